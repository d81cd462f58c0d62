import { expect, test } from 'vitest';
import { provingFiles } from '../../.storybook/proofs.ts';
import { type Proof, proofsIn } from '../../stories/docs/proofs.ts';
import { CLAUSES } from '../../stories/docs/clauses.ts';
import { FAULTS } from '../../stories/docs/faults.ts';

const files = provingFiles();

test('every clause has a test that names it', () => {
  const without = proofsIn(files, Object.keys(CLAUSES))
    .filter(({ tests }) => tests.length === 0)
    .map(({ id }) => id);
  expect(without).toEqual([]);
});

test('every fault has a test that makes it happen', () => {
  const without = proofsIn(files, Object.keys(FAULTS))
    .filter(({ tests }) => tests.length === 0)
    .map(({ id }) => id);
  expect(without).toEqual([]);
});

test('no test names a clause or a fault that does not exist', () => {
  const known = { ...CLAUSES, ...FAULTS };
  const areas = new Set(Object.keys(known).map((id) => id.split('-')[0]));
  const named = Object.values(files).flatMap((source) => source.match(/\b[A-Z0-9]+-\d+\b/g) ?? []);
  const unknown = named.filter((id) => areas.has(id.split('-')[0]) && !(id in known));
  expect([...new Set(unknown)]).toEqual([]);
});

test('a title names its clause and no longer one; a story is found by its comment', () => {
  const proofs = proofsIn(
    {
      'a.spec.ts': "test('HOME-11 types', () => {}); test(`FTR-2 in ${locale}`, () => {});",
      'stories/B.stories.tsx': '/** STATE HOME-1 the hero. */\nexport const Hero: Story = {};',
      'c.test.ts': "test.each([['API-3', 500], ['API-4', 'x']])('%s status %i', () => {});",
      'd.test.ts': "test.each([['a', 'b']])('POP-1 of %s', () => {}); test('x', () => 'POP-2');",
    },
    Object.keys(CLAUSES),
  );
  const of = (id: string): Proof | undefined => proofs.find((proof) => proof.id === id);
  expect(of('HOME-11')?.tests).toEqual(['HOME-11 types']);
  expect(of('HOME-1')).toMatchObject({ tests: [], stories: ['B: Hero'] });
  expect(of('FTR-2')?.tests).toEqual(['FTR-2 in …']);
  expect(of('API-4')?.tests).toEqual(['API-4 status …']);
  expect(of('POP-1')?.tests).toEqual(['POP-1 of …']);
  expect(of('POP-2')?.tests).toEqual([]);
});
