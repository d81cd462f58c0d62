import { MODES } from '../../tests/visual/matrix/modes.ts';
import { Table } from './Table.tsx';

/** The settings of each visual mode, and the defects it finds. */
export function ModeTable() {
  return (
    <Table
      caption="Modes"
      head={['Name', 'What it sets', 'What it finds']}
      rows={MODES.map(({ name, sets, finds }) => [<code key="name">{name}</code>, sets, finds])}
    />
  );
}
