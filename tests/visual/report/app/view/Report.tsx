import { useCallback, useMemo, useRef, useState } from 'react';
import type { ResultRow, Results } from '../../results.ts';
import { type Route, startRoute } from '../model/route.ts';
import { globMatches } from '../model/glob-match.ts';
import { groupFindings, flakyGroups } from '../model/finding-groups.ts';
import { applyFilter } from '../model/filter.ts';
import { groupChanges } from '../model/change-groups.ts';
import { isAcceptable } from '../model/display-status.ts';
import { type ModelEntry, buildModel } from '../model/model.ts';
import { approvedBy } from '../model/pending-approvals.ts';
import { FilterBar } from './FilterBar.tsx';
import { Help } from './Help.tsx';
import { Overview } from './Overview.tsx';
import { PendingBar } from './PendingBar.tsx';
import { PendingPanel } from './PendingPanel.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { StoryGrid } from './StoryGrid.tsx';
import { TopBar } from './TopBar.tsx';
import { SnapshotView } from './snapshot/SnapshotView.tsx';
import { Shell } from './ui.ts';
import { useKeyboardShortcuts } from '../keyboard-shortcuts.ts';
import { CharacterKeyChoice, useCharacterKeys } from '../character-key-shortcuts.tsx';
import { useRoute } from './use-route.ts';
import { useReview } from './use-review.ts';

type ReportProps = {
  results: Results;
  /** Whether approvals can be posted. */
  served?: boolean;
  /** Begins at this hash and leaves the address alone: for stories. */
  memory?: string;
};

/** The whole report: lists below, a story's sheet above them, a snapshot above that. */
export function Report(props: ReportProps) {
  return (
    <CharacterKeyChoice>
      <Review {...props} />
    </CharacterKeyChoice>
  );
}

