import {
  mkdir,
  mkdtemp,
  open,
  readFile,
  readdir,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceDiffering } from './build/replace.ts';

let home = '';
const at = (...path: string[]) => join(home, ...path);
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'replace-'));
  await mkdir(at('from', 'fonts'), { recursive: true });
  await mkdir(at('to', 'fonts'), { recursive: true });
});
afterEach(() => rm(home, { recursive: true }));

test('VIS-1 generating again changes nothing that others read, when nothing has changed', async () => {
  await writeFile(at('from', 'fonts', 'a.woff2'), 'same');
  await writeFile(at('to', 'fonts', 'a.woff2'), 'same');
  await utimes(at('to', 'fonts', 'a.woff2'), 1, 1);
  const before = await stat(at('to', 'fonts', 'a.woff2'));
  await replaceDiffering(at('from'), at('to'));
  const { ino, mtimeMs } = await stat(at('to', 'fonts', 'a.woff2'));
  expect([ino, mtimeMs]).toEqual([before.ino, before.mtimeMs]);
});

test('VIS-1 a file that has changed is replaced whole: who has it open reads the old one to its end', async () => {
  await writeFile(at('from', 'tokens.css'), 'new');
  await writeFile(at('from', 'fonts', 'new.woff2'), 'font');
  await writeFile(at('to', 'tokens.css'), 'old, and longer');
  await writeFile(at('to', 'fonts', 'kept.woff2'), 'kept');
  const reader = await open(at('to', 'tokens.css'));
  await replaceDiffering(at('from'), at('to'));
  const read = await reader.readFile('utf8');
  await reader.close();
  expect(read).toBe('old, and longer');
  expect(await readFile(at('to', 'tokens.css'), 'utf8')).toBe('new');
  expect((await readdir(at('to', 'fonts'))).toSorted()).toEqual(['kept.woff2', 'new.woff2']);
  expect((await readdir(at('to'))).toSorted()).toEqual(['fonts', 'tokens.css']);
});
