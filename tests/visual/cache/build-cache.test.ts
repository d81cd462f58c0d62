import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildKey, openBuildCache, cacheFolder } from './build-cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visual-builds-'));
});
afterEach(() => rm(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

async function writeStorybook(build: string): Promise<void> {
  await writeFile(join(build, 'index.json'), '{}');
  await writeFile(join(build, 'iframe.html'), '');
}
const add = (builds: ReturnType<typeof openBuildCache>, key: string) =>
  builds.add(async (draft) => {
    await writeStorybook(draft);
    return key;
  });

test('VIS-5 a build is found by its key, and by no other', async () => {
  const builds = openBuildCache(folder);
  expect(await builds.find('a')).toBeUndefined();
  const build = await add(builds, 'a');
  expect(await openBuildCache(folder).find('a')).toBe(build);
  expect(await builds.find('b')).toBeUndefined();
});

test('VIS-5 a failed build leaves nothing, and an incomplete build is not found', async () => {
  const builds = openBuildCache(folder);
  const failing = builds.add(async (draft) => {
    await writeStorybook(draft);
    expect(await readdir(folder)).toHaveLength(1);
    throw new Error('stopped');
  });
  await expect(failing).rejects.toThrow('stopped');
  expect(await readdir(folder)).toEqual([]);
  await mkdir(join(folder, 'incomplete'));
  await writeFile(join(folder, 'incomplete', 'index.json'), '{}');
  expect(await builds.find('incomplete')).toBeUndefined();
});

test('VIS-5 an incomplete build is replaced by a complete one', async () => {
  await mkdir(join(folder, 'incomplete'));
  await writeFile(join(folder, 'incomplete', 'index.json'), '{}');
  const build = await add(openBuildCache(folder), 'incomplete');
  expect(await openBuildCache(folder).find('incomplete')).toBe(build);
});

test('VIS-5 two runs can build the same content at the same time', async () => {
  const folders = await Promise.all([
    add(openBuildCache(folder), 'a'),
    add(openBuildCache(folder), 'a'),
  ]);
  expect(new Set(folders).size).toBe(1);
  expect(await readdir(folder)).toEqual(['a']);
});

/** A build of an earlier run. */
async function addEarlier(key: string): Promise<void> {
  await mkdir(join(folder, key));
  await writeStorybook(join(folder, key));
}

test('VIS-5 the builds used last stay; drafts of killed processes are removed, current drafts are not', async () => {
  const builds = openBuildCache(folder, 2);
  await addEarlier('a');
  await addEarlier('b');
  const old = new Date(Date.now() - 2 * 3_600_000);
  for (const name of ['draft-abandoned', 'draft-current']) await mkdir(join(folder, name));
  for (const name of ['b', 'draft-abandoned']) await utimes(join(folder, name), old, old);
  await utimes(join(folder, 'a'), 0, 0);
  await builds.find('a');
  await add(builds, 'c');
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'c', 'draft-current']);
});

test('VIS-5 a build that this run uses stays, however many others are added', async () => {
  const builds = openBuildCache(folder, 1);
  await add(builds, 'candidate');
  await utimes(join(folder, 'candidate'), 0, 0);
  await add(builds, 'baseline');
  expect((await readdir(folder)).toSorted()).toEqual(['baseline', 'candidate']);
});

test('VIS-5 the key depends on what builds read: paths, contents, environment, and packages edited by hand', () => {
  const files = new Map([
    ['src/a.ts', '1'],
    ['README.md', '1'],
  ]);
  const key = buildKey(files, []);
  expect(buildKey(new Map([...files].toReversed()), [])).toBe(key);
  expect(buildKey(new Map([...files, ['README.md', '2']]), [])).toBe(key);
  expect(buildKey(new Map([...files, ['src/a.ts', '2']]), [])).not.toBe(key);
  expect(buildKey(new Map([...files, ['new.dat', '1']]), [])).not.toBe(key);
  expect(buildKey(files, [{ name: 'node_modules/x/i.js', hash: '1' }])).not.toBe(key);
  vi.stubEnv('VITE_SITE_ORIGIN', 'https://other.example');
  expect(buildKey(files, [])).not.toBe(key);
});

test('VIS-5 the cache is in node_modules, or in the folder that the environment names', () => {
  vi.stubEnv('UNIO_VISUAL_CACHE', '');
  expect(cacheFolder('/x')).toBe(join('/x', 'node_modules', '.cache', 'visual'));
  vi.stubEnv('UNIO_VISUAL_CACHE', folder);
  expect(cacheFolder('/x')).toBe(folder);
});
