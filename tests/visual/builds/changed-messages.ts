/** The messages that differ between the working tree and the base commit, to explain changes by them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES, messageFile } from '../site.config.ts';
import { git } from './exec.ts';

type Messages = Readonly<Record<string, string>>;

/** Message ids by locale; none where there is no base commit or the base has no such file. */
export async function changedMessages(root: string, commit: string) {
  const locales = commit === '' ? [] : LOCALES;
  const pairs = locales.map(async (locale): Promise<[string, string[]]> => {
    const path = messageFile(locale);
    try {
      const before = JSON.parse(await git(root, ['show', `${commit}:./${path}`])) as Messages;
      const after = JSON.parse(await readFile(join(root, path), 'utf8')) as Messages;
      const ids = Object.keys({ ...before, ...after });
      return [locale, ids.filter((id) => before[id] !== after[id])];
    } catch {
      return [locale, []];
    }
  });
  return Object.fromEntries(await Promise.all(pairs));
}
