import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type StoryGrid, planStoryGrids } from '../matrix/snapshots.ts';
import { declaredStories } from '../matrix/coverage.ts';
import {
  type ShardPlan,
  checkShards,
  countSnapshots,
  plannedShard,
  shardLine,
  dealShard,
} from './shards.ts';
import type { RunManifest } from './run-manifest.ts';

const ALL = { stories: [], locales: [], widths: [] };
const matrix = planStoryGrids(declaredStories(), ALL);
/** What R10 asks for: the largest share over the smallest. */
const MOST = 1.1;

const sheetOf = (id: string, length: number): StoryGrid => {
  const story = { id, title: id, name: id, tags: [] };
  return {
    story,
    snapshots: Array.from({ length }, (_, at) => ({ story, locale: 'en', width: at })),
  };
};
const shardsOf = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}/${count}`);

// Twice as many snapshots in each other story: as uneven as modes may make it.
const grown = matrix.map(({ story, snapshots }, at) => ({
  story,
  snapshots:
    at % 2 === 0
      ? snapshots
      : [...snapshots, ...snapshots.map((snapshot) => ({ ...snapshot, mode: 'x' }))],
}));

test.each([
  ['the real matrix', 4, matrix],
  ['the real matrix', 8, matrix],
  ['a matrix with modes', 4, grown],
  ['a matrix with modes', 8, grown],
])('VIS-11 %s in %i shards: each story once, shares within a tenth', (_what, count, sheets) => {
  const shares = shardsOf(count).map((shard) => dealShard(sheets, shard));
  const ids = shares.flatMap((share) => share.map(({ story }) => story.id));
  expect(ids.toSorted()).toEqual(sheets.map(({ story }) => story.id).toSorted());
  const sizes = shares.map(countSnapshots);
  console.log(`${count} shards of ${countSnapshots(sheets)}: ${sizes.join(', ')}`);
  expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThanOrEqual(MOST);
});

test('VIS-11 two shards never differ by more than one story has, and no story is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60)), fc.integer({ min: 1, max: 9 }), (sizes, count) => {
      const sheets = sizes.map((size, at) => sheetOf(`s${at}`, size));
      const shares = shardsOf(count).map((shard) => countSnapshots(dealShard(sheets, shard)));
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(Math.max(0, ...sizes));
      expect(shares.reduce((a, b) => a + b, 0)).toBe(countSnapshots(sheets));
    }),
  );
});

test('VIS-11 a share is told in snapshots of all engines', () => {
  const sheets = [sheetOf('a', 700), sheetOf('b', 500), sheetOf('c', 300)];
  expect(shardLine(sheets, '1/2', 2)).toBe('shard 1/2: 1,400 of 3,000 snapshots');
});

const chromium = {
  name: 'chromium',
  executablePath: '',
  args: [],
  version: 'Chromium 153',
} as const;
const plan: RunManifest = {
  root: '',
  candidate: { proxy: '', place: '', name: '' },
  storyGrids: [sheetOf('a', 3), sheetOf('b', 2), sheetOf('c', 1)],
  removed: [{ ...sheetOf('gone', 2), reason: '' }],
  browsers: [chromium, { ...chromium, name: 'firefox', version: 'Firefox 150' }],
  run: { commit: 'c0ffee', chromium: 'Chromium 153', strict: 'true' },
  code: '',
  lints: true,
  isUnfiltered: true,
  ignoresCache: false,
  sample: [],
  seed: 0,
  workers: 1,
  out: '',
  scratch: '',
  strict: true,
  merges: false,
  html: false,
  startedAt: '',
};
const shares: readonly ShardPlan[] = shardsOf(2).flatMap((shard) =>
  plan.browsers.map(({ name }) => plannedShard({ ...plan, shard }, name)),
);
const captured = shares.flatMap(({ snapshots }) => snapshots);

test('VIS-11 shards of one run hold every snapshot of each engine, and those of the base alone', () => {
  expect(() => checkShards(shares, captured, true)).not.toThrow();
  expect(captured).toHaveLength(16);
  expect(captured).toContain('gone/en/1/firefox');
});

test.each([
  {
    wrong: 'another browser',
    given: shares.map((it) =>
      it.shard === '2/2' ? { ...it, run: { ...it.run, chromium: 'Chromium 152' } } : it,
    ),
    says: 'chromium: "Chromium 152" in shard 2/2, but "Chromium 153" in shard 1/2.',
  },
  {
    wrong: 'a part that only one knows',
    given: shares.map((it) =>
      it.shard === '2/2' ? { ...it, run: { ...it.run, modes: 'all' } } : it,
    ),
    says: 'modes: "all" in shard 2/2, but "" in shard 1/2.',
  },
  {
    wrong: 'one shard under two names',
    given: shares.filter(({ shard }) => shard === '1/2'),
    says: 'of 16 planned snapshots',
  },
  { wrong: 'blobs of an older harness', given: [], says: 'do not say which run they are of' },
])('VIS-11 unlike shards are refused: $wrong', ({ given, says }) => {
  expect(() => checkShards(given, captured, true)).toThrow(says);
});

test('VIS-11 a snapshot that is missing, unplanned or there twice is an error that names it', () => {
  expect(() => checkShards(shares, captured.slice(1), true)).toThrow(
    `1 snapshots were planned, but not captured, such as ${captured[0]}.`,
  );
  expect(() => checkShards(shares, [...captured, 'x/en/1'], true)).toThrow('such as x/en/1.');
  expect(() => checkShards(shares, [...captured, 'a/en/1'], true)).toThrow(
    'were captured twice, such as a/en/1.',
  );
});

test('VIS-11 a shard alone is complete when its own snapshots are there', () => {
  const [own] = shares;
  expect(() => checkShards(shares.slice(0, 1), own?.snapshots ?? [], false)).not.toThrow();
});
