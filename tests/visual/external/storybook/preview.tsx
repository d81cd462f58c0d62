import type { Preview } from '@storybook/react-vite';

const GREETINGS: Readonly<Record<string, string>> = { en: 'Good day', de: 'Guten Tag' };

/** A spec puts a toolbar into the document: one build stands for Storybooks with and without it. */
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
