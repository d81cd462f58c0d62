import { writeFile } from 'node:fs/promises';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import {
  GRAY_PNG,
  LARGER_PNG,
  snapshotIn,
  emptyCache,
  pagePair,
  checkContext,
  storyPageIn,
  fakeStoryPage,
  cacheWithBaseline,
} from '../support/story-pages.ts';
import type { CaptureCache } from '../cache/capture-cache.ts';
import type { Snapshot } from '../matrix/snapshots.ts';
import { axeSnapshots, checkSnapshot } from './check-snapshot.ts';

/** What becomes of a snapshot in `locale` whose pages say these languages, and what of it is kept. */
async function seen(locale: string, langs: { head: string; base?: string }, spans = false) {
  const kept: string[] = [];
  const store: CaptureCache = {
    get: async () => undefined,
    put: async (key) => void kept.push(key),
    trim: async () => {},
  };
  const eyes = { head: storyPageIn(langs.head), base: storyPageIn(langs.base ?? locale) };
  const { row } = await checkSnapshot(snapshotIn(locale), checkContext(store, eyes, spans), false);
  return { row, kept };
}

test('VIS-5 a page in another language than its snapshot is refused, and nothing of it is kept', async () => {
  const { row, kept } = await seen('vi', { head: 'en' });
  expect(row).toMatchObject({ status: 'error', reason: expect.stringContaining('it is in "en"') });
  expect(kept).toEqual([]);
});

test("VIS-5 the base's page is not kept either when it is in another language", async () => {
  const { row, kept } = await seen('vi', { head: 'vi', base: 'es' });
  expect(row.status).toBe('unchanged');
  expect(kept).toEqual(['head vi', 'head vi findings-faults']);
});

test.each([
  { name: 'in its own language', locale: 'vi', lang: 'vi', spans: false },
  { name: 'of the pseudo-locale, which says it is English', locale: 'en-XA', lang: 'en' },
  { name: 'of a story that chooses another language', locale: 'vi', lang: 'es', spans: true },
])('VIS-5 a page $name is taken and kept', async ({ locale, lang, spans }) => {
  const { row, kept } = await seen(locale, { head: lang, base: lang }, spans);
  expect(row.status).toBe('unchanged');
  expect(kept).toHaveLength(3);
});

/** Breaks a picture without a change of its length, so that only who reads it can tell. */
const spoil = (picture: string) => writeFile(picture, Buffer.alloc(GRAY_PNG.length));

test("VIS-5 a known base's picture is neither taken nor read when the new one is equal", async () => {
  const { store, picture } = await cacheWithBaseline();
  await spoil(picture);
  const { shot, ...eyes } = pagePair(GRAY_PNG);
  const { row, captures } = await checkSnapshot(snapshotIn('vi'), checkContext(store, eyes), false);
  expect({ shot, captures }).toEqual({ shot: ['head'], captures: 1 });
  expect(row).toMatchObject({ status: 'unchanged', stored: picture });
});

test("VIS-5 both sides are taken when the base's picture broke and the new one is not equal", async () => {
  const { store, picture } = await cacheWithBaseline();
  await spoil(picture);
  const { shot, ...eyes } = pagePair(PNG.sync.write(new PNG({ width: 6, height: 4 })));
  const { row, captures } = await checkSnapshot(snapshotIn('vi'), checkContext(store, eyes), false);
  expect({ shot, captures }).toEqual({ shot: ['head', 'base', 'head'], captures: 3 });
  expect(row.status).toBe('unchanged');
});

test('VIS-4 a difference of one pixel by one step of 255 is a change, with severity and digest', async () => {
  const png = new PNG({ width: 4, height: 4 });
  png.data.fill(255);
  const before = PNG.sync.write(png);
  png.data[2] = 254;
  const after = PNG.sync.write(png);
  const kept: CaptureCache = { ...emptyCache, put: async () => undefined };
  const rowOf = async (head: Buffer, base: Buffer, moved = '') => {
    const eyes = {
      head: { ...fakeStoryPage(head), layout: async () => moved },
      base: fakeStoryPage(base),
    };
    return (await checkSnapshot(snapshotIn('vi'), checkContext(kept, eyes), false)).row;
  };
  const row = await rowOf(after, before);
  expect(row).toMatchObject({ status: 'changed', severity: 'subtle' });
  expect(row.digest).toMatch(/^[\da-f]{32}$/);
  expect(await rowOf(after, before)).toMatchObject({ digest: row.digest });
  expect((await rowOf(GRAY_PNG, before)).digest).not.toBe(row.digest);
  expect(await rowOf(after, before, 'an element moved')).toMatchObject({ severity: 'layout' });
  expect(await rowOf(LARGER_PNG, GRAY_PNG)).toMatchObject({ severity: 'layout' });
});

test('VIS-9 axe looks at the narrowest and the widest plain snapshot of each locale, and at no mode', () => {
  const story = { id: 'a--b', title: 'A', name: 'B', tags: [] };
  const snapshot = (locale: string, width: number, mode?: string): Snapshot => ({
    story,
    locale,
    width,
    ...(mode !== undefined && { mode }),
  });
  const snapshots = [
    ...[375, 800, 1440].flatMap((width) => [snapshot('en', width), snapshot('vi', width)]),
    snapshot('en', 320, 'text-200'),
  ];
  expect(
    [...axeSnapshots({ story, snapshots })].map(({ locale, width }) => `${locale} ${width}`),
  ).toEqual(expect.arrayContaining(['en 375', 'en 1440', 'vi 375', 'vi 1440']));
  expect(axeSnapshots({ story, snapshots }).size).toBe(4);
});
