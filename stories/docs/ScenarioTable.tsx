import { SCENARIO_LINK, SCENARIOS } from '../../mocks/distribution/scenarios.ts';
import { site } from '../../src/site.ts';
import { EXPECTED } from '../support/scenario.ts';
import { Table } from './Table.tsx';

/** Names of the links, by URL or state. */
const NAMES: Readonly<Record<string, string>> = {
  [SCENARIO_LINK]: "the service's",
  [site.enterpriseBackupUrl]: 'the backup',
  none: 'none',
  pending: 'pending',
};

/** Each scenario of the mocked service, and its effect for the visitor. */
export function ScenarioTable() {
  return (
    <Table
      caption="Scenarios"
      head={['Name', 'Behavior of the service', 'Enterprise link', 'Logged']}
      rows={SCENARIOS.map(({ name, description }) => {
        const expected = EXPECTED[name];
        return [
          <code key="name">{name}</code>,
          description,
          NAMES[expected.link],
          'logs' in expected ? expected.logs : '',
        ];
      })}
    />
  );
}
