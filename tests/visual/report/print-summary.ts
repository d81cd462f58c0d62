/** The summary of a run in the terminal. */
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findingLine, groupFindings } from '../lint/group-findings.ts';
import { duration } from '../progress.ts';
import { plural } from './app/model/plural.ts';
import {
  type ResultRow,
  type Results,
  CLEAN,
  STATUSES,
  reviewCounts,
  openProblems,
  severitySummary,
  needsReview,
} from './results.ts';

/** With `shard`, there is no report yet. */
export function printSummary(
  results: Results,
  { out, shard }: { readonly out: string; readonly shard?: string },
  say: (line: string) => void,
): void {
  const { snapshots, captures, retakes, seconds, isolation } = results;
  const speed = seconds > 0 ? `, ${(snapshots.length / seconds).toFixed(1)} snapshots/s` : '';
  const folder = relative(process.cwd(), out);
  const { href } = pathToFileURL(join(out, 'index.html'));
  const lines = [
    ...storyLines(snapshots),
    ...groupFindings(snapshots).map(findingLine),
    ...problemLines(snapshots),
    ...skippedLines(snapshots),
    ...results.notes.map((note) => `note     ${note}`),
    // Also when nothing was checked (VIS-3).
    `isolation ${isolation.different} of ${isolation.sampled} snapshots sampled differ from a fresh page`,
    `${summaryLine(results)}: ${snapshots.length} snapshots, ${captures} captures (${retakes} snapshots retaken) in ${duration(seconds)}${speed}`,
    shard === undefined
      ? `Report: ${join(folder, 'index.html')} (${href}), or "npm run visual -- --show"`
      : `Shard ${shard} is in ${folder}; merge all with --merge.`,
  ];
  for (const line of lines) say(line);
}

/** `12 changed (3 layout, 9 subtle), 3 new, 2 layout findings`. */
export function summaryLine({ totals, snapshots }: Pick<Results, 'totals' | 'snapshots'>): string {
  const severities = severitySummary(snapshots);
  const { approved, findings, problems } = reviewCounts(snapshots);
  const parts = [
    ...STATUSES.filter((status) => !CLEAN.includes(status) && totals[status] > 0).map((status) => {
      const detail = status === 'changed' && severities !== '' ? ` (${severities})` : '';
      return `${totals[status]} ${status}${detail}`;
    }),
    ...(approved > 0 ? [`of these ${approved} approved`] : []),
    ...(findings > 0 ? [plural(findings, 'layout finding')] : []),
    ...(problems > 0 ? [plural(problems, 'problem')] : []),
  ];
  if (parts.length === 0) return totals.captured > 0 ? 'no findings' : 'nothing differs';
  return `${parts.join(', ')}${snapshots.some(needsReview) ? '' : ': all reviewed'}`;
}

function storyLines(snapshots: readonly ResultRow[]): string[] {
  const differing = snapshots.filter(({ status }) => !CLEAN.includes(status));
  const groups = Map.groupBy(
    differing,
    ({ story, status, approved }) =>
      `${approved === undefined ? status.padEnd(8) : 'approved'} ${story}`,
  );
  return [...groups].map(([story, rows]) => {
    const first = rows[0];
    // The largest box often only moved along; a message tells what moved it.
    const change = first?.changes.find(({ key }) => key !== '') ?? first?.changes[0];
    const where = change ? ` at ${change.selector}${change.key ? ` ${change.key}` : ''}` : '';
    return `${story}: ${rows.length} snapshots, such as ${first?.locale} ${first?.width} px (${[first?.severity, first?.reason].filter(Boolean).join(': ')}${where})`;
  });
}

export function problemLines(snapshots: readonly ResultRow[]): string[] {
  const all = snapshots.flatMap((row) => openProblems(row).map((problem) => ({ row, problem })));
  const groups = Map.groupBy(
    all,
    ({ problem: { source, rule, text, selector } }) =>
      `${source}: ${[rule, selector, text].filter(Boolean).join(' ')}`,
  );
  return [...groups].map(
    ([line, its]) => `${line}, in ${its.length} snapshots, such as ${its[0]?.row.snapshot}`,
  );
}

function skippedLines(snapshots: readonly ResultRow[]): string[] {
  const groups = Map.groupBy(
    snapshots.filter(({ skipped }) => skipped !== undefined),
    ({ skipped }) => skipped,
  );
  return [...groups].map(([reason, rows]) => `skipped  ${rows.length} snapshots: ${reason}`);
}
