import type { StorybookConfig } from '@storybook/react-vite';
import { loadEnv, type PluginOption } from 'vite';
import { parseSiteConfig } from '../src/site-config.ts';
import { reportSaves } from '../tests/visual/watch/report-saves.ts';
import { traceability } from './traceability.ts';
import { virtualModules } from './virtual-modules.ts';

/** Plugins for the built site only: its stamp, compression, service worker, prerendering. */
const SITE_PLUGIN = /build-stamp|compression|pwa|prerender|remember-folder/;

/** Also from nested lists: one package may be several plugins. */
const withoutSitePlugins = (plugins: readonly PluginOption[]): PluginOption[] =>
  plugins.flatMap((plugin) => {
    if (Array.isArray(plugin)) return withoutSitePlugins(plugin);
    const isOfSite = plugin && 'name' in plugin && SITE_PLUGIN.test(plugin.name);
    return isOfSite ? [] : [plugin];
  });

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
    // Files, as on the site: of inlined images the browser would choose the largest.
    build: { ...config.build, assetsInlineLimit: 0 },
    define: {
      ...config.define,
      // Production settings, also in development: `.env.development` is only for the site's own server.
      __SITE__: JSON.stringify(parseSiteConfig(loadEnv('production', process.cwd()))),
      __TRACEABILITY__: JSON.stringify(traceability()),
    },
    plugins: [...withoutSitePlugins(config.plugins ?? []), virtualModules(), reportSaves()],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig;
