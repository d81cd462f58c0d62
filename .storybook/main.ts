import type { StorybookConfig } from '@storybook/react-vite';
import { traceability } from './traceability.ts';
import { virtualModules } from './virtual-modules.ts';

/** Plugins for the built site only: its stamp, compression, service worker, prerendering. */
const isSitePlugin = (plugin: unknown) =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  /build-stamp|compression|pwa|prerender/.test(String(plugin.name));

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.tsx',
    '../tests/visual/report/stories/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  // msw's worker, which must not be in dist.
  staticDirs: ['../public', '../mocks/worker'],
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    define: { ...config.define, __TRACEABILITY__: JSON.stringify(traceability()) },
    plugins: [
      ...(config.plugins?.flat().filter((plugin) => !isSitePlugin(plugin)) ?? []),
      virtualModules(),
    ],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig;
