import { expect, test } from 'vitest';
import { readTestSources } from '../../.storybook/traceability.ts';
import { FAILURE_MODES } from '../../stories/docs/failure-modes.ts';
import { REQUIREMENTS } from '../../stories/docs/requirements.ts';
import { findCoverage } from '../../stories/docs/traceability.ts';

const sources = readTestSources();

const withoutTest = (ids: readonly string[]) =>
  findCoverage(sources, ids).flatMap(({ id, tests }) => (tests.length === 0 ? [id] : []));

test('every requirement has a test that names it', () => {
  expect(withoutTest(Object.keys(REQUIREMENTS))).toEqual([]);
});

test('every failure mode has a test that causes it', () => {
  expect(withoutTest(Object.keys(FAILURE_MODES))).toEqual([]);
});

test('no test names an unknown requirement or failure mode', () => {
  const known = { ...REQUIREMENTS, ...FAILURE_MODES };
  const areas = new Set(Object.keys(known).map((id) => id.split('-')[0]));
  const mentionedIds = Object.values(sources).flatMap(
    (source) => source.match(/\b[A-Z0-9]+-\d+\b/g) ?? [],
  );
  const unknown = mentionedIds.filter((id) => areas.has(id.split('-')[0]) && !(id in known));
  expect([...new Set(unknown)]).toEqual([]);
});

test('a test is found by its title and a story by its comment, and an id is no prefix of a longer one', () => {
  const coverage = findCoverage(
    {
      'a.spec.ts': "test('HOME-11 types', () => {}); test(`FTR-2 in ${locale}`, () => {});",
      'stories/B.stories.tsx': '/** STATE HOME-1 the hero. */\nexport const Hero: Story = {};',
      'c.test.ts': "test.each([['API-3', 500], ['API-4', 'x']])('%s status %i', () => {});",
      'd.test.ts': "test.each([['a', 'b']])('POP-1 of %s', () => {}); test('x', () => 'POP-2');",
    },
    Object.keys(REQUIREMENTS),
  );
  const coverageOf = (requirement: string) => coverage.find(({ id }) => id === requirement);
  expect(coverageOf('HOME-11')?.tests).toEqual(['HOME-11 types']);
  expect(coverageOf('HOME-1')).toMatchObject({ tests: [], stories: ['B: Hero'] });
  expect(coverageOf('FTR-2')?.tests).toEqual(['FTR-2 in …']);
  expect(coverageOf('API-4')?.tests).toEqual(['API-4 status …']);
  expect(coverageOf('POP-1')?.tests).toEqual(['POP-1 of …']);
  expect(coverageOf('POP-2')?.tests).toEqual([]);
});
