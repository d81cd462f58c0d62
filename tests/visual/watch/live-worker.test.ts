import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { launchBrowser } from '../capture/launch-browser.ts';
import { openStoryPage, type StoryPage } from '../capture/story-page.ts';
import {
  GRAY_PNG,
  emptyCache,
  fingerprints,
  snapshotIn,
  storyPageIn,
} from '../support/story-pages.ts';
import { createLiveWorker } from './live-worker.ts';

vi.mock('../capture/launch-browser.ts');
vi.mock('../capture/story-page.ts');

function workerWith(candidate: Partial<StoryPage>) {
  const baseline = storyPageIn('vi');
  vi.mocked(launchBrowser).mockResolvedValue({ close: async () => {} } as never);
  vi.mocked(openStoryPage).mockImplementation(async (_browser, proxy) =>
    proxy === 'candidate' ? { ...storyPageIn('vi'), ...candidate } : baseline,
  );
  return createLiveWorker({
    ...{ candidate: 'candidate', baseline: 'baseline' },
    cache: { ...emptyCache, put: async () => undefined },
    fingerprints: { candidate: fingerprints('a', true), baseline: fingerprints('b', true) },
    baselineStories: new Set(['a--b']),
  });
}

test('VIS-17 the page is loaded again once after each save', async () => {
  const reloads: unknown[] = [];
  const worker = workerWith({
    show: async ({ locale }, isFresh) => {
      reloads.push([locale, isFresh]);
      return [];
    },
  });
  // The second save does not wait for the first one's checks.
  const rows = await Promise.all([
    worker.check(snapshotIn('en'), 1),
    worker.check(snapshotIn('es'), 1),
    worker.check(snapshotIn('en'), 2),
    worker.check(snapshotIn('es'), 2),
  ]);
  expect(rows.map(({ row }) => row.status)).toEqual(Array(4).fill('unchanged'));
  expect(reloads).toEqual([
    ['en', true],
    ['es', false],
    ['en', true],
    ['es', false],
  ]);
});

test('VIS-17 checks of one page never overlap, and a browser that fails is an error', async () => {
  let open = 0;
  const worker = workerWith({
    async screenshot() {
      open += 1;
      await setImmediate();
      if (open > 1) throw new Error('two at once');
      open -= 1;
      return GRAY_PNG;
    },
    lint: async () => {
      throw new Error('the page crashed');
    },
  });
  const results = await Promise.all([1, 2].map((save) => worker.check(snapshotIn('vi'), save)));
  expect(results.map(({ row }) => row.reason)).toEqual(
    Array(2).fill('the browser failed: Error: the page crashed'),
  );
});
