import type { Proof } from './proofs.ts';
import { CLAUSES, type ClauseId } from './clauses.ts';
import { FAULTS, type FaultId } from './faults.ts';
import { Table } from './Table.tsx';

/** Read from the tests and stories when the Storybook is built. */
declare const __PROOFS__: {
  readonly clauses: readonly Proof<ClauseId>[];
  readonly faults: readonly Proof<FaultId>[];
};

/** The contract, clause by clause, with what proves it; written from the tests and stories themselves. */
export function ClauseTable() {
  return (
    <Table
      caption="Clauses"
      head={['Clause', 'Promise', 'Tests', 'Stories']}
      rows={__PROOFS__.clauses.map(({ id, tests, stories }) => [
        <code key="id">{id}</code>,
        CLAUSES[id],
        <List key="tests" items={tests} />,
        <List key="stories" items={stories} />,
      ])}
    />
  );
}

/** What may go wrong, fault by fault, with the tests that make it happen; written from the tests themselves. */
export function FaultTable() {
  return (
    <Table
      caption="Faults"
      head={['Fault', 'What goes wrong', 'What a visitor has', 'Tests']}
      rows={__PROOFS__.faults.map(({ id, tests, stories }) => [
        <code key="id">{id}</code>,
        FAULTS[id][0],
        FAULTS[id][1],
        <List key="tests" items={[...tests, ...stories]} />,
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
