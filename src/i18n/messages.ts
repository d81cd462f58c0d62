import type { MessageFormatElement } from 'react-intl';
import { fetchModule } from '../hydration/lazy-component.tsx';
import type english from './messages/en.json';
import type { Locale } from './locales.ts';
import { readMessages, type Integrity } from './message-file.ts';
import type { MessageGroup, Namespace } from './namespaces.ts';

export type MessageId = keyof typeof english;

/**
 * Compiled messages of one locale. With one namespace only, the other ids are missing; a page
 * renders only when all its namespaces are loaded.
 */
export type Messages = Record<MessageId, MessageFormatElement[]>;

type Contents = Record<MessageGroup, Messages | Integrity>;

const MESSAGE_MODULES = import.meta.glob<{ default: Contents }>('./messages/*.json', {
  query: '?namespaces',
});

/** With the fields that React reads, so that `use` does not suspend on loaded messages. */
type Fetched = Promise<Messages> & { status?: 'fulfilled'; value?: Messages };

const fetched = new Map<string, Fetched>();
/** Requested namespaces, which also load when the locale changes. */
const namespacesInUse = new Set<Namespace>();

/**
 * Loads the shell's messages and the namespaces in use, one file each, with retries. Rejects with a
 * ChunkError.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const [shell] = await Promise.all([
    fetchMessages(locale, 'shell'),
    ...[...namespacesInUse].map((namespace) => loadNamespace(locale, namespace)),
  ]);
  return shell;
}

/** Rejects like {@link loadMessages}. */
export function loadNamespace(locale: Locale, namespace: Namespace): Promise<Messages> {
  namespacesInUse.add(namespace);
  return fetchMessages(locale, namespace);
}

/** Undefined if they are not loaded. */
export function getLoadedNamespace(locale: Locale, namespace: Namespace): Messages | undefined {
  return fetched.get(`${locale} ${namespace}`)?.value;
}

/** Sends one request per file, and a new request only after a failure. Rejects like {@link loadMessages}. */
export function fetchMessages(locale: Locale, group: MessageGroup): Promise<Messages> {
  const key = `${locale} ${group}`;
  const cached = fetched.get(key);
  if (cached) return cached;
  const load = MESSAGE_MODULES[`./messages/${locale}.json`];
  if (!load) throw new Error(`No messages for ${locale}`);
  const fetching: Fetched = fetchModule(load).then(({ default: contents }) =>
    fetchModule(() => readMessages(locale, contents[group])),
  );
  fetching.then(
    (value) => void Object.assign(fetching, { status: 'fulfilled', value }),
    () => fetched.delete(key),
  );
  fetched.set(key, fetching);
  return fetching;
}
