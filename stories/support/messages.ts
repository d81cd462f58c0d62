import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import type { MessageId, Messages } from '../../src/i18n/messages.ts';
import { isLocale, INTL_LOCALES, LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { MESSAGE_IDS } from './message-ids.ts';
import { TAGS } from './message-tags.ts';

const files = import.meta.glob<Messages>('../../src/i18n/messages/*.json', {
  import: 'default',
  eager: true,
});
const pseudoFiles = import.meta.glob<Messages>('../../src/i18n/messages/en.json', {
  import: 'default',
  eager: true,
  query: '?pseudo',
});

/** The toolbar's values. */
type Globals = Readonly<Record<string, unknown>>;

/** The page's language; English for the pseudo-locale. */
export function localeOf(globals: Globals): Locale {
  return isLocale(globals['locale']) ? globals['locale'] : 'en';
}

/** The messages of the toolbar's locale, which may be the pseudo-locale or that of the ids. */
export function messagesOf(globals: Globals): Messages {
  if (isLocale(globals['locale'])) return messagesFor(globals['locale']);
  if (globals['locale'] === MESSAGE_IDS) return messageIds();
  return pseudoFiles['../../src/i18n/messages/en.json'] ?? messagesFor('en');
}

/** Translates as the page does, so that a play function passes in every language (I18N-4). */
export function translator(globals: Globals): Translate {
  return createTranslate(localeOf(globals), messagesOf(globals));
}

/** Translates into one language, whatever the toolbar's. */
export function translatorFor(locale: Locale): Translate {
  return createTranslate(locale, messagesFor(locale));
}

type Translate = (id: MessageId, values?: Record<string, string | number>) => string;

function createTranslate(locale: Locale, messages: Messages): Translate {
  const { formatMessage } = createIntl({ locale: INTL_LOCALES[locale], messages });
  // Testing Library normalizes the spaces of the page, but not those of the text it looks for.
  return (id, values) => formatMessage({ id }, { ...values, ...TAGS }).replaceAll(/\s+/g, ' ');
}

/** English, where a message that has the text of another one in any language is its id instead. */
function messageIds(): Messages {
  const ids: Record<string, MessageFormatElement[]> = {};
  for (const locale of LOCALES) {
    const messages = Object.entries(messagesFor(locale));
    for (const group of Map.groupBy(messages, ([, tree]) => JSON.stringify(tree)).values())
      if (group.length > 1) for (const [id] of group) ids[id] = [{ type: TYPE.literal, value: id }];
  }
  return { ...messagesFor('en'), ...ids };
}

function messagesFor(locale: Locale): Messages {
  const messages = files[`../../src/i18n/messages/${locale}.json`];
  if (!messages) throw new Error(`No messages for ${locale}`);
  return messages;
}
