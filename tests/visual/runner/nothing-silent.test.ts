import { expect, test } from 'vitest';
import {
  GRAY_PNG,
  LARGER_PNG,
  snapshotIn,
  emptyCache,
  pagePair,
  fingerprints,
  checkContext,
  storyPageIn,
  fakeStoryPage,
  cacheWithBaseline,
} from '../support/story-pages.ts';
import type { CaptureCache } from '../cache/capture-cache.ts';
import type { StoryPage } from '../capture/story-page.ts';
import { needsReview } from '../report/results.ts';
import { type CheckContext, checkSnapshot } from './check-snapshot.ts';

/** A context in which both builds have the same inputs. */
function unchangedContext(
  cache: CaptureCache,
  pages: { candidate: StoryPage; baseline: StoryPage },
): CheckContext {
  const both = fingerprints('both', false);
  return { ...checkContext(cache, pages), fingerprints: { candidate: both, baseline: both } };
}

test('VIS-14 VIS-21 an unchanged snapshot is linted if its findings are not cached', async () => {
  const { cache } = await cacheWithBaseline();
  const { captured, ...pages } = pagePair(GRAY_PNG);
  const finding = { rule: 'clipped' as const, selector: 'p', text: '', key: '', pixels: 3 };
  const structure = { elements: [], suppressions: { 'parity-order': 'sorted' } };
  const candidate = { ...pages.candidate, lint: async () => ({ findings: [finding], structure }) };
  const context = unchangedContext(cache, { ...pages, candidate });
  const first = await checkSnapshot(snapshotIn('vi'), context, false);
  expect(first.row).toMatchObject({ status: 'unchanged', findings: [finding] });
  expect(first.structure).toEqual(structure);
  expect(captured).toEqual(['candidate']);
  // Cached from now on.
  const second = await checkSnapshot(snapshotIn('vi'), context, false);
  expect(second.row).toMatchObject({ status: 'unchanged', findings: [finding] });
  expect(second.row.skipped).toBe('none of its inputs changed');
  expect(second.structure).toEqual(structure);
  expect(captured).toEqual(['candidate']);
});

test.each([
  { name: 'in both builds', baseline: GRAY_PNG, status: 'flaky' },
  { name: 'only in the candidate', baseline: LARGER_PNG, status: 'changed' },
])(
  'VIS-14 a screenshot that differs from the cached one of the same inputs is reported in each run: $name',
  async ({ baseline, status }) => {
    const { cache } = await cacheWithBaseline();
    const size = { width: 6, height: 4 };
    await cache.put('both vi', { png: LARGER_PNG, size, findings: [], problems: [] });
    const pages = { candidate: fakeStoryPage(GRAY_PNG), baseline: fakeStoryPage(baseline) };
    for (let run = 0; run < 2; run += 1) {
      const { row } = await checkSnapshot(snapshotIn('vi'), unchangedContext(cache, pages), false);
      expect(row).toMatchObject({
        status,
        reason: expect.stringContaining('although none of its inputs changed'),
        pictures: ['expected', 'actual', 'diff'],
      });
    }
  },
);

test('VIS-14 a story that fails in both builds is an error in each run', async () => {
  const { cache } = await cacheWithBaseline();
  const { candidate, baseline } = pagePair(GRAY_PNG);
  const failing = { ...candidate, show: async () => ['play threw: planted'] };
  for (let run = 0; run < 2; run += 1) {
    const { row } = await checkSnapshot(
      snapshotIn('vi'),
      unchangedContext(cache, { candidate: failing, baseline }),
      false,
    );
    expect(row).toMatchObject({ status: 'error', reason: 'play threw: planted' });
  }
});

/** Two equal screenshots count as stable; the third one is the fresh page's. */
const IN_PLACE = [LARGER_PNG, LARGER_PNG] as const;

test.each([
  {
    name: 'the first screenshot differed',
    candidate: fakeStoryPage(LARGER_PNG, GRAY_PNG),
    says: 'the picture changed while it was captured',
    pictures: [],
  },
  {
    name: 'it differed until both pages were fresh',
    candidate: fakeStoryPage(...IN_PLACE, GRAY_PNG),
    says: 'at first; the same from fresh pages',
    pictures: ['expected', 'actual', 'diff'],
  },
  {
    name: 'the story failed at first',
    candidate: {
      ...storyPageIn('vi'),
      retriedFailure: () => 'failed at first: play threw: planted',
    },
    says: 'failed at first: play threw: planted',
    pictures: [],
  },
])('VIS-14 flaky, counted and not cached: $name', async ({ candidate, says, pictures }) => {
  const context = checkContext(emptyCache, { candidate, baseline: fakeStoryPage(GRAY_PNG) });
  const { row, retaken } = await checkSnapshot(snapshotIn('vi'), context, false);
  expect(row).toMatchObject({ status: 'flaky', reason: expect.stringContaining(says), pictures });
  expect(retaken).toBe(true);
});

test.each([
  { name: 'looks the same', fresh: GRAY_PNG, says: [] },
  {
    name: 'looks different',
    fresh: LARGER_PNG,
    says: [expect.stringMatching(/another picture: \d+ pixels differ/)],
  },
])(
  'VIS-3 a sampled snapshot is captured on a fresh page as well, which $name',
  async ({ fresh, says }) => {
    const cached: string[] = [];
    const cache: CaptureCache = { ...emptyCache, put: async (key) => void cached.push(key) };
    const pages = {
      candidate: fakeStoryPage(GRAY_PNG),
      baseline: fakeStoryPage(GRAY_PNG),
      freshPage: fakeStoryPage(fresh),
    };
    const context = { ...checkContext(cache, pages), sample: new Set(['a--b/vi/375']) };
    const { row, sampled } = await checkSnapshot(snapshotIn('vi'), context, false);
    expect(sampled).toBe(true);
    expect(row.problems.map(({ text }) => text)).toEqual(says);
    expect(row.problems.every(({ source }) => source === 'isolation')).toBe(true);
    expect(needsReview({ ...row, files: {} })).toBe(says.length > 0);
    expect(cached).toHaveLength(says.length > 0 ? 0 : 3);
  },
);
