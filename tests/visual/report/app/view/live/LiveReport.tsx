import { useEffect, useMemo } from 'react';
import { useKeyboardShortcuts } from '../../keyboard-shortcuts.ts';
import { type LiveState, liveResults } from '../../model/live.ts';
import { FindingList } from '../FindingList.tsx';
import { Notice } from '../Notice.tsx';
import { SnapshotView } from '../snapshot/SnapshotView.tsx';
import { Shell } from '../ui.ts';
import { ReportContext, useReport, useReportState } from '../use-report.ts';
import { LiveBar } from './LiveBar.tsx';
import { LiveStories } from './LiveStories.tsx';

export type LiveReportProps = {
  live: LiveState;
  isConnected: boolean;
  /** Called with the name of the snapshot that is opened. */
  onOpen?: (snapshot: string) => void;
  /** As for the report. */
  initialHash?: string;
};

/** The stories that the saved file reaches, in every language and width; or one of them, large. */
export function LiveReport({ live, isConnected, onOpen, initialHash }: LiveReportProps) {
  const results = useMemo(() => liveResults(live), [live]);
  const report = useReportState({
    results,
    isLive: true,
    ...(initialHash !== undefined && { initialHash }),
  });
  const { entry, route } = report;
  useKeyboardShortcuts(
    { next: () => report.step(1), previous: () => report.step(-1), back: report.back },
    report.characterKeys,
  );
  useEffect(() => {
    if (route.snapshot !== '') onOpen?.(route.snapshot);
  }, [route.snapshot, onOpen]);
  return (
    <ReportContext value={report}>
      <Shell data-surface="ink">
        <LiveBar live={live} isConnected={isConnected} />
        <main>
          {entry ? <SnapshotView key={entry.row.snapshot} entry={entry} /> : <View live={live} />}
        </main>
      </Shell>
    </ReportContext>
  );
}

function View({ live }: { live: LiveState }) {
  const { route, findings } = useReport();
  if (live.planned.length === 0)
    return (
      <Notice title={live.phase === 'starting' ? 'Storybook starts' : 'Save a file'}>
        <p>The stories that it reaches appear here, in every language and width.</p>
      </Notice>
    );
  if (route.view === 'findings') return <FindingList status="findings" findings={findings} />;
  return <LiveStories live={live} />;
}
