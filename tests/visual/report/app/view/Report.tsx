import { useCallback, useMemo, useRef, useState } from 'react';
import type { ResultRow, Results } from '../../results.ts';
import { type Place, startPlace } from '../model/address.ts';
import { covers } from '../model/covers.ts';
import { faultsOf, flakyOf } from '../model/faults.ts';
import { applyFilter } from '../model/filter.ts';
import { groupsOf } from '../model/groups.ts';
import { isAcceptable } from '../model/looks.ts';
import { type Entry, modelOf } from '../model/model.ts';
import { approvedBy } from '../model/pending.ts';
import { FilterBar } from './FilterBar.tsx';
import { Help } from './Help.tsx';
import { Overview } from './Overview.tsx';
import { PendingBar } from './PendingBar.tsx';
import { PendingPanel } from './PendingPanel.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { Sheet } from './Sheet.tsx';
import { TopBar } from './TopBar.tsx';
import { CellView } from './cell/CellView.tsx';
import { Shell } from './style.ts';
import { useKeys } from '../keyboard.ts';
import { LetterKeysChoice, useLetterKeys } from '../letter-keys.tsx';
import { usePlace } from './use-place.ts';
import { useReview } from './use-review.ts';

type ReportProps = {
  results: Results;
  /** Whether approvals can be posted. */
  served?: boolean;
  /** Begins at this hash and leaves the address alone: for stories. */
  memory?: string;
};

/** The whole report: lists below, a story's sheet above them, a cell above that. */
export function Report(props: ReportProps) {
  return (
    <LetterKeysChoice>
      <Review {...props} />
    </LetterKeysChoice>
  );
}

function Review({ results: given, served = false, memory }: ReportProps) {
  const [results, setResults] = useState(given);
  const model = useMemo(() => modelOf(results), [results]);
  const start = useMemo(() => startPlace(model.entries.some(({ review }) => review)), [model]);
  const [place, go] = usePlace(start, memory);
  const review = useReview(model);
  const [open, setOpen] = useState<'help' | 'pending'>();
  const [said, setSaid] = useState('');
  const letters = useLetterKeys();
  const filters = useRef<HTMLDivElement>(null);

  const filtered = useMemo(() => applyFilter(model, place.filter), [model, place.filter]);
  const allGroups = useMemo(() => groupsOf(results.cells), [results]);
  const allFaults = useMemo(() => faultsOf(results.cells), [results]);
  const allFlaky = useMemo(() => flakyOf(results.cells), [results]);
  const homes = useMemo(
    () => new Map(allGroups.flatMap((group) => group.rows.map(({ cell }) => [cell, group]))),
    [allGroups],
  );
  const entry = model.byCell.get(place.cell);
  const group = entry && homes.get(entry.row.cell);
  const queue = useMemo(() => {
    const walked = allGroups.find(({ id }) => id === place.group);
    if (!walked) return filtered.entries;
    return walked.rows.flatMap(({ cell }) => model.byCell.get(cell) ?? []);
  }, [allGroups, filtered, model, place.group]);
  const waits = useCallback(
    ({ row, review: due }: Entry) => due && !review.accepted.has(row.cell),
    [review.accepted],
  );
  const left = useMemo(() => model.entries.filter(waits).length, [model, waits]);

  const openCell = useCallback((cell: string, from = '') => go({ cell, group: from }), [go]);
  const openStory = useCallback((story: string) => go({ story, cell: '', group: '' }), [go]);
  const onView = (view: Place['view']) => {
    // What is flaky needs no review, so the filter that a report opens with would hide it.
    const flaky = view === 'flaky' ? (['flaky'] as const) : start.filter.statuses;
    const statuses = [view, place.view].includes('flaky') ? flaky : place.filter.statuses;
    go({ view, filter: { ...place.filter, statuses } });
  };
  const back = () => {
    if (place.cell !== '') go({ cell: '', group: '' });
    else if (place.story !== '') go({ story: '' });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const step = (direction: 1 | -1) => {
    const at = entry ? queue.indexOf(entry) : direction === 1 ? -1 : queue.length;
    const ahead =
      direction === 1 ? queue.slice(at + 1) : queue.slice(0, Math.max(0, at)).toReversed();
    const next = ahead.find(waits);
    if (next) go({ cell: next.row.cell }, entry ? 'replace' : 'push');
    else
      setSaid(queue.some(waits) ? 'No more in this direction.' : 'Nothing here is left to review.');
  };
  const take = (rows: readonly ResultRow[]) => {
    const fresh = rows.filter((row) => isAcceptable(row) && !review.accepted.has(row.cell));
    if (fresh.length === 0) return setSaid('There is nothing here to accept.');
    review.accept(fresh);
    // Without a reason it is only asked for now.
    if (review.reason !== '') taken(fresh);
  };
  const taken = (rows: readonly ResultRow[]) => {
    const how = letters.on ? ' u takes it back.' : '';
    setSaid(`Accepted ${rows.length} ${rows.length === 1 ? 'cell' : 'cells'}.${how}`);
    const gone = new Set(rows);
    const after = entry ? queue.slice(queue.indexOf(entry) + 1) : [];
    const next = after.find((it) => waits(it) && !gone.has(it.row));
    if (next) go({ cell: next.row.cell }, 'replace');
  };
  const answer = (reason: string | undefined) => {
    review.answer(reason);
    if (reason !== undefined) taken(review.asking);
  };
  const saved = () => {
    setResults({ ...results, cells: approvedBy(results.cells, review.accepted) });
    review.drop([...review.accepted.keys()]);
    setSaid('');
  };
  const undo = () => {
    const [first] = review.last;
    review.undo();
    if (first === undefined) return setSaid('There is nothing to take back.');
    setSaid('Taken back.');
    if (place.cell !== '') go({ cell: first }, 'replace');
  };
  useKeys({
    next: () => step(1),
    previous: () => step(-1),
    accept: () => (entry ? take([entry.row]) : setSaid('Open a cell to accept it.')),
    acceptGroup: () => (group ? take(group.rows) : setSaid('Open a cell to accept its group.')),
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
          <CellView
            key={entry.row.cell}
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
          <Sheet
            model={model}
            story={place.story}
            accepted={review.accepted}
            onCell={openCell}
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
            onCell={openCell}
            onStory={openStory}
            onGroup={(id, cell) => openCell(cell, id)}
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
          onDrop={({ cells, reason, severity }) =>
            review.drop(
              [...review.accepted].flatMap(([cell, why]) =>
                why === reason &&
                covers(cells, cell) &&
                (severity === undefined || model.byCell.get(cell)?.row.severity === severity)
                  ? [cell]
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
