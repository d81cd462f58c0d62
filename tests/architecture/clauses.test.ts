import { expect, test } from 'vitest';
import { provingFiles } from '../../.storybook/clauses.ts';
import { type Proof, proofsIn } from '../../stories/docs/clause-proofs.ts';
import { CLAUSES } from '../../stories/docs/clauses.ts';

const files = provingFiles();

test('every clause has a test that names it', () => {
  const without = proofsIn(files)
    .filter(({ tests }) => tests.length === 0)
    .map(({ id }) => id);
  expect(without).toEqual([]);
});

test('no test names a clause that does not exist', () => {
  const areas = new Set(Object.keys(CLAUSES).map((id) => id.split('-')[0]));
  const named = Object.values(files).flatMap((source) => source.match(/\b[A-Z0-9]+-\d+\b/g) ?? []);
  const unknown = named.filter((id) => areas.has(id.split('-')[0]) && !(id in CLAUSES));
  expect([...new Set(unknown)]).toEqual([]);
});

test('a title names its clause and no longer one; a story is found by its comment', () => {
  const proofs = proofsIn({
    'a.spec.ts': "test('HOME-11 types', () => {}); test(`FTR-2 in ${locale}`, () => {});",
    'stories/B.stories.tsx': '/** STATE HOME-1 the hero. */\nexport const Hero: Story = {};',
  });
  const of = (id: string): Proof | undefined => proofs.find((proof) => proof.id === id);
  expect(of('HOME-11')?.tests).toEqual(['HOME-11 types']);
  expect(of('HOME-1')).toMatchObject({ tests: [], stories: ['B: Hero'] });
  expect(of('FTR-2')?.tests).toEqual(['FTR-2 in …']);
});
