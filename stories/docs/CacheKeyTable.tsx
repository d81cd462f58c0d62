import { Table } from './Table.tsx';
import rows from './visual-harness/cache-keys.json';

/** Which changes invalidate captures; tested by `tests/visual/cache/cache-keys.test.ts` (VIS-5). */
export function CacheKeyTable() {
  return (
    <Table
      caption="What a change recaptures"
      head={['Input', 'Recaptures', 'New build']}
      rows={rows.map(({ input, recaptures, builds }) => [
        input.replaceAll('`', ''),
        recaptures,
        builds ? 'yes' : 'no',
      ])}
    />
  );
}
