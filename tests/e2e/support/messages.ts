import { readFileSync } from 'node:fs';
import { createIntl } from '@formatjs/intl';
import { formatAmounts } from '../../../src/build/messages/amounts.ts';
import { INTL_LOCALES, type Locale } from '../../../src/i18n/locales.ts';
import type { MessageId } from '../../../src/i18n/messages.ts';
import { TAGS } from '../../../stories/support/message-tags.ts';

const FOLDER = new URL('../../../src/i18n/messages/', import.meta.url);

/** The messages of a language, with the amounts that the build writes into them. */
export function readMessages(locale: Locale): Readonly<Record<MessageId, string>> {
  const amounts = formatAmounts(locale);
  const text = readFileSync(new URL(`${locale}.json`, FOLDER), 'utf8').replaceAll(
    /\{(\w+)\}/g,
    (argument, name: string) => amounts[name] ?? argument,
  );
  return JSON.parse(text) as Record<MessageId, string>;
}

/** A function from message id to the text that the site must show in this language. */
export function translatorFor(locale: Locale) {
  const intl = createIntl({
    locale: INTL_LOCALES[locale],
    messages: readMessages(locale),
    onError: (error) => {
      throw error;
    },
  });
  return (id: MessageId, values: Record<string, string | number> = {}): string =>
    intl.formatMessage({ id }, { ...values, ...TAGS });
}
