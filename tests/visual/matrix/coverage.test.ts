import { expect, test } from 'vitest';
import { SCENARIO_NAMES } from '../site.config.ts';
import { type DeclaredStory, declaredStories, findCoverage, readCoverage } from './coverage.ts';

const stories = declaredStories();
const without = (id: string) => stories.filter((story) => story.id !== id);
const changed = (id: string, more: Partial<DeclaredStory>) =>
  stories.map((story) => (story.id === id ? Object.assign({}, story, more) : story));

test('VIS-10 every state and every scenario has a story', () => {
  const { covered, missing } = readCoverage();
  expect(missing).toEqual([]);
  expect(covered.length).toBeGreaterThan(SCENARIO_NAMES.length);
});

test.each([
  ['features-header--menu-open', 'state header: mobile menu open'],
  ['features-header--active-stablecoin', 'state header: active section stablecoin'],
  ['features-download-popup--slow', 'scenario slow'],
])('VIS-10 a missing %s is named', (id, what) => {
  expect(findCoverage(without(id), false).missing).toEqual([`${what}: no ${id}`]);
});

test('VIS-10 a story named after a scenario that plays another does not count', () => {
  const id = 'features-download-popup--slow';
  const { missing } = findCoverage(changed(id, { source: "shownIn('success')" }), false);
  expect(missing).toEqual([`scenario slow: ${id} is narrowed or shows another`]);
});

test('VIS-10 a story of a state has all its snapshots', () => {
  const id = 'features-header--menu-open';
  const { missing } = findCoverage(changed(id, { tags: ['locale:en'] }), false);
  expect(missing).toHaveLength(1);
});

test('VIS-10 the FAQ is asked for its states once it is built', () => {
  expect(findCoverage(stories, false).later).toHaveLength(5);
  const bare = stories.filter(({ id }) => !id.includes('faq'));
  expect(findCoverage(bare, true).missing).toHaveLength(5);
});
