import type { MessageFormatElement } from 'react-intl';
import { fetchModule } from '../hydration/lazy-component.tsx';
import type english from './messages/en.json';
import type { Locale } from './locales.ts';
import { readMessages, type MessageFile } from './message-file.ts';
import type { MessageGroup, Namespace } from './namespaces.ts';

export type MessageId = keyof typeof english;

/**
 * Compiled messages of one locale. With one namespace only, the other ids are missing; a page
 * renders only when all its namespaces are loaded.
 */
export type Messages = Record<MessageId, MessageFormatElement[]>;

type Contents = Record<MessageGroup, Messages | MessageFile>;

const LOCALES = import.meta.glob<{ default: Contents }>('./messages/*.json', {
  query: '?namespaces',
});

const loaded = new Map<string, Messages>();
/** Requested namespaces, which also load when the locale changes. */
const inUse = new Set<Namespace>();

/**
 * Loads the shell's messages and the namespaces in use, a file each, with retries. Rejects with a
 * ChunkError.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const [shell] = await Promise.all([
    fetchMessages(locale, 'shell'),
    ...[...inUse].map((part) => loadNamespace(locale, part)),
  ]);
  return shell;
}

/** Rejects like {@link loadMessages}. */
export async function loadNamespace(locale: Locale, part: Namespace): Promise<Messages> {
  inUse.add(part);
  const messages = await fetchMessages(locale, part);
  loaded.set(`${locale} ${part}`, messages);
  return messages;
}

/** Undefined if they are not loaded. */
export function getLoadedNamespace(locale: Locale, part: Namespace): Messages | undefined {
  return loaded.get(`${locale} ${part}`);
}

const fetched = new Map<string, Promise<Messages>>();

/** One request for each; a new one after a failure. Rejects like {@link loadMessages}. */
export function fetchMessages(locale: Locale, part: MessageGroup): Promise<Messages> {
  const key = `${locale} ${part}`;
  const known = fetched.get(key);
  if (known) return known;
  const load = LOCALES[`./messages/${locale}.json`];
  if (!load) throw new Error(`No messages for ${locale}`);
  const fetching = fetchModule(load).then(({ default: contents }) =>
    fetchModule(() => readMessages(contents[part])),
  );
  fetched.set(key, fetching);
  fetching.catch(() => fetched.delete(key));
  return fetching;
}
