import type { MessageFormatElement } from 'react-intl';
import type english from './messages/en.json';
import type { Locale } from './locales.ts';

/** Every message id of the site. */
export type MessageId = keyof typeof english;

/** One language's messages, compiled at build. */
export type Messages = Record<MessageId, MessageFormatElement[]>;

const files = import.meta.glob<Messages>('./messages/*.json', { import: 'default' });

/**
 * Loads one language; each is a file of its own. Rejects when the file cannot be fetched.
 * A language is loaded once: the module system keeps it.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const load = files[`./messages/${locale}.json`];
  if (!load) throw new Error(`No messages for ${locale}`);
  return load();
}
