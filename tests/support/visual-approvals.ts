/** Approvals and what they cover, as tests need them. */
import type { ResultRow } from '../visual/report/results.ts';
import { type Approval, digestOf } from '../visual/approvals/approvals.ts';

/** A commit that no repository has. */
export const COMMIT = 'a'.repeat(40);
/** What approvals look at in a row of the results. */
export type Named = Pick<ResultRow, 'cell' | 'status' | 'digest'>;
/** A row of a snapshot that differs, by default. */
export const row = (
  cell: string,
  status: ResultRow['status'] = 'changed',
  digest = 'd1',
): Named => ({
  cell,
  status,
  digest,
});
/** An approval of some rows under a glob. */
export const on = (cells: string, rows: readonly Named[] = [], base = COMMIT): Approval => ({
  cells,
  base,
  reason: 'meant',
  seen: rows.flatMap((it) => digestOf(it) ?? []),
});
