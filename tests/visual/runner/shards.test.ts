import fc from 'fast-check';
import { expect, test } from 'vitest';
import { declaredStories } from '../matrix/coverage.ts';
import { type StoryGrid, planStoryGrids } from '../matrix/snapshots.ts';
import type { RunManifest } from './run-manifest.ts';
import {
  type ShardPlan,
  checkShards,
  countSnapshots,
  plannedShard,
  shardLine,
  storyGridsOfShard,
} from './shards.ts';

const matrix = planStoryGrids(declaredStories(), { stories: [], locales: [], widths: [] });
/** Maximum ratio of the largest shard to the smallest. */
const MAX_RATIO = 1.1;

const gridOf = (id: string, length: number): StoryGrid => {
  const story = { id, title: id, name: id, tags: [] };
  return {
    story,
    snapshots: Array.from({ length }, (_, width) => ({ story, locale: 'en', width })),
  };
};
const shardNames = (count: number) =>
  Array.from({ length: count }, (_, index) => `${index + 1}/${count}`);

/** Every other story has twice as many snapshots: as uneven as modes could make it. */
const uneven = matrix.map(({ story, snapshots }, index) => ({
  story,
  snapshots:
    index % 2 === 0
      ? snapshots
      : [...snapshots, ...snapshots.map((snapshot) => ({ ...snapshot, mode: 'x' }))],
}));

test.each([
  ['the real matrix', 4, matrix],
  ['the real matrix', 8, matrix],
  ['a matrix with modes', 4, uneven],
  ['a matrix with modes', 8, uneven],
])(
  'VIS-11 %s in %i shards: each story once, sizes differ by at most a tenth',
  (_name, count, grids) => {
    const shards = shardNames(count).map((shard) => storyGridsOfShard(grids, shard));
    const ids = shards.flat().map(({ story }) => story.id);
    expect(ids.toSorted()).toEqual(grids.map(({ story }) => story.id).toSorted());
    const sizes = shards.map(countSnapshots);
    console.log(`${count} shards of ${countSnapshots(grids)}: ${sizes.join(', ')}`);
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThanOrEqual(MAX_RATIO);
  },
);

test('VIS-11 shards differ by at most one story, and no story is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60)), fc.integer({ min: 1, max: 9 }), (lengths, count) => {
      const grids = lengths.map((length, index) => gridOf(`s${index}`, length));
      const sizes = shardNames(count).map((shard) =>
        countSnapshots(storyGridsOfShard(grids, shard)),
      );
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(Math.max(0, ...lengths));
      expect(sizes.reduce((a, b) => a + b, 0)).toBe(countSnapshots(grids));
    }),
  );
});

test('VIS-11 the size of a shard is printed in snapshots of all browsers', () => {
  const grids = [gridOf('a', 700), gridOf('b', 500), gridOf('c', 300)];
  expect(shardLine(grids, '1/2', 2)).toBe('shard 1/2: 1,400 of 3,000 snapshots');
});

const chromium = {
  name: 'chromium',
  executablePath: '',
  args: [],
  version: 'Chromium 153',
} as const;
const manifest: RunManifest = {
  root: '',
  candidate: { proxy: '', location: '', name: '' },
  storyGrids: [gridOf('a', 3), gridOf('b', 2), gridOf('c', 1)],
  removed: [{ ...gridOf('gone', 2), reason: '' }],
  browsers: [chromium, { ...chromium, name: 'firefox', version: 'Firefox 150' }],
  run: { commit: 'c0ffee', chromium: 'Chromium 153', strict: 'true' },
  harness: '',
  lints: true,
  isUnfiltered: true,
  ignoresCache: false,
  sample: [],
  seed: 0,
  workers: 1,
  out: '',
  scratch: '',
  strict: true,
  isMerge: false,
  html: false,
  startedAt: '',
};
const plans: readonly ShardPlan[] = shardNames(2).flatMap((shard) =>
  manifest.browsers.map(({ name }) => plannedShard({ ...manifest, shard }, name)),
);
const captured = plans.flatMap(({ snapshots }) => snapshots);
/** The plans, with another part of the run's description in the second shard. */
const withPart = (part: Record<string, string>) =>
  plans.map((plan) => (plan.shard === '2/2' ? { ...plan, run: { ...plan.run, ...part } } : plan));

test('VIS-11 the shards of a run have every snapshot of each browser, and the removed ones', () => {
  expect(() => checkShards(plans, captured, true)).not.toThrow();
  expect(captured).toHaveLength(16);
  expect(captured).toContain('gone/en/1/firefox');
});

test.each([
  {
    name: 'another browser',
    merged: withPart({ chromium: 'Chromium 152' }),
    error: 'chromium: "Chromium 152" in shard 2/2, but "Chromium 153" in shard 1/2.',
  },
  {
    name: 'a part that only one shard has',
    merged: withPart({ modes: 'all' }),
    error: 'modes: "all" in shard 2/2, but "" in shard 1/2.',
  },
  {
    name: 'one shard under two names',
    merged: plans.filter(({ shard }) => shard === '1/2'),
    error: 'of 16 planned snapshots',
  },
  { name: 'blobs of an older harness', merged: [], error: 'do not name their run' },
])('VIS-11 shards of different runs are refused: $name', ({ merged, error }) => {
  expect(() => checkShards(merged, captured, true)).toThrow(error);
});

test('VIS-11 a snapshot that is missing, unplanned or duplicated is an error that names it', () => {
  expect(() => checkShards(plans, captured.slice(1), true)).toThrow(
    `1 snapshots were planned, but not captured, such as ${captured[0]}.`,
  );
  expect(() => checkShards(plans, [...captured, 'x/en/1'], true)).toThrow('such as x/en/1.');
  expect(() => checkShards(plans, [...captured, 'a/en/1'], true)).toThrow(
    'were captured twice, such as a/en/1.',
  );
});

test('VIS-11 a single shard is complete with its own snapshots', () => {
  const [plan] = plans;
  expect(() => checkShards(plans.slice(0, 1), plan?.snapshots ?? [], false)).not.toThrow();
});
