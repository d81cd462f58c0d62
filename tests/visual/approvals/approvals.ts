/** Approvals: differences that are meant, as text (VIS-7). Pure; `read.ts` knows file and base. */
import { hash } from 'node:crypto';
import { matchesGlob } from 'node:path';
import { APPROVABLE, type ResultRow } from '../report/results.ts';

/** One entry of `approvals.yml`. */
export interface Approval {
  /** A glob over snapshot names, `<story id>/<locale>/<width>`; `*` does not cross a `/`. */
  readonly snapshots: string;
  /** The commit (or folder, or URL) that it was compared with when it was approved. */
  readonly base: string;
  readonly reason: string;
  /** What was approved, one {@link snapshotDigest} a snapshot: another difference is unreviewed again. */
  readonly seen: readonly string[];
}

/** The approvals of this tree, told apart by whether they still count. */
export interface Approvals {
  readonly active: readonly Approval[];
  /** The base has them too: it contains the change, so what differs now is another change. */
  readonly expired: readonly Approval[];
  /** Given against a commit that is not in this clone, so nobody can tell what they stand for. */
  readonly unknown: readonly Approval[];
}

/** What an approval looks at. */
export type JudgedRow = Pick<ResultRow, 'snapshot' | 'status' | 'digest'>;

/**
 * Sorts the approvals of a tree. One given against a folder or URL counts only against the same
 * again, one given against a commit only where that commit is `known`.
 */
export function sortApprovals(
  own: readonly Approval[],
  bases: readonly Approval[],
  base: { readonly commit: string; readonly name: string },
  known: ReadonlySet<string>,
): Approvals {
  const inBase = new Set(bases.map(identity));
  const { expired = [], left = [] } = Object.groupBy(own, (it) =>
    inBase.has(identity(it)) ? 'expired' : 'left',
  );
  const counts = (it: Approval) =>
    base.commit === '' ? it.base === base.name : known.has(it.base);
  return {
    active: left.filter(counts),
    expired,
    unknown: left.filter((it) => base.commit !== '' && isCommit(it.base) && !counts(it)),
  };
}

/** Marks the rows that are approved, and only those; notes tell of approvals that do nothing. */
export function withApprovals<T extends JudgedRow>(
  rows: readonly T[],
  { active, expired, unknown }: Approvals,
): { rows: (T & Pick<ResultRow, 'approved'>)[]; notes: string[] } {
  const seen = new Map(active.map((it) => [it, new Set(it.seen)]));
  const used = new Set<Approval>();
  const others = new Map<Approval, number>();
  const marked = rows.map((row) => {
    const own: T & { approved?: string } = { ...row };
    delete own.approved;
    const digest = snapshotDigest(row);
    if (digest === undefined) return own;
    const over = active.filter(({ snapshots }) => matchesGlob(row.snapshot, snapshots));
    const by = over.find((it) => seen.get(it)?.has(digest));
    if (!by) for (const it of over) others.set(it, (others.get(it) ?? 0) + 1);
    else used.add(by);
    return by ? { ...own, approved: by.reason } : own;
  });
  const idle = active.filter((it) => !used.has(it) && !others.has(it));
  return {
    rows: marked,
    notes: [
      ...expired.map(
        ({ snapshots }) => `approval ${snapshots} has expired: the base contains the change`,
      ),
      ...unknown.map(
        ({ snapshots, base }) =>
          `approval ${snapshots} does not count: the commit it was given against, ${base.slice(0, 8)}, is not in this clone`,
      ),
      ...[...others].map(
        ([{ snapshots }, count]) =>
          `approval ${snapshots} matches ${count} snapshots that differ otherwise than was approved`,
      ),
      ...idle.map(
        ({ snapshots }) => `approval ${snapshots} covers nothing that differs in this run`,
      ),
    ],
  };
}

/** What stands for a snapshot in {@link Approval.seen}; undefined where there is nothing to approve. */
export function snapshotDigest({ snapshot, status, digest }: JudgedRow): string | undefined {
  if (!APPROVABLE.includes(status) || digest === undefined) return undefined;
  // 40 bits: enough for what one person approves, short enough for a diff.
  return hash('sha256', `${snapshot}\n${digest}`).slice(0, 10);
}

function identity({ snapshots, base, reason, seen }: Approval): string {
  return JSON.stringify([snapshots, base, reason, seen]);
}

/** Whether a base is a commit. */
export function isCommit(base: string): boolean {
  return /^[\da-f]{40}$/.test(base);
}
