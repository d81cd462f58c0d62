import { type ResultRow, CLEAN } from '../../results.ts';
import { NO_FILTER, isUnfiltered } from '../model/filter.ts';
import { plural } from '../model/quantities.ts';
import { FindingList } from './FindingList.tsx';
import { GroupList } from './GroupList.tsx';
import { HeatMap } from './HeatMap.tsx';
import { Notice } from './Notice.tsx';
import { Chip } from './ui.ts';
import { useReport } from './use-report.ts';

/** The chosen view, or a notice where it would be empty. */
export function Overview() {
  const report = useReport();
  const { model, route, filtered, navigate } = report;
  const matchesFilter = ({ rows }: { rows: readonly ResultRow[] }) =>
    rows.some(({ snapshot }) => filtered.matching.has(snapshot));
  const isClean = model.entries.every((it) => CLEAN.includes(it.row.status) && !it.hasFindings);
  if (model.entries.length === 0)
    return (
      <Notice title="No snapshot was run">
        <p>The run's filters left none. npm run visual -- --list shows what a run would capture.</p>
      </Notice>
    );
  if (filtered.entries.length === 0)
    return (
      <Notice title="No snapshot passes the filters">
        <Chip onClick={() => navigate({ filter: NO_FILTER }, 'replace')}>
          Show all {model.entries.length}
        </Chip>
      </Notice>
    );
  switch (route.view) {
    case 'map':
      return isUnfiltered(route.filter) && isClean ? <CleanNotice /> : <HeatMap />;
    case 'groups':
      return <GroupList groups={report.groups.filter(matchesFilter)} />;
    case 'findings':
      return <FindingList status="findings" findings={report.findings.filter(matchesFilter)} />;
    case 'flaky':
      return <FindingList status="flaky" findings={report.flaky.filter(matchesFilter)} />;
  }
}

function CleanNotice() {
  const { model, navigate } = useReport();
  const { stories, locales, widths, modes, results } = model;
  const { baseline, candidate, snapshots, totals } = results;
  const skipped = snapshots.filter((it) => it.skipped !== undefined).length;
  const hasBaseline = totals.captured === 0;
  const counts = [
    plural(stories.length, 'story', 'stories'),
    plural(locales.length, 'language'),
    plural(widths.length, 'width'),
    ...(modes.length > 0 ? [plural(modes.length, 'mode')] : []),
  ];
  const statuses = [...new Set(model.entries.map(({ status }) => status))];
  return (
    <Notice isSuccess title={hasBaseline ? 'Nothing differs' : 'No layout findings'}>
      <p>
        {hasBaseline ? `${candidate} equals ${baseline}` : `${candidate}, without a baseline`} in{' '}
        {plural(snapshots.length, 'snapshot')}: {counts.join(', ')}.
      </p>
      {skipped > 0 && (
        <p>
          {plural(snapshots.length - skipped, 'snapshot')} compared now,{' '}
          {skipped.toLocaleString('en')} not captured, because their inputs or their screenshots are
          known to be unchanged.
        </p>
      )}
      <Chip onClick={() => navigate({ filter: { ...NO_FILTER, statuses } }, 'replace')}>
        Show the heat map
      </Chip>
    </Notice>
  );
}
