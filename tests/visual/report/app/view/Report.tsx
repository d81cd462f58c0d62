import { useState } from 'react';
import { useKeyboardShortcuts } from '../keyboard-shortcuts.ts';
import type { LoadResult } from '../model/load-results.ts';
import { PendingBar, PendingPanel, ReasonDialog } from './Approvals.tsx';
import { FilterBar } from './FilterBar.tsx';
import { Help } from './Help.tsx';
import { Notice } from './Notice.tsx';
import { Overview } from './Overview.tsx';
import { StoryGrid } from './StoryGrid.tsx';
import { TopBar } from './TopBar.tsx';
import { SnapshotView } from './snapshot/SnapshotView.tsx';
import { Shell } from './ui.ts';
import { type ReportProps, ReportContext, useReportState } from './use-report.ts';

/** The report, or why there is none. */
export function Page({ loaded, served }: { loaded: LoadResult; served: boolean }) {
  if (loaded.kind === 'results') return <Report results={loaded.results} served={served} />;
  return (
    <Shell data-surface="ink">
      <main>
        <Notice title={loaded.title}>
          <p>{loaded.text}</p>
        </Notice>
      </main>
    </Shell>
  );
}

/** A view, over it the grid of a story, and over that a snapshot. */
export function Report(props: ReportProps) {
  const report = useReportState(props);
  const { entry, group, route, accept, setMessage } = report;
  const [openDialog, setOpenDialog] = useState<'help' | 'pending'>();
  const close = () => setOpenDialog(undefined);
  useKeyboardShortcuts(
    {
      next: () => report.step(1),
      previous: () => report.step(-1),
      accept: () => (entry ? accept([entry.row]) : setMessage('Open a snapshot to accept it.')),
      acceptGroup: () =>
        group ? accept(group.rows) : setMessage('Open a snapshot to accept its group.'),
      undo: report.undo,
      filter: () => document.querySelector<HTMLElement>('input[type=search]')?.focus(),
      help: () => setOpenDialog('help'),
      back: report.back,
    },
    report.characterKeys,
  );

  const isGridOpen = !entry && route.story !== '';
  const isCovered = entry !== undefined || isGridOpen;
  return (
    <ReportContext value={report}>
      <Shell data-surface="ink">
        <div hidden={isCovered}>
          <TopBar onHelp={() => setOpenDialog('help')} />
          <FilterBar />
        </div>
        <main>
          {entry && <SnapshotView key={entry.row.snapshot} entry={entry} />}
          {isGridOpen && <StoryGrid />}
          <div hidden={isCovered} style={{ height: '100%' }}>
            <Overview />
          </div>
        </main>
        <PendingBar onSave={() => setOpenDialog('pending')} />
        {report.awaitingReason.length > 0 && <ReasonDialog />}
        {openDialog === 'help' && <Help onClose={close} />}
        {openDialog === 'pending' && <PendingPanel onClose={close} />}
      </Shell>
    </ReportContext>
  );
}
