/** The state of the report and everything a reviewer can do, shared by context. */
import { createContext, use, useEffect, useMemo, useState } from 'react';
import { type ResultRow, type Results, isAcceptable, needsReview } from '../../results.ts';
import { useCharacterKeys } from '../keyboard-shortcuts.ts';
import { groupChanges } from '../model/change-groups.ts';
import { applyFilter } from '../model/filter.ts';
import { listFindings, listFlaky } from '../model/findings.ts';
import { type GlobEntry, entriesFor } from '../model/minimal-globs.ts';
import { type ModelEntry, buildModel } from '../model/model.ts';
import {
  accept,
  acceptedIn,
  loadPending,
  reword,
  savePending,
  undo,
  without,
} from '../model/pending-approvals.ts';
import { plural } from '../model/quantities.ts';
import { type ReportRoute, initialRoute } from '../model/route.ts';
import { useRoute } from './use-route.ts';

export type ReportProps = {
  results: Results;
  /** Whether approvals can be posted to a server. */
  served?: boolean;
  /** Results that are replaced while they are shown; there is nothing to accept. */
  isLive?: boolean;
  /** A hash to start at, for stories; the URL then does not change. */
  initialHash?: string;
};

export const ReportContext = createContext<ReturnType<typeof useReportState> | undefined>(
  undefined,
);

export function useReport() {
  const report = use(ReportContext);
  if (!report) throw new Error('useReport needs a ReportContext.');
  return report;
}

export function useReportState(props: ReportProps) {
  const { results: initial, served = false, isLive = false, initialHash } = props;
  const [approved, setResults] = useState<Results>();
  const results = approved ?? initial;
  const { snapshots, startedAt: runId } = results;
  const model = useMemo(() => buildModel(results), [results]);
  const hasReview = !isLive && snapshots.some(needsReview);
  const start = useMemo(() => initialRoute(hasReview), [hasReview]);
  const [route, navigate] = useRoute(start, initialHash);
  const [message, setMessage] = useState('');
  const [characterKeys, setCharacterKeys] = useCharacterKeys();
  const [pending, setPending] = useState(() =>
    loadPending(runId, (it) => model.bySnapshot.has(it)),
  );
  const [awaitingReason, setAwaitingReason] = useState<readonly ResultRow[]>([]);
  useEffect(() => savePending(runId, pending), [runId, pending]);

  const accepted = useMemo(() => acceptedIn(pending), [pending]);
  const approvals = useMemo(() => entriesFor(snapshots, accepted), [snapshots, accepted]);
  const filtered = useMemo(() => applyFilter(model, route.filter), [model, route.filter]);
  const groups = useMemo(() => groupChanges(snapshots), [snapshots]);
  const findings = useMemo(() => listFindings(snapshots), [snapshots]);
  const flaky = useMemo(() => listFlaky(snapshots), [snapshots]);
  const groupOf = useMemo(
    () => new Map(groups.flatMap((group) => group.rows.map((row) => [row, group]))),
    [groups],
  );
  const queue = useMemo(() => {
    const group = groups.find(({ id }) => id === route.group);
    if (!group) return filtered.entries;
    return group.rows.flatMap(({ snapshot }) => model.bySnapshot.get(snapshot) ?? []);
  }, [groups, filtered, model, route.group]);

  const entry = model.bySnapshot.get(route.snapshot);
  const group = entry && groupOf.get(entry.row);
  const isOpen = (it: ModelEntry) => it.needsReview && !accepted.has(it.row.snapshot);
  const canAccept = (row: ResultRow) => !isLive && isAcceptable(row) && !accepted.has(row.snapshot);

  const acceptFor = (rows: readonly ResultRow[], reason: string) => {
    const names = rows.map(({ snapshot }) => snapshot);
    setPending((now) => accept(now, names, reason));
    const hint = characterKeys ? ' Press u to undo.' : '';
    setMessage(`Accepted ${plural(rows.length, 'snapshot')}.${hint}`);
    const after = entry ? queue.slice(queue.indexOf(entry) + 1) : [];
    const next = after.find((it) => isOpen(it) && !rows.includes(it.row));
    if (next) navigate({ snapshot: next.row.snapshot }, 'replace');
  };

  return {
    model,
    served,
    isLive,
    route,
    navigate,
    filtered,
    groups,
    findings,
    flaky,
    /** The snapshot that is open, and its group. */
    entry,
    group,
    queue,
    openCount: model.entries.filter(isOpen).length,
    accepted,
    /** The accepted snapshots as entries of `approvals.yml`. */
    approvals,
    awaitingReason,
    canAccept,
    message,
    setMessage,
    characterKeys,
    setCharacterKeys,

    openView: (view: ReportRoute['view']) => {
      // Flaky snapshots need no review, so the initial filter would hide them.
      const viewStatuses = view === 'flaky' ? (['flaky'] as const) : start.filter.statuses;
      const statuses = [view, route.view].includes('flaky') ? viewStatuses : route.filter.statuses;
      navigate({ view, filter: { ...route.filter, statuses } });
    },
    openStory: (story: string) => navigate({ story, snapshot: '', group: '' }),
    openSnapshot: (snapshot: string, fromGroup = '') => navigate({ snapshot, group: fromGroup }),
    back: () => {
      if (route.snapshot !== '') navigate({ snapshot: '', group: '' });
      else if (route.story !== '') navigate({ story: '' });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    step: (direction: 1 | -1) => {
      const index = entry ? queue.indexOf(entry) : direction === 1 ? -1 : queue.length;
      const ahead =
        direction === 1 ? queue.slice(index + 1) : queue.slice(0, Math.max(0, index)).toReversed();
      const next = ahead.find(isOpen);
      if (next) navigate({ snapshot: next.row.snapshot }, entry ? 'replace' : 'push');
      else if (queue.some(isOpen)) setMessage('No more in this direction.');
      else setMessage('Nothing here is left to review.');
    },
    /** Asks for a reason first if there is none yet. */
    accept: (rows: readonly ResultRow[]) => {
      const acceptable = rows.filter(canAccept);
      if (acceptable.length === 0) setMessage('There is nothing to accept here.');
      else if (pending.reason === '') setAwaitingReason(acceptable);
      else acceptFor(acceptable, pending.reason);
    },
    giveReason: (reason: string | undefined) => {
      setAwaitingReason([]);
      if (reason !== undefined) acceptFor(awaitingReason, reason);
    },
    reword: (from: string, to: string) => setPending((now) => reword(now, from, to)),
    undo: () => {
      const [first] = pending.steps.at(-1)?.snapshots ?? [];
      if (first === undefined) return setMessage('There is nothing to undo.');
      setPending(undo);
      setMessage('Undone.');
      if (route.snapshot !== '') navigate({ snapshot: first }, 'replace');
    },
    removeApproval: ({ matches }: GlobEntry) => setPending((now) => without(now, matches)),
    markSaved: () => {
      const approve = (row: ResultRow) => {
        const approved = accepted.get(row.snapshot);
        return approved === undefined ? row : { ...row, approved };
      };
      setResults({ ...results, snapshots: snapshots.map(approve) });
      setPending((now) => ({ ...now, steps: [] }));
      setMessage('');
    },
  };
}
