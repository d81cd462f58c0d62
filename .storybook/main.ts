import type { StorybookConfig } from '@storybook/react-vite';
import { traceability } from './traceability.ts';
import { virtualModules } from './virtual-modules.ts';

/** What only the built site has: compressed files, the service worker, the document's head. */
const isForTheSite = (plugin: unknown) =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  /compression|pwa|prerender/.test(String(plugin.name));

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.tsx',
    '../tests/visual/report/stories/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  // The worker of msw is served here only: it never reaches dist.
  staticDirs: ['../public', '../mocks/worker'],
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    define: { ...config.define, __TRACEABILITY__: JSON.stringify(traceability()) },
    // The Storybook is opened on this machine, and its own worker is that of msw.
    plugins: [
      ...(config.plugins?.flat().filter((plugin) => !isForTheSite(plugin)) ?? []),
      virtualModules(),
    ],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig;
