/** What the reader has accepted and not yet written down; it survives a reload, and storage that fails. */
import type { ResultRow } from '../../results.ts';

/** Accepted snapshots with their reasons, what can be undone, and the reason used next. */
export interface PendingApprovals {
  readonly accepted: ReadonlyMap<string, string>;
  /** The snapshots of each acceptance, the last one at the end. */
  readonly steps: readonly (readonly string[])[];
  readonly reason: string;
}

/** Nothing accepted. */
export const NO_APPROVALS: PendingApprovals = { accepted: new Map(), steps: [], reason: '' };

/** Accepts snapshots for one reason; snapshots that were accepted before keep theirs. */
export function accept(
  pending: PendingApprovals,
  snapshots: readonly string[],
  reason: string,
): PendingApprovals {
  const added = snapshots.filter((snapshot) => !pending.accepted.has(snapshot));
  if (added.length === 0) return { ...pending, reason };
  return {
    accepted: new Map([
      ...pending.accepted,
      ...added.map((snapshot) => [snapshot, reason] as const),
    ]),
    steps: [...pending.steps, added],
    reason,
  };
}

/** Takes the last acceptance back; unchanged when there is none. */
export function undo(pending: PendingApprovals): PendingApprovals {
  return without(pending, pending.steps.at(-1) ?? []);
}

/** Takes some snapshots back. */
export function without(pending: PendingApprovals, snapshots: readonly string[]): PendingApprovals {
  const gone = new Set(snapshots);
  return {
    ...pending,
    accepted: new Map([...pending.accepted].filter(([snapshot]) => !gone.has(snapshot))),
    steps: pending.steps
      .map((step) => step.filter((snapshot) => !gone.has(snapshot)))
      .filter((step) => step.length > 0),
  };
}

/** Gives every accepted snapshot that had one reason another. */
export function reworded(pending: PendingApprovals, from: string, to: string): PendingApprovals {
  const change = (reason: string) => (reason === from ? to : reason);
  return {
    ...pending,
    accepted: new Map(
      [...pending.accepted].map(([snapshot, reason]) => [snapshot, change(reason)]),
    ),
    reason: change(pending.reason),
  };
}

/** Rows after the accepted ones were saved; the rows themselves stay as they were. */
export function approvedBy(
  rows: readonly ResultRow[],
  accepted: ReadonlyMap<string, string>,
): ResultRow[] {
  return rows.map((row) => {
    const approved = accepted.get(row.snapshot);
    return approved === undefined ? row : Object.assign({}, row, { approved });
  });
}

/** Reads what was kept for a run; nothing when there is nothing, or the storage is broken or denied. */
export function loadPending(run: string, known: (snapshot: string) => boolean): PendingApprovals {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(run)) ?? 'null') as Kept | null;
    const accepted = (kept?.accepted ?? []).filter(([snapshot]) => known(snapshot));
    if (!kept || accepted.length === 0) return NO_APPROVALS;
    const there = new Set(accepted.map(([snapshot]) => snapshot));
    return {
      accepted: new Map(accepted),
      steps: kept.steps
        .map((step) => step.filter((snapshot) => there.has(snapshot)))
        .filter((step) => step.length > 0),
      reason: kept.reason ?? '',
    };
  } catch {
    return NO_APPROVALS;
  }
}

/** Keeps it for the next visit; storage that fails loses nothing that is shown now. */
export function savePending(run: string, { accepted, steps, reason }: PendingApprovals): void {
  try {
    const kept: Kept = { accepted: [...accepted], steps, reason };
    localStorage.setItem(keyOf(run), JSON.stringify(kept));
  } catch {
    // Private windows and full disks: the page itself still knows.
  }
}

interface Kept {
  readonly accepted: readonly (readonly [string, string])[];
  readonly steps: readonly (readonly string[])[];
  readonly reason: string;
}

function keyOf(run: string): string {
  return `visual-report/${run}`;
}
