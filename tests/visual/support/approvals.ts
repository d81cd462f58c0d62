/** Approvals and result rows for tests. */
import type { ResultRow } from '../report/results.ts';
import { type ApprovableRow, type Approval, snapshotDigest } from '../approvals/approvals.ts';

/** A commit that no repository has. */
export const COMMIT = 'a'.repeat(40);
export const row = (
  snapshot: string,
  status: ResultRow['status'] = 'changed',
  digest = 'd1',
): ApprovableRow => ({ snapshot, status, digest });
export const approvalOf = (
  snapshots: string,
  rows: readonly ApprovableRow[] = [],
  base = COMMIT,
): Approval => ({
  snapshots,
  base,
  reason: 'meant',
  seen: rows.flatMap((it) => snapshotDigest(it) ?? []),
});
