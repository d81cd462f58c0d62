import type { StorybookConfig } from '@storybook/react-vite';

/** Like Storybook's starter template: styles in files, no locale, no msw. */
export default {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'tests/visual/isolation/storybook/vite.config.ts' } },
  },
  stories: ['../stories/*.stories.tsx'],
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig;
