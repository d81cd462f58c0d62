/** Approvals: differences that are meant, as text (VIS-7). Pure; `read.ts` knows file and base. */
import { matchesGlob } from 'node:path';
import { APPROVABLE, FINE, type ResultRow } from '../report/results.ts';

/** One entry of `approvals.yml`. */
export interface Approval {
  /** A glob over cell names, `<story id>/<locale>/<width>`; `*` does not cross a `/`. */
  readonly cells: string;
  /** The commit (or folder, or URL) that it was compared with when it was approved. */
  readonly base: string;
  readonly reason: string;
}

/** The approvals of this tree, and those that no longer count. */
export interface Approvals {
  readonly standing: readonly Approval[];
  /** The base has them too: it contains the change, so what differs now is another change. */
  readonly lapsed: readonly Approval[];
}

/**
 * Sorts the approvals of a tree by those of its base. One that was made against a folder or URL only
 * counts against the same again.
 */
export function sortApprovals(
  own: readonly Approval[],
  bases: readonly Approval[],
  base: { readonly commit: string; readonly name: string },
): Approvals {
  const inBase = new Set(bases.map(identity));
  const counts = (it: Approval) => (base.commit === '' ? it.base === base.name : isCommit(it.base));
  return {
    standing: own.filter((it) => !inBase.has(identity(it)) && counts(it)),
    lapsed: own.filter((it) => inBase.has(identity(it))),
  };
}

/** Marks the rows that are approved; notes tell of approvals that do nothing. */
export function withApprovals<T extends Pick<ResultRow, 'cell' | 'status'>>(
  rows: readonly T[],
  { standing, lapsed }: Approvals,
): { rows: (T & Pick<ResultRow, 'approved'>)[]; notes: string[] } {
  const used = new Set<Approval>();
  const marked = rows.map((row) => {
    if (FINE.includes(row.status)) return row;
    const by = APPROVABLE.includes(row.status)
      ? standing.find(({ cells }) => matchesGlob(row.cell, cells))
      : undefined;
    if (!by) return row;
    used.add(by);
    return { ...row, approved: by.reason };
  });
  const idle = standing.filter((it) => !used.has(it));
  return {
    rows: marked,
    notes: [
      ...lapsed.map(({ cells }) => `approval ${cells} lapsed: the base contains the change`),
      ...idle.map(({ cells }) => `approval ${cells} covers nothing that differs in this run`),
    ],
  };
}

function identity({ cells, base, reason }: Approval): string {
  return JSON.stringify([cells, base, reason]);
}

function isCommit(base: string): boolean {
  return /^[\da-f]{40}$/.test(base);
}
