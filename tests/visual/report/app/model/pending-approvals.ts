/** Accepted snapshots that are not saved yet: stored per run, so that they survive a reload. */
export interface PendingApprovals {
  /** The last one is undone first; no snapshot is in two steps. */
  readonly steps: readonly { readonly snapshots: readonly string[]; readonly reason: string }[];
  /** The reason for the next step. */
  readonly reason: string;
}

/** The reason of each accepted snapshot. */
export type Accepted = ReadonlyMap<string, string>;

export const NO_APPROVALS: PendingApprovals = { steps: [], reason: '' };

export function acceptedIn({ steps }: PendingApprovals): Accepted {
  return new Map(
    steps.flatMap(({ snapshots, reason }) => snapshots.map((it) => [it, reason] as const)),
  );
}

/** Snapshots that were accepted before keep their reason. */
export function accept(
  pending: PendingApprovals,
  snapshots: readonly string[],
  reason: string,
): PendingApprovals {
  const accepted = acceptedIn(pending);
  const added = filterSteps({ steps: [{ snapshots, reason }], reason }, (it) => !accepted.has(it));
  return { steps: [...pending.steps, ...added.steps], reason };
}

export function undo(pending: PendingApprovals): PendingApprovals {
  return { ...pending, steps: pending.steps.slice(0, -1) };
}

export function without(pending: PendingApprovals, snapshots: readonly string[]): PendingApprovals {
  return filterSteps(pending, (snapshot) => !snapshots.includes(snapshot));
}

/** Replaces a reason everywhere, also for the next step. */
export function reword(pending: PendingApprovals, from: string, to: string): PendingApprovals {
  const change = (reason: string) => (reason === from ? to : reason);
  return {
    steps: pending.steps.map(({ snapshots, reason }) => ({ snapshots, reason: change(reason) })),
    reason: change(pending.reason),
  };
}

/** `isKnown` drops snapshots that the run no longer has; invalid or denied storage counts as empty. */
export function loadPending(
  runId: string,
  isKnown: (snapshot: string) => boolean,
): PendingApprovals {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey(runId)) ?? '') as PendingApprovals;
    const { steps, reason } = filterSteps(stored, isKnown);
    return steps.length === 0 ? NO_APPROVALS : { steps, reason };
  } catch {
    return NO_APPROVALS;
  }
}

export function savePending(runId: string, pending: PendingApprovals): void {
  try {
    localStorage.setItem(storageKey(runId), JSON.stringify(pending));
  } catch {
    // Storage is denied or full; the approvals last until the page closes.
  }
}

function filterSteps(
  pending: PendingApprovals,
  isKept: (snapshot: string) => boolean,
): PendingApprovals {
  const steps = pending.steps.flatMap(({ snapshots, reason }) => {
    const kept = snapshots.filter(isKept);
    return kept.length > 0 ? { snapshots: kept, reason } : [];
  });
  return { ...pending, steps };
}

const storageKey = (runId: string) => `visual-report/${runId}`;
