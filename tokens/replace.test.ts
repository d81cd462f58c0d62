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

let folder = '';
const path = (...parts: string[]) => join(folder, ...parts);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replace-'));
  await mkdir(path('from', 'fonts'), { recursive: true });
  await mkdir(path('to', 'fonts'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

test('VIS-1 a file with the same bytes is not written again', async () => {
  const file = path('to', 'fonts', 'a.woff2');
  await writeFile(path('from', 'fonts', 'a.woff2'), 'same');
  await writeFile(file, 'same');
  await utimes(file, 1, 1);
  const before = await stat(file);
  await replaceDiffering(path('from'), path('to'));
  const { ino, mtimeMs } = await stat(file);
  expect([ino, mtimeMs]).toEqual([before.ino, before.mtimeMs]);
});

test('VIS-1 a changed file is replaced atomically: an open reader gets the old content', async () => {
  await writeFile(path('from', 'tokens.css'), 'new');
  await writeFile(path('from', 'fonts', 'new.woff2'), 'font');
  await writeFile(path('to', 'tokens.css'), 'old, and longer');
  await writeFile(path('to', 'fonts', 'other.woff2'), 'other');
  const reader = await open(path('to', 'tokens.css'));
  await replaceDiffering(path('from'), path('to'));
  const read = await reader.readFile('utf8');
  await reader.close();
  expect(read).toBe('old, and longer');
  expect(await readFile(path('to', 'tokens.css'), 'utf8')).toBe('new');
  expect((await readdir(path('to', 'fonts'))).toSorted()).toEqual(['new.woff2', 'other.woff2']);
  expect((await readdir(path('to'))).toSorted()).toEqual(['fonts', 'tokens.css']);
});
