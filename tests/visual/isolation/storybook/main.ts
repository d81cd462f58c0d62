import type { StorybookConfig } from '@storybook/react-vite';

/** The Storybook of leaks: stories that leave traces, and stories with something wrong. */
export default {
  framework: {
    name: '@storybook/react-vite',
    // Not the site's own: that reads messages and settings which mean nothing here.
    options: { builder: { viteConfigPath: 'tests/visual/isolation/storybook/vite.config.ts' } },
  },
  stories: ['../stories/*.stories.tsx'],
  addons: ['msw-storybook-addon'],
  staticDirs: ['../../../../mocks/worker'],
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig;
