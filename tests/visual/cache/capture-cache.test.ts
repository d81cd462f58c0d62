import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CacheEntry, openCaptureCache } from './capture-cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visual-captures-'));
});
afterEach(() => rm(folder, { recursive: true }));

const fingerprint = (digit: string) => digit.repeat(40);
const entry = (png: string): CacheEntry => ({
  png: Buffer.from(png),
  size: { width: 375, height: 900 },
  findings: [{ rule: 'overlap', selector: 'a', key: '', text: 'x', pixels: 3 }],
  problems: [{ source: 'console', rule: 'error', text: 'y', selector: '' }],
});

async function filesOf(kind: 'entries' | 'screenshots'): Promise<string[]> {
  const found = await readdir(join(folder, kind), { recursive: true, withFileTypes: true });
  return found.filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name));
}
const onlyFile = async (kind: 'entries' | 'screenshots') => (await filesOf(kind))[0] ?? '';

test('VIS-5 a cached capture is found again, also by another process', async () => {
  await openCaptureCache({ folder }).put(fingerprint('a'), entry('one'));
  const found = await openCaptureCache({ folder }).get(fingerprint('a'));
  const { png: _, ...facts } = entry('one');
  expect(found).toMatchObject(facts);
  expect(await found?.screenshot?.read()).toEqual(Buffer.from('one'));
  expect(await openCaptureCache({ folder }).get(fingerprint('b'))).toBeUndefined();
});

test('VIS-5 a snapshot without a screenshot is cached', async () => {
  const { png: _, ...linted } = entry('');
  await openCaptureCache({ folder }).put(fingerprint('a'), linted);
  const found = await openCaptureCache({ folder }).get(fingerprint('a'));
  expect(found).toEqual(linted);
});

test('VIS-5 equal screenshots are stored once and have the same hash', async () => {
  const cache = openCaptureCache({ folder });
  await cache.put(fingerprint('a'), entry('one'));
  await cache.put(fingerprint('b'), entry('one'));
  await cache.put(fingerprint('c'), entry('two'));
  expect(await filesOf('screenshots')).toHaveLength(2);
  const [a, b, c] = await Promise.all(['a', 'b', 'c'].map((it) => cache.get(fingerprint(it))));
  expect(a?.screenshot?.hash).toBe(b?.screenshot?.hash);
  expect(a?.screenshot?.hash).not.toBe(c?.screenshot?.hash);
});

test.each([
  ['a truncated entry', 'entries', '{"version":1,"size"'],
  ['an empty entry', 'entries', ''],
  ['an entry of another version', 'entries', '{"version":2}'],
  ['an entry that is not an object', 'entries', 'null'],
  ['a truncated screenshot', 'screenshots', 'on'],
] as const)('VIS-5 %s is ignored', async (_, kind, content) => {
  const cache = openCaptureCache({ folder });
  await cache.put(fingerprint('a'), entry('one'));
  await writeFile(await onlyFile(kind), content);
  expect(await cache.get(fingerprint('a'))).toBeUndefined();
});

test('VIS-5 a damaged screenshot is not returned, and the next put stores it again', async () => {
  const cache = openCaptureCache({ folder });
  await cache.put(fingerprint('a'), entry('one'));
  await writeFile(await onlyFile('screenshots'), 'onE');
  const found = await cache.get(fingerprint('a'));
  expect(await found?.screenshot?.read()).toBeUndefined();
  await cache.put(fingerprint('a'), entry('one'));
  expect(await (await cache.get(fingerprint('a')))?.screenshot?.read()).toEqual(Buffer.from('one'));
});

test('VIS-5 many writers of the same snapshot leave one complete entry and no temporary file', async () => {
  const caches = Array.from({ length: 20 }, () => openCaptureCache({ folder }));
  await Promise.all(caches.map((each) => each.put(fingerprint('a'), entry('one'))));
  expect(await filesOf('entries')).toHaveLength(1);
  expect(await filesOf('screenshots')).toHaveLength(1);
  expect(await caches[0]?.get(fingerprint('a'))).toBeDefined();
});

test('VIS-5 the least recently used capture is removed first', async () => {
  const cache = openCaptureCache({ folder });
  await cache.put(fingerprint('a'), entry('one'.repeat(1000)));
  await cache.put(fingerprint('b'), entry('two'.repeat(1000)));
  const oldest = (await cache.get(fingerprint('b')))?.screenshot?.path;
  for (const path of [...(await filesOf('entries')), ...(await filesOf('screenshots'))]) {
    const used = new Date(Date.now() - (path === oldest ? 120_000 : 60_000));
    await utimes(path, used, used);
  }
  await cache.get(fingerprint('b'));
  await openCaptureCache({ folder, limit: 4000 }).trim();
  expect(await cache.get(fingerprint('a'))).toBeUndefined();
  expect(await (await cache.get(fingerprint('b')))?.screenshot?.read()).toHaveLength(3000);
});

test('VIS-5 trimming removes the temporary files of killed processes, not those of running ones', async () => {
  const cache = openCaptureCache({ folder });
  await cache.put(fingerprint('a'), entry('one'));
  const path = await onlyFile('entries');
  const [abandoned, current] = ['0', '1'].map(
    (it) => `${path}.${it.repeat(8)}-0000-0000-0000-000000000000`,
  );
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await writeFile(abandoned ?? '', 'x');
  await writeFile(current ?? '', 'x');
  await utimes(abandoned ?? '', longAgo, longAgo);
  await cache.trim();
  expect(await filesOf('entries')).toEqual(expect.arrayContaining([path, current]));
  expect(await filesOf('entries')).not.toContain(abandoned);
});

test('VIS-5 a cache that cannot be written warns once and never rejects', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const warnings: string[] = [];
  // A file in place of the folder makes every write fail, as a full disk does.
  const cache = openCaptureCache({ folder: file, warn: (message) => warnings.push(message) });
  await Promise.all([
    cache.put(fingerprint('a'), entry('one')),
    cache.put(fingerprint('b'), entry('two')),
  ]);
  await cache.put(fingerprint('c'), entry('three'));
  await cache.trim();
  expect(warnings).toEqual([
    expect.stringContaining('captures cannot be cached for the next run: '),
  ]);
  expect(await cache.get(fingerprint('a'))).toBeUndefined();
});
