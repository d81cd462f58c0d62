import { expect, test } from 'vitest';
import { planComparison } from './plan-comparison.ts';
import { type Filters, PROJECT_DIMENSIONS, type Story, snapshotName } from './snapshots.ts';

const story = (id: string, ...tags: string[]): Story => ({
  id,
  title: 'Primitives/X',
  name: id,
  tags,
});
const stories = (...ids: string[]) => ids.map((id) => story(id));
const NO_FILTERS: Filters = { stories: [], locales: [], widths: [] };
const PAIRWISE = { product: 'pairwise', names: [] } as const;

/** The ids of the stories that are captured, and of those with removed snapshots. */
const planned = (globs: string[], candidate: string[], baseline: string[]) => {
  const filters = { ...NO_FILTERS, stories: globs };
  const { storyGrids, removed } = planComparison(
    stories(...candidate),
    stories(...baseline),
    filters,
    PROJECT_DIMENSIONS,
  );
  return [storyGrids.map((grid) => grid.story.id), removed.map((grid) => grid.story.id)];
};

test('VIS-10 a story that only the baseline has is reported as removed', () => {
  expect(planned([], ['a', 'b'], ['a', 'c'])).toEqual([['a', 'b'], ['c']]);
});

/** The removed snapshots of a baseline with the stories a and b. */
const removedFrom = (
  candidate: readonly Story[],
  baselineNames: string[] | undefined,
  filters: Partial<Filters> = {},
) =>
  planComparison(
    candidate,
    stories('a', 'b'),
    { ...NO_FILTERS, ...filters },
    PROJECT_DIMENSIONS,
    baselineNames,
  ).removed;

test.each([
  ['a tag switches it off', 'visual:off', 10],
  ['a tag leaves one width', 'width:375', 5],
  ['a tag leaves one locale', 'locale:en', 8],
])('VIS-14 snapshots of a story that still exists are removed when %s', (_, tag, count) => {
  const [first, ...others] = removedFrom([story('a', tag), story('b')], undefined);
  expect(others).toEqual([]);
  expect(first?.snapshots).toHaveLength(count);
  expect(first?.reason).toBe('only the baseline has it: the story still exists');
});

test('VIS-14 a width, a locale and a mode that only the baseline lists are removed by name', () => {
  const listed = ['a/en/375', 'a/en/431', 'b/fr/375', 'b/vi/431+dpr-2'];
  const names = (filters: Partial<Filters> = {}) =>
    removedFrom(stories('a', 'b'), listed, filters).flatMap(({ snapshots }) =>
      snapshots.map(snapshotName),
    );
  expect(names({ modes: PAIRWISE })).toEqual(['a/en/431', 'b/fr/375', 'b/vi/431+dpr-2']);
  expect(names()).toEqual(['a/en/431', 'b/fr/375']);
  expect(names({ modes: { ...PAIRWISE, names: ['dpr-2'] } })).toEqual(['b/vi/431+dpr-2']);
  expect(names({ stories: ['b'], locales: ['vi'], modes: PAIRWISE })).toEqual(['b/vi/431+dpr-2']);
  expect(names({ widths: [431] })).toEqual(['a/en/431']);
});

test('VIS-14 with a global set, only snapshots that the baseline alone lists are removed', () => {
  const globals = { locale: 'locale', set: { scenario: 'timeout' } };
  const { removed } = planComparison(
    ...([stories('a'), stories('a'), NO_FILTERS] as const),
    ...([{ ...PROJECT_DIMENSIONS, globals }, ['a/en/375', 'a/en/431']] as const),
  );
  expect(removed.flatMap(({ snapshots }) => snapshots.map(snapshotName))).toEqual([
    'a/en/431/scenario=timeout',
  ]);
});

test('VIS-2 a filter may match stories of the baseline only or of both builds; no match is an error', () => {
  expect(planned(['c'], ['a'], ['a', 'c'])).toEqual([[], ['c']]);
  expect(planned(['x-*'], ['x-a', 'b'], ['x-c'])).toEqual([['x-a'], ['x-c']]);
  expect(() => planned(['z'], ['a'], ['a'])).toThrow('No story matches "z"');
});
