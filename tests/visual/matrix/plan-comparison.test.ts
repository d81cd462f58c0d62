import { expect, test } from 'vitest';
import { planComparison } from './plan-comparison.ts';
import { type Filters, PROJECT_DIMENSIONS, type Story, snapshotName } from './snapshots.ts';

const story = (id: string): Story => ({ id, title: 'Primitives/X', name: id, tags: [] });
const NONE: Filters = { stories: [], locales: [], widths: [] };
const PAIRWISE = { product: 'pairwise', names: [] } as const;
const ids = (globs: string[], head: string[], base: string[]) => {
  const filters = { ...NONE, stories: globs };
  const both = planComparison(head.map(story), base.map(story), filters, PROJECT_DIMENSIONS);
  return [both.sheets.map((it) => it.story.id), both.removed.map((it) => it.story.id)];
};

test('VIS-10 a story that only the base has is removed, not forgotten', () => {
  expect(ids([], ['a', 'b'], ['a', 'c'])).toEqual([['a', 'b'], ['c']]);
});

const tagged = (id: string, ...tags: string[]): Story => ({ ...story(id), tags });
const removedOf = (
  head: readonly Story[],
  taken: string[] | undefined,
  filters: Partial<Filters> = {},
) =>
  planComparison(head, ['a', 'b'].map(story), { ...NONE, ...filters }, PROJECT_DIMENSIONS, taken)
    .removed;

test.each([
  ['its tag takes it out', 'visual:off', 10],
  ['its tag leaves one width', 'width:375', 5],
  ['its tag leaves one locale', 'locale:en', 8],
])('VIS-14 a story that is still there is removed in part when %s', (_, tag, count) => {
  const [only, ...others] = removedOf([tagged('a', tag), story('b')], undefined);
  expect(others).toEqual([]);
  expect(only?.snapshots).toHaveLength(count);
  expect(only?.reason).toBe('only the base takes it: the story is still there');
});

test('VIS-14 a width, a locale and a mode that only the base lists are removed by name', () => {
  const head = ['a', 'b'].map(story);
  const taken = ['a/en/375', 'a/en/431', 'b/fr/375', 'b/vi/431+dpr-2'];
  const names = (filters: Partial<Filters> = {}) =>
    removedOf(head, taken, filters).flatMap(({ snapshots }) => snapshots.map(snapshotName));
  expect(names({ modes: PAIRWISE })).toEqual(['a/en/431', 'b/fr/375', 'b/vi/431+dpr-2']);
  expect(names()).toEqual(['a/en/431', 'b/fr/375']);
  expect(names({ modes: { ...PAIRWISE, names: ['dpr-2'] } })).toEqual(['b/vi/431+dpr-2']);
  expect(names({ stories: ['b'], locales: ['vi'], modes: PAIRWISE })).toEqual(['b/vi/431+dpr-2']);
  expect(names({ widths: [431] })).toEqual(['a/en/431']);
});

test('VIS-2 a filter may name a story of the base alone, of both, or of neither', () => {
  expect(ids(['c'], ['a'], ['a', 'c'])).toEqual([[], ['c']]);
  expect(ids(['x-*'], ['x-a', 'b'], ['x-c'])).toEqual([['x-a'], ['x-c']]);
  expect(() => ids(['z'], ['a'], ['a'])).toThrow('No story matches "z"');
});
