/** Which messages differ between the working tree and its base, so that a change can be named by them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES, messageFile } from '../site.config.ts';
import { exec } from './exec.ts';

type Messages = Readonly<Record<string, string>>;

/** Message ids by locale; empty where the base is no commit, or had no such file. */
export async function changedMessages(
  root: string,
  commit: string,
): Promise<Record<string, string[]>> {
  if (commit === '') return {};
  const pairs = LOCALES.map(async (locale) => {
    const path = messageFile(locale);
    try {
      const show = ['show', `${commit}:./${path}`];
      const before = await exec(root, 'git', show, AbortSignal.timeout(30_000));
      const now = await readFile(join(root, path), 'utf8');
      return [locale, differingIds(JSON.parse(before) as Messages, JSON.parse(now) as Messages)];
    } catch {
      return [locale, []];
    }
  });
  return Object.fromEntries(await Promise.all(pairs)) as Record<string, string[]>;
}

/** Ids whose text is new, gone or another. */
export function differingIds(before: Messages, now: Messages): string[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...ids].filter((id) => before[id] !== now[id]);
}
