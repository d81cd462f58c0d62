import { readFileSync } from 'node:fs';
import { createIntl } from '@formatjs/intl';
import type { Locale } from '../../../src/i18n/locales.ts';
import type { MessageId } from '../../../src/i18n/messages.ts';

const FOLDER = new URL('../../../src/i18n/messages/', import.meta.url);

export function readMessages(locale: Locale): Readonly<Record<MessageId, string>> {
  return JSON.parse(readFileSync(new URL(`${locale}.json`, FOLDER), 'utf8')) as Record<
    MessageId,
    string
  >;
}

/** A function from message id to the text that the site must show in this language. */
export function translatorFor(locale: Locale) {
  const intl = createIntl({
    locale,
    messages: readMessages(locale),
    onError: (error) => {
      throw error;
    },
  });
  return (id: MessageId, values: Record<string, string | number> = {}): string =>
    intl.formatMessage({ id }, values);
}
