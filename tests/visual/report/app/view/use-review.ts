import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ResultRow } from '../../results.ts';
import { type GlobEntry as Line, entriesOf } from '../model/minimal-globs.ts';
import { isAcceptable } from '../model/display-status.ts';
import type { Model } from '../model/model.ts';
import {
  type PendingApprovals,
  accept,
  savePending,
  loadPending,
  reworded,
  undo,
  without,
} from '../model/pending-approvals.ts';

/** What the reader has decided, and how to decide more. */
export interface Review {
  readonly accepted: ReadonlyMap<string, string>;
  readonly reason: string;
  readonly lines: readonly Line[];
  /** The snapshots that {@link Review.undo} would take back; empty when there is nothing. */
  readonly last: readonly string[];
  /** Accepts what can be accepted of the rows; without a reason so far it asks for one first. */
  readonly accept: (rows: readonly ResultRow[]) => void;
  readonly undo: () => void;
  readonly drop: (snapshots: readonly string[]) => void;
  readonly reword: (from: string, to: string) => void;
  /** Rows that wait for a reason, empty when none do. */
  readonly asking: readonly ResultRow[];
  readonly answer: (reason: string | undefined) => void;
}

/** Pending approvals of one run, kept over reloads. */
export function useReview(model: Model): Review {
  const run = model.results.startedAt;
  const [pending, setPending] = useState<PendingApprovals>(() =>
    loadPending(run, (it) => model.bySnapshot.has(it)),
  );
  const [asking, setAsking] = useState<readonly ResultRow[]>([]);
  useEffect(() => savePending(run, pending), [run, pending]);
  const lines = useMemo(
    () => entriesOf(model.results.snapshots, pending.accepted),
    [model, pending.accepted],
  );
  const take = useCallback(
    (rows: readonly ResultRow[]) => {
      const fit = rows.filter((row) => isAcceptable(row) && !pending.accepted.has(row.snapshot));
      if (fit.length === 0) return;
      if (pending.reason === '') setAsking(fit);
      else setPending((now) => accept(now, namesOf(fit), now.reason));
    },
    [pending],
  );
  return {
    accepted: pending.accepted,
    reason: pending.reason,
    lines,
    last: pending.steps.at(-1) ?? [],
    accept: take,
    undo: useCallback(() => setPending(undo), []),
    drop: useCallback((snapshots) => setPending((now) => without(now, snapshots)), []),
    reword: useCallback((from, to) => setPending((now) => reworded(now, from, to)), []),
    asking,
    answer: useCallback(
      (reason) => {
        if (reason !== undefined) setPending((now) => accept(now, namesOf(asking), reason));
        setAsking([]);
      },
      [asking],
    ),
  };
}

function namesOf(rows: readonly ResultRow[]): string[] {
  return rows.map(({ snapshot }) => snapshot);
}
