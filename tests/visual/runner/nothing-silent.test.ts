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

/** A run's view of one snapshot in which both trees are made of the same files. */
function unchangedSight(
  store: CaptureCache,
  eyes: { head: StoryPage; base: StoryPage },
): CheckContext {
  const made = fingerprints('both', false);
  return { ...checkContext(store, eyes), fingerprints: { head: made, base: made } };
}

test('VIS-14 findings that nobody knows are looked for, though nothing the snapshot is made of has changed', async () => {
  const { store } = await cacheWithBaseline();
  const { shot, ...eyes } = pagePair(GRAY_PNG);
  const finding = { rule: 'clipped' as const, selector: 'p', text: '', key: '', pixels: 3 };
  const head = { ...eyes.head, lint: async () => [finding] };
  const sight = unchangedSight(store, { ...eyes, head });
  const first = await checkSnapshot(snapshotIn('vi'), sight, false);
  expect(first.row).toMatchObject({ status: 'unchanged', findings: [finding] });
  expect(shot).toEqual(['head']);
  // Known from now on: the same answer without a page.
  const second = await checkSnapshot(snapshotIn('vi'), sight, false);
  expect(second.row).toMatchObject({ status: 'unchanged', findings: [finding] });
  expect(second.row.skipped).toBe('nothing it is made of has changed');
  expect(shot).toEqual(['head']);
});

test('VIS-14 a story that fails in both trees is told, however little has changed', async () => {
  const { store } = await cacheWithBaseline();
  const { head, base } = pagePair(GRAY_PNG);
  const failing = { ...head, show: async () => ['play threw: planted'] };
  for (let run = 0; run < 2; run += 1) {
    const { row } = await checkSnapshot(
      snapshotIn('vi'),
      unchangedSight(store, { head: failing, base }),
      false,
    );
    expect(row).toMatchObject({ status: 'error', reason: 'play threw: planted' });
  }
});

/** Two equal ones in place are believed; then the fresh page's. */
const IN_PLACE = [LARGER_PNG, LARGER_PNG] as const;

test.each([
  {
    name: 'the first picture was another',
    head: fakeStoryPage(LARGER_PNG, GRAY_PNG),
    says: 'the picture changed while it was taken',
  },
  {
    name: 'it differed until both pages were fresh',
    head: fakeStoryPage(...IN_PLACE, GRAY_PNG),
    says: 'at first; the same from fresh pages',
  },
  {
    name: 'the story failed at first',
    head: { ...storyPageIn('vi'), retriedFailure: () => 'failed at first: play threw: planted' },
    says: 'failed at first: play threw: planted',
  },
])('VIS-14 flaky, counted and not kept: $name', async ({ head, says }) => {
  const sight = checkContext(emptyCache, { head, base: fakeStoryPage(GRAY_PNG) });
  const { row, retaken } = await checkSnapshot(snapshotIn('vi'), sight, false);
  expect(row).toMatchObject({ status: 'flaky', reason: expect.stringContaining(says) });
  expect(retaken).toBe(true);
});

test.each([
  { name: 'shows the same', fresh: GRAY_PNG, says: [] },
  {
    name: 'shows another picture',
    fresh: LARGER_PNG,
    says: [expect.stringMatching(/another picture: \d+ pixels differ/)],
  },
])(
  'VIS-3 a sampled snapshot is captured on a fresh page too, which $name',
  async ({ fresh, says }) => {
    const kept: string[] = [];
    const store: CaptureCache = { ...emptyCache, put: async (key) => void kept.push(key) };
    const eyes = {
      head: fakeStoryPage(GRAY_PNG),
      base: fakeStoryPage(GRAY_PNG),
      fresh: fakeStoryPage(fresh),
    };
    const sight = { ...checkContext(store, eyes), sample: new Set(['a--b/vi/375']) };
    const { row, sampled } = await checkSnapshot(snapshotIn('vi'), sight, false);
    expect(sampled).toBe(true);
    expect(row.problems.map(({ text }) => text)).toEqual(says);
    expect(row.problems.every(({ source }) => source === 'isolation')).toBe(true);
    expect(needsReview({ ...row, files: {} })).toBe(says.length > 0);
    expect(kept).toHaveLength(says.length > 0 ? 0 : 3);
  },
);
