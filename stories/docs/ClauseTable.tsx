import { CLAUSES } from './clauses.ts';
import type { Proof } from './clause-proofs.ts';
import { Table } from './Table.tsx';

/** Read from the tests and stories when the Storybook is built. */
declare const __CLAUSE_PROOFS__: readonly Proof[];

/** The contract, clause by clause, with what proves it; written from the tests and stories themselves. */
export function ClauseTable() {
  return (
    <Table
      caption="Clauses"
      head={['Clause', 'Promise', 'Tests', 'Stories']}
      rows={__CLAUSE_PROOFS__.map(({ id, tests, stories }) => [
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
