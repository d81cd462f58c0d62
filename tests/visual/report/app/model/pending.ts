/** What the reader has accepted and not yet written down; it survives a reload, and storage that fails. */
import type { ResultRow } from '../../results.ts';

/** Accepted cells with their reasons, what can be undone, and the reason used next. */
export interface Pending {
  readonly accepted: ReadonlyMap<string, string>;
  /** The cells of each acceptance, the last one at the end. */
  readonly steps: readonly (readonly string[])[];
  readonly reason: string;
}

/** Nothing accepted. */
export const NOTHING: Pending = { accepted: new Map(), steps: [], reason: '' };

/** Accepts cells for one reason; cells that were accepted before keep theirs. */
export function accept(pending: Pending, cells: readonly string[], reason: string): Pending {
  const added = cells.filter((cell) => !pending.accepted.has(cell));
  if (added.length === 0) return { ...pending, reason };
  return {
    accepted: new Map([...pending.accepted, ...added.map((cell) => [cell, reason] as const)]),
    steps: [...pending.steps, added],
    reason,
  };
}

/** Takes the last acceptance back; unchanged when there is none. */
export function undo(pending: Pending): Pending {
  return without(pending, pending.steps.at(-1) ?? []);
}

/** Takes some cells back. */
export function without(pending: Pending, cells: readonly string[]): Pending {
  const gone = new Set(cells);
  return {
    ...pending,
    accepted: new Map([...pending.accepted].filter(([cell]) => !gone.has(cell))),
    steps: pending.steps
      .map((step) => step.filter((cell) => !gone.has(cell)))
      .filter((step) => step.length > 0),
  };
}

/** Gives every accepted cell that had one reason another. */
export function reworded(pending: Pending, from: string, to: string): Pending {
  const change = (reason: string) => (reason === from ? to : reason);
  return {
    ...pending,
    accepted: new Map([...pending.accepted].map(([cell, reason]) => [cell, change(reason)])),
    reason: change(pending.reason),
  };
}

/** Rows after the accepted ones were saved; the rows themselves stay as they were. */
export function approvedBy(
  rows: readonly ResultRow[],
  accepted: ReadonlyMap<string, string>,
): ResultRow[] {
  return rows.map((row) => {
    const approved = accepted.get(row.cell);
    return approved === undefined ? row : Object.assign({}, row, { approved });
  });
}

/** Reads what was kept for a run; nothing when there is nothing, or the storage is broken or denied. */
export function recall(run: string, known: (cell: string) => boolean): Pending {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(run)) ?? 'null') as Kept | null;
    const accepted = (kept?.accepted ?? []).filter(([cell]) => known(cell));
    if (!kept || accepted.length === 0) return NOTHING;
    const there = new Set(accepted.map(([cell]) => cell));
    return {
      accepted: new Map(accepted),
      steps: kept.steps
        .map((step) => step.filter((cell) => there.has(cell)))
        .filter((step) => step.length > 0),
      reason: kept.reason ?? '',
    };
  } catch {
    return NOTHING;
  }
}

/** Keeps it for the next visit; storage that fails loses nothing that is shown now. */
export function keep(run: string, { accepted, steps, reason }: Pending): void {
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
