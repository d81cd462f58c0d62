import type { MessageFormatElement } from 'react-intl';
import { fetchModule } from '../hydration/lazy-component.tsx';
import type english from './messages/en.json';
import type { Locale } from './locales.ts';
import type { Namespace } from './namespaces.ts';

/** Every message id of the site. */
export type MessageId = keyof typeof english;

/**
 * Messages of one language, compiled at build. Of a part, or of the shell, the other ids are not
 * there; a page is only shown with all that it says.
 */
export type Messages = Record<MessageId, MessageFormatElement[]>;

type File = { default: Messages };
type Files = Record<string, () => Promise<File>>;

const SHELL: Files = import.meta.glob<File>('./messages/*.json', { query: '?namespace=shell' });
const NAMESPACES: Readonly<Record<Namespace, Files>> = {
  hero: import.meta.glob<File>('./messages/*.json', { query: '?namespace=hero' }),
  home: import.meta.glob<File>('./messages/*.json', { query: '?namespace=home' }),
  card: import.meta.glob<File>('./messages/*.json', { query: '?namespace=card' }),
  'bank-card': import.meta.glob<File>('./messages/*.json', { query: '?namespace=bank-card' }),
  guide: import.meta.glob<File>('./messages/*.json', { query: '?namespace=guide' }),
};

const loaded = new Map<string, Messages>();
/** Parts that a page has asked for: a change of the language brings them along. */
const inUse = new Set<Namespace>();

/**
 * Loads what every page says in one language, and the parts in use; each is a file of its own, asked
 * for again after a moment. Rejects with a ChunkError when one cannot be fetched. The module system
 * keeps what was loaded.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const [shell] = await Promise.all([
    fetchModule(fileOf(SHELL, locale)),
    ...[...inUse].map((part) => loadNamespace(locale, part)),
  ]);
  return shell.default;
}

/** Loads the messages of a part; rejects like {@link loadMessages}. */
export async function loadNamespace(locale: Locale, part: Namespace): Promise<Messages> {
  inUse.add(part);
  const file = await fetchModule(fileOf(NAMESPACES[part], locale));
  loaded.set(`${locale} ${part}`, file.default);
  return file.default;
}

/** The messages of a part, if they are there already. */
export function getLoadedNamespace(locale: Locale, part: Namespace): Messages | undefined {
  return loaded.get(`${locale} ${part}`);
}

function fileOf(files: Files, locale: Locale): () => Promise<File> {
  const load = files[`./messages/${locale}.json`];
  if (!load) throw new Error(`No messages for ${locale}`);
  return load;
}
