import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BuildCache, buildKey, openBuildCache, cacheFolder } from './build-cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visual-builds-'));
});
afterEach(() => rm(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

async function storybook(place: string): Promise<void> {
  await writeFile(join(place, 'index.json'), '{}');
  await writeFile(join(place, 'iframe.html'), '');
}
const add = (builds: BuildCache, key: string) =>
  builds.add(async (draft) => {
    await storybook(draft);
    return key;
  });

test('VIS-5 a build is found by its key, and by no other', async () => {
  const builds = openBuildCache(folder);
  expect(await builds.find('a')).toBeUndefined();
  const place = await add(builds, 'a');
  expect(await openBuildCache(folder).find('a')).toBe(place);
  expect(await builds.find('b')).toBeUndefined();
});

test('VIS-5 a build that fails leaves nothing, and half a build never counts', async () => {
  const builds = openBuildCache(folder);
  const failing = builds.add(async (draft) => {
    await storybook(draft);
    expect(await readdir(folder)).toHaveLength(1);
    throw new Error('stopped');
  });
  await expect(failing).rejects.toThrow('stopped');
  expect(await readdir(folder)).toEqual([]);
  await mkdir(join(folder, 'half'));
  await writeFile(join(folder, 'half', 'index.json'), '{}');
  expect(await builds.find('half')).toBeUndefined();
});

test('VIS-5 half a build does not stand in the way of a whole one', async () => {
  await mkdir(join(folder, 'half'));
  await writeFile(join(folder, 'half', 'index.json'), '{}');
  const place = await add(openBuildCache(folder), 'half');
  expect(await openBuildCache(folder).find('half')).toBe(place);
});

test('VIS-5 two runs that build the same at the same time both have it', async () => {
  const places = await Promise.all([
    add(openBuildCache(folder), 'a'),
    add(openBuildCache(folder), 'a'),
  ]);
  expect(new Set(places).size).toBe(1);
  expect(await readdir(folder)).toEqual(['a']);
});

/** A build that another run has left. */
async function leave(key: string): Promise<void> {
  await mkdir(join(folder, key));
  await storybook(join(folder, key));
}

test('VIS-5 the builds used last stay; drafts of the dead go, drafts of the living do not', async () => {
  const builds = openBuildCache(folder, 2);
  await leave('a');
  await leave('b');
  const old = new Date(Date.now() - 2 * 3_600_000);
  for (const name of ['draft-dead', 'draft-alive']) await mkdir(join(folder, name));
  for (const name of ['b', 'draft-dead']) await utimes(join(folder, name), old, old);
  await utimes(join(folder, 'a'), 0, 0);
  await builds.find('a');
  await add(builds, 'c');
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'c', 'draft-alive']);
});

test('VIS-5 a build that this run uses stays, however many others are made', async () => {
  const builds = openBuildCache(folder, 1);
  await add(builds, 'head');
  await utimes(join(folder, 'head'), 0, 0);
  await add(builds, 'base');
  expect((await readdir(folder)).toSorted()).toEqual(['base', 'head']);
});

test('VIS-5 the key is of what builds read: paths, contents, environment, and packages changed by hand', () => {
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

test('VIS-5 the cache is beside the dependencies, or where the environment says', () => {
  vi.stubEnv('UNIO_VISUAL_CACHE', '');
  expect(cacheFolder('/x')).toBe(join('/x', 'node_modules', '.cache', 'visual'));
  vi.stubEnv('UNIO_VISUAL_CACHE', folder);
  expect(cacheFolder('/x')).toBe(folder);
});
