/** Approvals and what they cover, as tests need them. */
import type { ResultRow } from '../report/results.ts';
import { type Approval, snapshotDigest } from '../approvals/approvals.ts';

/** A commit that no repository has. */
export const COMMIT = 'a'.repeat(40);
/** What approvals look at in a row of the results. */
export type Named = Pick<ResultRow, 'snapshot' | 'status' | 'digest'>;
/** A row of a snapshot that differs, by default. */
export const row = (
  snapshot: string,
  status: ResultRow['status'] = 'changed',
  digest = 'd1',
): Named => ({
  snapshot,
  status,
  digest,
});
/** An approval of some rows under a glob. */
export const approvalOf = (
  snapshots: string,
  rows: readonly Named[] = [],
  base = COMMIT,
): Approval => ({
  snapshots,
  base,
  reason: 'meant',
  seen: rows.flatMap((it) => snapshotDigest(it) ?? []),
});
