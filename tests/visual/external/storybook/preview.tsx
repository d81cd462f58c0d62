import type { Preview } from '@storybook/react-vite';

const GREETINGS: Readonly<Record<string, string>> = { en: 'Good day', de: 'Guten Tag' };

/** Set by a spec, so that one build serves with and without a toolbar. */
const { exampleToolbar } = window as { exampleToolbar?: NonNullable<Preview['globalTypes']> };

export default {
  globalTypes: exampleToolbar ?? {},
  decorators: [
    (Story, { globals: { language, theme, rtl } }) => (
      <div lang={language} data-theme={theme} dir={rtl === true ? 'rtl' : 'ltr'}>
        {GREETINGS[language]}
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'centered' },
} satisfies Preview;
