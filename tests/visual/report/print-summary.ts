/** The end of a run in a terminal: what changed, where, and how to see it. */
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findingLine, groupFindings } from '../lint/group-findings.ts';
import { duration } from '../progress.ts';
import {
  type ResultRow,
  type Results,
  PASSING,
  STATUSES,
  reviewCounts,
  openProblems,
  severityCounts,
  needsReview,
} from './results.ts';

/** Says what a run found; `shard` means that there is no report yet. */
export function printSummary(
  results: Results,
  { out, shard }: { readonly out: string; readonly shard?: string },
  say: (line: string) => void,
): void {
  const { snapshots, captures, retakes, seconds, isolation } = results;
  const lines = [
    ...storyLines(snapshots),
    ...groupFindings(snapshots).map(findingLine),
    ...problemLines(snapshots),
    ...skipLines(snapshots),
    ...results.notes.map((note) => `note     ${note}`),
    // Never silent, also when nothing was checked (VIS-3).
    `isolation ${isolation.different} of ${isolation.sampled} snapshots sampled differ from a fresh page`,
  ];
  for (const line of lines) say(line);
  const speed = seconds > 0 ? `, ${(snapshots.length / seconds).toFixed(1)} snapshots/s` : '';
  say(
    `${summaryLine(results)}: ${snapshots.length} snapshots, ${captures} captures (${retakes} snapshots taken again) in ${duration(seconds)}${speed}`,
  );
  const place = relative(process.cwd(), out);
  const { href } = pathToFileURL(join(out, 'index.html'));
  say(
    shard === undefined
      ? `Report: ${join(place, 'index.html')} (${href}), or "npm run visual -- --open"`
      : `Shard ${shard} is in ${place}; merge all with --merge.`,
  );
}

/** `12 changed, 3 new, 2 faults of layout`, or that there is nothing. */
export function summaryLine({ totals, snapshots }: Pick<Results, 'totals' | 'snapshots'>): string {
  const parts = STATUSES.filter(
    (it) => !['unchanged', 'captured'].includes(it) && totals[it] > 0,
  ).map((it) => `${totals[it]} ${it}${it === 'changed' ? severities(snapshots) : ''}`);
  const { approved, faults, problems } = reviewCounts(snapshots);
  if (approved > 0) parts.push(`of these ${approved} approved`);
  if (faults > 0) parts.push(`${faults} faults of layout`);
  if (problems > 0) parts.push(`${problems} problems`);
  if (parts.length === 0) return totals.captured > 0 ? 'no fault' : 'nothing differs';
  return `${parts.join(', ')}${snapshots.some(needsReview) ? '' : ': all reviewed'}`;
}

/** ` (3 layout, 9 subtle)`: how much the changed ones differ. */
function severities(snapshots: readonly ResultRow[]): string {
  const said = severityCounts(snapshots).flatMap(([severity, count]) =>
    count > 0 ? [`${count} ${severity}`] : [],
  );
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}

function storyLines(snapshots: readonly ResultRow[]): string[] {
  const differing = snapshots.filter(
    ({ status }) => status === 'flaky' || !PASSING.includes(status),
  );
  const groups = Map.groupBy(
    differing,
    ({ story, status, approved }) =>
      `${approved === undefined ? status.padEnd(8) : 'approved'} ${story}`,
  );
  return [...groups].map(([story, rows]) => {
    const first = rows[0];
    // The largest box is often only what moved along; a message says what moved it.
    const change = first?.changes.find(({ key }) => key !== '') ?? first?.changes[0];
    const where = change ? ` at ${change.selector}${change.key ? ` ${change.key}` : ''}` : '';
    return `${story}: ${rows.length} snapshots, such as ${first?.locale} ${first?.width} px (${[first?.severity, first?.reason].filter(Boolean).join(': ')}${where})`;
  });
}

/** Problems for people: the same one in many snapshots is one line. */
export function problemLines(snapshots: readonly ResultRow[]): string[] {
  const all = snapshots.flatMap((row) => openProblems(row).map((problem) => ({ row, problem })));
  const groups = Map.groupBy(
    all,
    ({ problem: { source, rule, text, selector } }) =>
      `${source}: ${[rule, selector, text].filter(Boolean).join(' ')}`,
  );
  return [...groups].map(([line, its]) => {
    const first = its[0]?.row;
    return `${line}, in ${its.length} snapshots, such as ${first?.snapshot}`;
  });
}

/** Why snapshots were not taken, each reason once; `results.json` has it for each snapshot. */
function skipLines(snapshots: readonly ResultRow[]): string[] {
  const skipped = snapshots.filter((it) => it.skipped !== undefined);
  const groups = Map.groupBy(skipped, (it) => it.skipped ?? '');
  return [...groups].map(([why, rows]) => `skipped  ${rows.length} snapshots: ${why}`);
}
