import { CLAUSES } from './clauses.ts';
import { proofsIn } from './clause-proofs.ts';
import { Table } from './Table.tsx';

/** Every file that holds tests or stories, as text. */
const SOURCES = import.meta.glob<string>(
  [
    '../**/*.stories.tsx',
    '../../{src,mocks,tokens,tests}/**/*.{test,spec}.{ts,tsx}',
    '../../tests/e2e/support/screens.ts',
    '!**/fixtures/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The contract, clause by clause, with what proves it; written from the tests and stories themselves. */
export function ClauseTable() {
  return (
    <Table
      caption="Clauses"
      head={['Clause', 'Promise', 'Tests', 'Stories']}
      rows={proofsIn(SOURCES).map(({ id, tests, stories }) => [
        <code key="id">{id}</code>,
        CLAUSES[id],
        <List key="tests" items={tests} />,
        <List key="stories" items={stories} />,
      ])}
    />
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
