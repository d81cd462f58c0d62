/** The messages that differ between the working tree and the base commit, to explain changes by them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES, messageFile } from '../site.node.ts';
import { git } from './exec.ts';

type Messages = Readonly<Record<string, string>>;

/** `before` or `after` is undefined where that version has no such message. */
export interface ChangedMessage {
  readonly id: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** By locale; no messages without a base commit, or where the base lacks the locale's file. */
export async function changedMessages(root: string, commit: string) {
  const locales = commit === '' ? [] : LOCALES;
  const pairs = locales.map(async (locale): Promise<[string, ChangedMessage[]]> => {
    const path = messageFile(locale);
    try {
      const before = JSON.parse(await git(root, ['show', `${commit}:./${path}`])) as Messages;
      const after = JSON.parse(await readFile(join(root, path), 'utf8')) as Messages;
      const ids = Object.keys({ ...before, ...after });
      const messages = ids.map((id) => ({ id, before: before[id], after: after[id] }));
      return [locale, messages.filter((it) => it.before !== it.after)];
    } catch {
      return [locale, []];
    }
  });
  return Object.fromEntries(await Promise.all(pairs));
}
