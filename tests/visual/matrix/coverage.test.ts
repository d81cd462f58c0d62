import { expect, test } from 'vitest';
import { SCENARIO_NAMES } from '../site.config.ts';
import { type DeclaredStory, declaredStories, findCoverage } from './coverage.ts';

const stories = declaredStories();
const without = (id: string) => stories.filter((story) => !story.id.startsWith(id));
const changed = (id: string, change: Partial<DeclaredStory>) =>
  stories.map((story) => (story.id === id ? Object.assign({}, story, change) : story));

test('VIS-10 every state and every scenario has a story', () => {
  const { covered, missing } = findCoverage(stories);
  expect(missing).toEqual([]);
  expect(covered.length).toBeGreaterThan(SCENARIO_NAMES.length);
});

test.each([
  ['features-header--menu-open', 'state header: mobile menu open'],
  ['features-header--active-stablecoin', 'state header: active section stablecoin'],
  ['features-download-popup--slow', 'scenario slow'],
])('VIS-10 the missing story %s is reported', (id, name) => {
  expect(findCoverage(without(id)).missing).toEqual([`${name}: no ${id}`]);
});

test('VIS-10 a story named after one scenario that shows another scenario does not count', () => {
  const id = 'features-download-popup--slow';
  const { missing } = findCoverage(changed(id, { source: "inScenario('success')" }));
  expect(missing).toEqual([`scenario slow: ${id} is narrowed or shows another`]);
});

test('VIS-10 the story of a state must have all its snapshots', () => {
  const id = 'features-header--menu-open';
  expect(findCoverage(changed(id, { tags: ['locale:en'] })).missing).toHaveLength(1);
});

test('VIS-10 each state of the FAQ has a story', () => {
  expect(findCoverage(without('pages-home-faq--')).missing).toHaveLength(5);
});
