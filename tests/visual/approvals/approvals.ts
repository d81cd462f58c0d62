/** Approvals: intended differences as text (VIS-7). `approvals-file.ts` reads and writes them. */
import { hash } from 'node:crypto';
import { matchesGlob } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { APPROVABLE, type ResultRow } from '../report/results.ts';

/** One entry of `approvals.yml`. */
export interface Approval {
  /** A glob over snapshot names, `<story id>/<locale>/<width>`; `*` does not match a `/`. */
  readonly snapshots: string;
  /** The commit, folder or URL of the baseline. */
  readonly base: string;
  readonly reason: string;
  /** A {@link snapshotDigest} for each approved snapshot: any other difference is unreviewed. */
  readonly seen: readonly string[];
}

/** `expired`: the base has it too, with the change. `unknown`: its base is not in this clone. */
export type Approvals = Readonly<Record<'active' | 'expired' | 'unknown', readonly Approval[]>>;

export type ApprovableRow = Pick<ResultRow, 'snapshot' | 'status' | 'digest'>;

/** An approval is active if it was given against the same folder or URL, or against a known commit. */
export function sortApprovals(
  approvals: readonly Approval[],
  approvalsOfBase: readonly Approval[],
  base: { readonly commit: string; readonly name: string },
  knownCommits: ReadonlySet<string>,
): Approvals {
  const stateOf = (approval: Approval) => {
    if (approvalsOfBase.some((other) => isDeepStrictEqual(other, approval))) return 'expired';
    if (base.commit === '') return approval.base === base.name ? 'active' : 'unrelated';
    if (knownCommits.has(approval.base)) return 'active';
    return isCommit(approval.base) ? 'unknown' : 'unrelated';
  };
  const { active = [], expired = [], unknown = [] } = Object.groupBy(approvals, stateOf);
  return { active, expired, unknown };
}

/** Marks the approved rows; the notes list approvals that have no effect. */
export function withApprovals<Row extends ApprovableRow>(
  rows: readonly Row[],
  { active, expired, unknown }: Approvals,
): { rows: (Row & Pick<ResultRow, 'approved'>)[]; notes: string[] } {
  const used = new Set<Approval>();
  const mismatches = new Map<Approval, number>();
  const marked = rows.map((row) => {
    const result: Row & { approved?: string } = { ...row };
    delete result.approved;
    const digest = snapshotDigest(row);
    if (digest === undefined) return result;
    const matching = active.filter(({ snapshots }) => matchesGlob(row.snapshot, snapshots));
    const approval = matching.find(({ seen }) => seen.includes(digest));
    if (approval) {
      used.add(approval);
      return { ...result, approved: approval.reason };
    }
    for (const each of matching) mismatches.set(each, (mismatches.get(each) ?? 0) + 1);
    return result;
  });
  const unused = active.filter((approval) => !used.has(approval) && !mismatches.has(approval));
  const note = ({ snapshots }: Approval, text: string) => `approval ${snapshots} ${text}`;
  return {
    rows: marked,
    notes: [
      ...expired.map((each) => note(each, 'has expired: the base contains the change')),
      ...unknown.map((each) =>
        note(each, `has no effect: its base ${each.base.slice(0, 8)} is not in this clone`),
      ),
      ...[...mismatches].map(([each, count]) =>
        note(each, `matches ${count} snapshots with another difference than the approved one`),
      ),
      ...unused.map((each) => note(each, 'matches nothing that differs in this run')),
    ],
  };
}

/** Identifies a difference in {@link Approval.seen}; undefined where there is nothing to approve. */
export function snapshotDigest({ snapshot, status, digest }: ApprovableRow): string | undefined {
  if (!APPROVABLE.includes(status) || digest === undefined) return undefined;
  // 40 bits are enough for what one person approves, and short enough for a diff.
  return hash('sha256', `${snapshot}\n${digest}`).slice(0, 10);
}

export function isCommit(base: string): boolean {
  return /^[\da-f]{40}$/.test(base);
}
