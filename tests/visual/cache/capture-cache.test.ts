import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CacheEntry, openCaptureCache } from './capture-cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visual-store-'));
});
afterEach(() => rm(folder, { recursive: true }));

const print = (digit: string) => digit.repeat(40);
const entry = (png: string): CacheEntry => ({
  png: Buffer.from(png),
  size: { width: 375, height: 900 },
  findings: [{ rule: 'overlap', selector: 'a', key: '', text: 'x', pixels: 3 }],
  problems: [{ source: 'console', rule: 'error', text: 'y', selector: '' }],
});

/** Paths of the files of one kind. */
async function kept(kind: 'entries' | 'pictures'): Promise<string[]> {
  const found = await readdir(join(folder, kind), { recursive: true, withFileTypes: true });
  return found.filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name));
}
const only = async (kind: 'entries' | 'pictures') => (await kept(kind))[0] ?? '';

test('VIS-5 gives back what was put, also to another process', async () => {
  await openCaptureCache({ folder }).put(print('a'), entry('one'));
  const found = await openCaptureCache({ folder }).get(print('a'));
  const { png: _, ...facts } = entry('one');
  expect(found).toMatchObject(facts);
  expect(await found?.screenshot?.read()).toEqual(Buffer.from('one'));
  expect(await openCaptureCache({ folder }).get(print('b'))).toBeUndefined();
});

test('VIS-5 keeps a snapshot without a picture', async () => {
  const { png: _, ...looked } = entry('');
  await openCaptureCache({ folder }).put(print('a'), looked);
  const found = await openCaptureCache({ folder }).get(print('a'));
  expect(found).toEqual(looked);
});

test('VIS-5 keeps equal pictures once and says that they are equal', async () => {
  const store = openCaptureCache({ folder });
  await store.put(print('a'), entry('one'));
  await store.put(print('b'), entry('one'));
  await store.put(print('c'), entry('two'));
  expect(await kept('pictures')).toHaveLength(2);
  const [a, b, c] = await Promise.all(['a', 'b', 'c'].map((it) => store.get(print(it))));
  expect(a?.screenshot?.hash).toBe(b?.screenshot?.hash);
  expect(a?.screenshot?.hash).not.toBe(c?.screenshot?.hash);
});

test.each([
  ['an entry cut short', 'entries', '{"version":1,"size"'],
  ['an empty entry', 'entries', ''],
  ['an entry of another version', 'entries', '{"version":2}'],
  ['an entry that is no object', 'entries', 'null'],
  ['a picture cut short', 'pictures', 'on'],
] as const)('VIS-5 %s counts as none', async (_, kind, content) => {
  const store = openCaptureCache({ folder });
  await store.put(print('a'), entry('one'));
  await writeFile(await only(kind), content);
  expect(await store.get(print('a'))).toBeUndefined();
});

test('VIS-5 a picture whose bytes broke is not given, and the next one is kept anew', async () => {
  const store = openCaptureCache({ folder });
  await store.put(print('a'), entry('one'));
  await writeFile(await only('pictures'), 'onE');
  const found = await store.get(print('a'));
  expect(await found?.screenshot?.read()).toBeUndefined();
  await store.put(print('a'), entry('one'));
  expect(await (await store.get(print('a')))?.screenshot?.read()).toEqual(Buffer.from('one'));
});

test('VIS-5 many writers of the same snapshot leave one whole entry and no temporary file', async () => {
  const stores = Array.from({ length: 20 }, () => openCaptureCache({ folder }));
  await Promise.all(stores.map((store) => store.put(print('a'), entry('one'))));
  expect(await kept('entries')).toHaveLength(1);
  expect(await kept('pictures')).toHaveLength(1);
  expect(await stores[0]?.get(print('a'))).toBeDefined();
});

test('VIS-5 what was not used for longest goes first, and what is used stays', async () => {
  const store = openCaptureCache({ folder });
  await store.put(print('a'), entry('one'.repeat(1000)));
  await store.put(print('b'), entry('two'.repeat(1000)));
  const oldest = (await store.get(print('b')))?.screenshot?.path;
  for (const path of [...(await kept('entries')), ...(await kept('pictures'))]) {
    const used = new Date(Date.now() - (path === oldest ? 120_000 : 60_000));
    await utimes(path, used, used);
  }
  await store.get(print('b'));
  await openCaptureCache({ folder, limit: 4000 }).trim();
  expect(await store.get(print('a'))).toBeUndefined();
  expect(await (await store.get(print('b')))?.screenshot?.read()).toHaveLength(3000);
});

test('VIS-5 trimming removes what a writer that died left, not what one writes now', async () => {
  const store = openCaptureCache({ folder });
  await store.put(print('a'), entry('one'));
  const path = await only('entries');
  const [dead, alive] = ['0', '1'].map(
    (it) => `${path}.${it.repeat(8)}-0000-0000-0000-000000000000`,
  );
  const long = new Date(Date.now() - 2 * 3_600_000);
  await writeFile(dead ?? '', 'x');
  await writeFile(alive ?? '', 'x');
  await utimes(dead ?? '', long, long);
  await store.trim();
  expect(await kept('entries')).toEqual(expect.arrayContaining([path, alive]));
  expect(await kept('entries')).not.toContain(dead);
});

test('VIS-5 a store that cannot be written says so once and never rejects', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const said: string[] = [];
  // A file where a folder should be fails as a full disk does: on every write.
  const store = openCaptureCache({ folder: file, say: (what) => said.push(what) });
  await Promise.all([store.put(print('a'), entry('one')), store.put(print('b'), entry('two'))]);
  await store.put(print('c'), entry('three'));
  await store.trim();
  expect(said).toEqual([expect.stringContaining('captures are not kept for the next run: ')]);
  expect(await store.get(print('a'))).toBeUndefined();
});
