import type { StorybookConfig } from '@storybook/react-vite';

const isCompression = (plugin: unknown) =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  String(plugin.name).includes('compression');

export default {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  // The worker of msw is served here only: it never reaches dist.
  staticDirs: ['../public', '../mocks/worker'],
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    // The site is served compressed; the Storybook is opened on this machine.
    plugins: config.plugins?.flat().filter((plugin) => !isCompression(plugin)) ?? [],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig;
