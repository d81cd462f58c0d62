import { createIntl } from 'react-intl';
import type { MessageId, Messages } from '../../src/i18n/messages.ts';
import { isLocale, type Locale } from '../../src/i18n/locales.ts';

const files = import.meta.glob<Messages>('../../src/i18n/messages/*.json', {
  import: 'default',
  eager: true,
});
const pseudo = import.meta.glob<Messages>('../../src/i18n/messages/en.json', {
  import: 'default',
  eager: true,
  query: '?pseudo',
});

/** The toolbar's values that a play function gets. */
type Globals = Readonly<Record<string, unknown>>;

/** The language a story is shown in; English for the pseudo-locale. */
export function localeOf(globals: Globals): Locale {
  return isLocale(globals['locale']) ? globals['locale'] : 'en';
}

/** From message id to the text on the screen, so that assertions hold in every language (I18N-4). */
export function translator(globals: Globals): ReturnType<typeof translatorFor> {
  if (isLocale(globals['locale'])) return translatorFor(globals['locale']);
  return speak('en', pseudo['../../src/i18n/messages/en.json']);
}

/** From message id to text in one language. Throws when it has no messages. */
export function translatorFor(locale: Locale) {
  return speak(locale, files[`../../src/i18n/messages/${locale}.json`]);
}

function speak(locale: Locale, messages: Messages | undefined) {
  if (!messages) throw new Error(`No messages for ${locale}`);
  const { formatMessage } = createIntl({ locale, messages });
  return (id: MessageId, values?: Record<string, string | number>): string =>
    // Queries read a no-break space on the page as a space, but not one in what they look for.
    formatMessage({ id }, values).replaceAll(/\s+/g, ' ');
}
