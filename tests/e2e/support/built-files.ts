import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from './test-servers.ts';

/** The file name of the one built script that contains a text. Throws if none or several do. */
export function findBuiltScript(text: string): string {
  const folder = join(DIST, 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const found = scripts.filter((name) => readFileSync(join(folder, name), 'utf8').includes(text));
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} scripts contain ${text}`);
  return found[0];
}
