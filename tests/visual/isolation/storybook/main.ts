import type { StorybookConfig } from '@storybook/react-vite';

/** The Storybook of the isolation fixtures: stories that leave traces, and stories with errors. */
export default {
  framework: {
    name: '@storybook/react-vite',
    // The site's own configuration needs its messages and settings.
    options: { builder: { viteConfigPath: 'tests/visual/isolation/storybook/vite.config.ts' } },
  },
  stories: ['../stories/*.stories.tsx'],
  addons: ['msw-storybook-addon'],
  staticDirs: ['../../../../mocks/worker'],
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig;
