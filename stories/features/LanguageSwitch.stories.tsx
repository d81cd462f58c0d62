import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormattedMessage } from 'react-intl';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LanguageSwitch } from '../../src/features/language/LanguageSwitch.tsx';
import { LOCALE_NAMES, LOCALES } from '../../src/i18n/locales.ts';
import { SetLocaleContext } from '../../src/i18n/LocaleProvider.tsx';
import { readStoredLocale } from '../../src/i18n/locale-storage.ts';
import { Text } from '../../src/primitives/Text.tsx';
import { localeOf, translatorFor, translator } from '../support/messages.ts';
import { resetPageState } from '../support/page-state.ts';
import { HeroFrame } from '../support/Surface.tsx';

const meta = {
  title: 'Features/Language switch',
  component: LanguageSwitch,
  render: () => (
    <HeroFrame>
      <LanguageSwitch />
      <Text as="h1" $variant="heading">
        <FormattedMessage id="download.title" />
      </Text>
    </HeroFrame>
  ),
  beforeEach: resetPageState,
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button names the current language. */
export const Closed: Story = {
  async play({ canvasElement, globals }) {
    const name = LOCALE_NAMES[localeOf(globals)];
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName(
      translator(globals)('language.label', { name }),
    );
  },
};

/** HDR-6 five languages, each in its own language, the current one marked. */
export const Open: Story = {
  async play({ canvasElement, globals }) {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const list = await within(canvasElement).findByRole('list', {
      name: translator(globals)('language.list'),
    });
    const options = within(list).getAllByRole('button');
    await expect(options.map((option) => option.textContent)).toEqual(Object.values(LOCALE_NAMES));
    await expect(options.map((option) => option.lang)).toEqual([...LOCALES]);
    const current = within(list).getAllByRole('button', { current: true });
    await expect(current.map((option) => option.lang)).toEqual([localeOf(globals)]);
  },
};

/** I18N-3 a choice changes the text and `<html lang>` and is saved, without a reload. */
export const Chosen: Story = {
  async play({ canvasElement, globals }) {
    const index = LOCALES.indexOf(localeOf(globals));
    const nextLocale = LOCALES[(index + 1) % LOCALES.length] ?? 'en';
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button'));
    await userEvent.click(await page.findByRole('button', { name: LOCALE_NAMES[nextLocale] }));
    await page.findByText(translatorFor(nextLocale)('download.title'), { selector: 'h1' });
    await waitFor(() => expect(document.documentElement.lang).toBe(nextLocale));
    await expect(readStoredLocale()).toBe(nextLocale);
    await waitFor(() => expect(page.queryByRole('list')).toBeNull());
  },
};

/** I18N-3 a language that does not load leaves the list open and says so. */
export const Failed: Story = {
  decorators: [
    (Story) => (
      <SetLocaleContext value={() => Promise.resolve(false)}>
        <Story />
      </SetLocaleContext>
    ),
  ],
  async play({ canvasElement, globals }) {
    const index = LOCALES.indexOf(localeOf(globals));
    const name = LOCALE_NAMES[LOCALES[(index + 1) % LOCALES.length] ?? 'en'];
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button'));
    await userEvent.click(await page.findByRole('button', { name }));
    const failure = await page.findByText(translator(globals)('language.failed', { name }));
    await expect(failure.parentElement).toHaveRole('status');
    // Not at once: the list fades in.
    await waitFor(() => expect(page.getByRole('list')).toBeVisible());
  },
};