function Review({ results: given, served = false, memory }: ReportProps) {
  const [results, setResults] = useState(given);
  const model = useMemo(() => buildModel(results), [results]);
  const start = useMemo(() => startRoute(model.entries.some(({ review }) => review)), [model]);
  const [place, go] = useRoute(start, memory);
  const review = useReview(model);
  const [open, setOpen] = useState<'help' | 'pending'>();
  const [said, setSaid] = useState('');
  const letters = useCharacterKeys();
  const filters = useRef<HTMLDivElement>(null);

  const filtered = useMemo(() => applyFilter(model, place.filter), [model, place.filter]);
  const allGroups = useMemo(() => groupChanges(results.snapshots), [results]);
  const allFaults = useMemo(() => groupFindings(results.snapshots), [results]);
  const allFlaky = useMemo(() => flakyGroups(results.snapshots), [results]);
  const homes = useMemo(
    () =>
      new Map(allGroups.flatMap((group) => group.rows.map(({ snapshot }) => [snapshot, group]))),
    [allGroups],
  );
  const entry = model.bySnapshot.get(place.snapshot);
  const group = entry && homes.get(entry.row.snapshot);
  const queue = useMemo(() => {
    const walked = allGroups.find(({ id }) => id === place.group);
    if (!walked) return filtered.entries;
    return walked.rows.flatMap(({ snapshot }) => model.bySnapshot.get(snapshot) ?? []);
  }, [allGroups, filtered, model, place.group]);
  const waits = useCallback(
    ({ row, review: due }: ModelEntry) => due && !review.accepted.has(row.snapshot),
    [review.accepted],
  );
  const left = useMemo(() => model.entries.filter(waits).length, [model, waits]);

  const openSnapshot = useCallback(
    (snapshot: string, from = '') => go({ snapshot, group: from }),
    [go],
  );
  const openStory = useCallback((story: string) => go({ story, snapshot: '', group: '' }), [go]);
  const onView = (view: Route['view']) => {
    // What is flaky needs no review, so the filter that a report opens with would hide it.
    const flaky = view === 'flaky' ? (['flaky'] as const) : start.filter.statuses;
    const statuses = [view, place.view].includes('flaky') ? flaky : place.filter.statuses;
    go({ view, filter: { ...place.filter, statuses } });
  };
  const back = () => {
    if (place.snapshot !== '') go({ snapshot: '', group: '' });
    else if (place.story !== '') go({ story: '' });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const step = (direction: 1 | -1) => {
    const at = entry ? queue.indexOf(entry) : direction === 1 ? -1 : queue.length;
    const ahead =
      direction === 1 ? queue.slice(at + 1) : queue.slice(0, Math.max(0, at)).toReversed();
    const next = ahead.find(waits);
    if (next) go({ snapshot: next.row.snapshot }, entry ? 'replace' : 'push');
    else
      setSaid(queue.some(waits) ? 'No more in this direction.' : 'Nothing here is left to review.');
  };
  const take = (rows: readonly ResultRow[]) => {
    const fresh = rows.filter((row) => isAcceptable(row) && !review.accepted.has(row.snapshot));
    if (fresh.length === 0) return setSaid('There is nothing here to accept.');
    review.accept(fresh);
    // Without a reason it is only asked for now.
    if (review.reason !== '') taken(fresh);
  };
  const taken = (rows: readonly ResultRow[]) => {
    const how = letters.on ? ' u takes it back.' : '';
    setSaid(`Accepted ${rows.length} ${rows.length === 1 ? 'snapshot' : 'snapshots'}.${how}`);
    const gone = new Set(rows);
    const after = entry ? queue.slice(queue.indexOf(entry) + 1) : [];
    const next = after.find((it) => waits(it) && !gone.has(it.row));
    if (next) go({ snapshot: next.row.snapshot }, 'replace');
  };
  const answer = (reason: string | undefined) => {
    review.answer(reason);
    if (reason !== undefined) taken(review.asking);
  };
  const saved = () => {
    setResults({ ...results, snapshots: approvedBy(results.snapshots, review.accepted) });
    review.drop([...review.accepted.keys()]);
    setSaid('');
  };
  const undo = () => {
    const [first] = review.last;
    review.undo();
    if (first === undefined) return setSaid('There is nothing to take back.');
    setSaid('Taken back.');
    if (place.snapshot !== '') go({ snapshot: first }, 'replace');
  };
  useKeyboardShortcuts({
    next: () => step(1),
    previous: () => step(-1),
    accept: () => (entry ? take([entry.row]) : setSaid('Open a snapshot to accept it.')),
    acceptGroup: () => (group ? take(group.rows) : setSaid('Open a snapshot to accept its group.')),
    undo,
    filter: () => filters.current?.querySelector('input')?.focus(),
    help: () => setOpen('help'),
    back,
  });

  const sheet = !entry && place.story !== '';
  return (
    <Shell data-surface="ink">
      <div hidden={entry !== undefined || sheet}>
        <TopBar
          model={model}
          left={left}
          sizes={{
            groups: allGroups.length,
            faults: allFaults.length,
            flaky: allFlaky.length,
          }}
          view={place.view}
          onView={onView}
          onHelp={() => setOpen('help')}
        />
        <FilterBar
          model={model}
          filter={place.filter}
          counts={filtered.counts}
          onFilter={(filter) => go({ filter }, 'replace')}
          box={filters}
        />
      </div>
      <main>
        {entry && (
          <SnapshotView
            key={entry.row.snapshot}
            entry={entry}
            group={group}
            accepted={review.accepted}
            decide={{
              accept: () => take([entry.row]),
              acceptGroup: () => group && take(group.rows),
              undo: review.last.length > 0 ? undo : undefined,
            }}
            mode={place.mode}
            onMode={(mode) => go({ mode }, 'replace')}
            place={queue.includes(entry) ? `${queue.indexOf(entry) + 1} of ${queue.length}` : ''}
            onStep={step}
            onStory={() => openStory(entry.row.story)}
            onBack={back}
          />
        )}
        {sheet && (
          <StoryGrid
            model={model}
            story={place.story}
            accepted={review.accepted}
            onSnapshot={openSnapshot}
            onAccept={(entries) => take(entries.map(({ row }) => row))}
            onBack={back}
          />
        )}
        <div hidden={entry !== undefined || sheet} style={{ height: '100%' }}>
          <Overview
            model={model}
            place={place}
            filtered={filtered}
            groups={allGroups}
            faults={allFaults}
            flaky={allFlaky}
            review={review}
            onSnapshot={openSnapshot}
            onStory={openStory}
            onGroup={(id, snapshot) => openSnapshot(snapshot, id)}
            onAccept={take}
            onFilter={(filter) => go({ filter }, 'replace')}
          />
        </div>
      </main>
      <PendingBar review={review} said={said} onOpen={() => setOpen('pending')} />
      {review.asking.length > 0 && <ReasonDialog count={review.asking.length} onAnswer={answer} />}
      {open === 'help' && <Help onClose={() => setOpen(undefined)} />}
      {open === 'pending' && (
        <PendingPanel
          review={review}
          served={served}
          onSaved={saved}
          onDrop={({ snapshots, reason, severity }) =>
            review.drop(
              [...review.accepted].flatMap(([snapshot, why]) =>
                why === reason &&
                globMatches(snapshots, snapshot) &&
                (severity === undefined ||
                  model.bySnapshot.get(snapshot)?.row.severity === severity)
                  ? [snapshot]
                  : [],
              ),
            )
          }
          onClose={() => setOpen(undefined)}
        />
      )}
    </Shell>
  );
}
