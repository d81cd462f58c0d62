import { expect, test } from 'vitest';
import { sheetsOfBoth } from './both.ts';
import { OWN_AXES, type Story } from './cells.ts';

const story = (id: string): Story => ({ id, title: 'Primitives/X', name: id, tags: [] });
const NONE = { stories: [], locales: [], widths: [] };
const ids = (globs: string[], head: string[], base: string[]) => {
  const filters = { ...NONE, stories: globs };
  const both = sheetsOfBoth(head.map(story), base.map(story), filters, OWN_AXES);
  return [both.sheets.map((it) => it.story.id), both.removed.map((it) => it.story.id)];
};

test('VIS-10 a story that only the base has is removed, not forgotten', () => {
  expect(ids([], ['a', 'b'], ['a', 'c'])).toEqual([['a', 'b'], ['c']]);
});

test('VIS-2 a filter may name a story of the base alone, of both, or of neither', () => {
  expect(ids(['c'], ['a'], ['a', 'c'])).toEqual([[], ['c']]);
  expect(ids(['x-*'], ['x-a', 'b'], ['x-c'])).toEqual([['x-a'], ['x-c']]);
  expect(() => ids(['z'], ['a'], ['a'])).toThrow('No story matches "z"');
});
