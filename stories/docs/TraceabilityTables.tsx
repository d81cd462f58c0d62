import type { Coverage } from './traceability.ts';
import { REQUIREMENTS, type RequirementId } from './requirements.ts';
import { FAILURE_MODES, type FailureModeId } from './failure-modes.ts';
import { Table } from './Table.tsx';

/** Computed from the tests and stories when the Storybook is built. */
declare const __TRACEABILITY__: {
  readonly requirements: readonly Coverage<RequirementId>[];
  readonly failureModes: readonly Coverage<FailureModeId>[];
};

export function RequirementTable() {
  return (
    <Table
      caption="Requirements"
      head={['Requirement', 'Text', 'Tests', 'Stories']}
      rows={__TRACEABILITY__.requirements.map(({ id, tests, stories }) => [
        <code key="id">{id}</code>,
        REQUIREMENTS[id],
        <List key="tests" items={tests} />,
        <List key="stories" items={stories} />,
      ])}
    />
  );
}

export function FailureModeTable() {
  return (
    <Table
      caption="Failure modes"
      head={['Failure mode', 'What fails', 'What the visitor sees', 'Tests']}
      rows={__TRACEABILITY__.failureModes.map(({ id, tests, stories }) => [
        <code key="id">{id}</code>,
        FAILURE_MODES[id][0],
        FAILURE_MODES[id][1],
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
