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

/** The row of a snapshot whose pages have these languages, and the keys that were cached. */
async function check(
  locale: string,
  languages: { candidate: string; baseline?: string },
  showsOtherLocales = false,
) {
  const cached: string[] = [];
  const cache: CaptureCache = {
    get: async () => undefined,
    put: async (key) => void cached.push(key),
    trim: async () => {},
  };
  const pages = {
    candidate: storyPageIn(languages.candidate),
    baseline: storyPageIn(languages.baseline ?? locale),
  };
  const context = checkContext(cache, pages, showsOtherLocales);
  const { row } = await checkSnapshot(snapshotIn(locale), context, false);
  return { row, cached };
}

test('VIS-5 a page in another language than its snapshot is an error and is not cached', async () => {
  const { row, cached } = await check('vi', { candidate: 'en' });
  expect(row).toMatchObject({
    status: 'error',
    reason: expect.stringContaining('language is "en"'),
  });
  expect(cached).toEqual([]);
});

test("VIS-5 the baseline's screenshot is not cached when its page is in another language", async () => {
  const { row, cached } = await check('vi', { candidate: 'vi', baseline: 'es' });
  expect(row.status).toBe('unchanged');
  expect(cached).toEqual(['candidate vi', 'candidate vi findings-lint']);
});

test.each([
  { name: 'in its own language', locale: 'vi', language: 'vi' },
  { name: 'of the pseudo-locale, whose language is English', locale: 'en-XA', language: 'en' },
  { name: 'of a story that sets another language', locale: 'vi', language: 'es', spans: true },
])('VIS-5 a page $name is captured and cached', async ({ locale, language, spans }) => {
  const { row, cached } = await check(locale, { candidate: language, baseline: language }, spans);
  expect(row.status).toBe('unchanged');
  expect(cached).toHaveLength(3);
});

/** Damages a cached screenshot without changing its length: only reading it reveals that. */
const damage = (picture: string) => writeFile(picture, Buffer.alloc(GRAY_PNG.length));

test("VIS-5 a cached baseline is neither captured nor read when the candidate's screenshot is equal", async () => {
  const { cache, picture } = await cacheWithBaseline();
  await damage(picture);
  const { captured, ...pages } = pagePair(GRAY_PNG);
  const { row, captures } = await checkSnapshot(
    snapshotIn('vi'),
    checkContext(cache, pages),
    false,
  );
  expect({ captured, captures }).toEqual({ captured: ['candidate'], captures: 1 });
  expect(row).toMatchObject({ status: 'unchanged', stored: picture });
});

test('VIS-5 both builds are captured when the cached baseline is damaged and the candidate differs', async () => {
  const { cache, picture } = await cacheWithBaseline();
  await damage(picture);
  const { captured, ...pages } = pagePair(PNG.sync.write(new PNG({ width: 6, height: 4 })));
  const { row, captures } = await checkSnapshot(
    snapshotIn('vi'),
    checkContext(cache, pages),
    false,
  );
  expect({ captured, captures }).toEqual({
    captured: ['candidate', 'baseline', 'candidate'],
    captures: 3,
  });
  expect(row.status).toBe('unchanged');
});

test('VIS-4 a difference of one pixel by one step of 255 is a change, with severity and digest', async () => {
  const png = new PNG({ width: 4, height: 4 });
  png.data.fill(255);
  const before = PNG.sync.write(png);
  png.data[2] = 254;
  const after = PNG.sync.write(png);
  const cache: CaptureCache = { ...emptyCache, put: async () => undefined };
  const rowOf = async (candidate: Buffer, baseline: Buffer, layout = '') => {
    const pages = {
      candidate: { ...fakeStoryPage(candidate), layout: async () => layout },
      baseline: fakeStoryPage(baseline),
    };
    return (await checkSnapshot(snapshotIn('vi'), checkContext(cache, pages), false)).row;
  };
  const row = await rowOf(after, before);
  expect(row).toMatchObject({ status: 'changed', severity: 'subtle' });
  expect(row.digest).toMatch(/^[\da-f]{32}$/);
  expect(await rowOf(after, before)).toMatchObject({ digest: row.digest });
  expect((await rowOf(GRAY_PNG, before)).digest).not.toBe(row.digest);
  expect(await rowOf(after, before, 'an element moved')).toMatchObject({ severity: 'layout' });
  expect(await rowOf(LARGER_PNG, GRAY_PNG)).toMatchObject({ severity: 'layout' });
});

test('VIS-9 axe checks the narrowest and the widest plain snapshot of each locale, and no mode', () => {
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
