/** The summary of a run in the terminal. */
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { causeText, countText, groupByCause } from './app/model/causes.ts';
import { findingLine, groupFindings } from './group-findings.ts';
import { duration, plural } from './app/model/quantities.ts';
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
  log: (line: string) => void,
): void {
  const { snapshots, captures, retakes, seconds, isolation, parity, sweep } = results;
  const speed = seconds > 0 ? `, ${(snapshots.length / seconds).toFixed(1)} snapshots/s` : '';
  const folder = relative(process.cwd(), out);
  const { href } = pathToFileURL(join(out, 'index.html'));
  const lines = [
    ...causeLines(snapshots),
    ...storyLines(snapshots),
    ...groupFindings(snapshots).map(findingLine),
    ...problemLines(snapshots),
    ...skippedLines(snapshots),
    ...results.notes.map((note) => `note     ${note}`),
    ...(sweep
      ? [
          `${summaryLine(results)}: ${snapshots.length} stories × languages, ${sweep.jumps} changes of the structure, ${sweep.bisected} bisected in ${duration(seconds)}`,
        ]
      : [
          // Also if nothing was checked (VIS-3).
          `isolation ${isolation.different} of ${isolation.sampled} snapshots sampled differ from a fresh page`,
          `parity    languages compared at ${parity.judged} stories × widths; not at ${parity.notJudged}`,
          `${summaryLine(results)}: ${snapshots.length} snapshots, ${captures} captures (${retakes} snapshots retaken) in ${duration(seconds)}${speed}`,
        ]),
    shard === undefined
      ? `Report: ${join(folder, 'index.html')} (${href}), or "npm run visual -- --show"`
      : `Shard ${shard} is in ${folder}; merge all with --merge.`,
  ];
  for (const line of lines) log(line);
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
    approved > 0 && `of these ${approved} approved`,
    findings > 0 && plural(findings, 'layout finding'),
    problems > 0 && plural(problems, 'problem'),
  ].filter(Boolean);
  if (parts.length === 0) return totals.captured > 0 ? 'no findings' : 'nothing differs';
  return `${parts.join(', ')}${snapshots.some(needsReview) ? '' : ': all reviewed'}`;
}

/** The causes come first: one token may change every story. */
function causeLines(snapshots: readonly ResultRow[]): string[] {
  return groupByCause(snapshots).map((group) => {
    const approved = group.rows.every((row) => row.approved !== undefined) ? ', approved' : '';
    return `cause    ${countText(group)} (${severitySummary(group.rows)}${approved}): ${causeText(group.cause)}`;
  });
}

function storyLines(snapshots: readonly ResultRow[]): string[] {
  const differing = snapshots.filter(({ status }) => !CLEAN.includes(status));
  const groups = Map.groupBy(differing, ({ story, status, approved }) =>
    [approved === undefined ? status.padEnd(8) : 'approved', story].join(' '),
  );
  return [...groups].map(([story, rows]) => {
    const { changes, locale, width, severity, reason } = rows[0] as ResultRow;
    // The largest box often only moved; a message tells the cause.
    const change = changes.find(({ key }) => key !== '') ?? changes[0];
    const where = change ? ` at ${change.selector}${change.key ? ` ${change.key}` : ''}` : '';
    const how = [severity, reason].filter(Boolean).join(': ');
    return `${story}: ${rows.length} snapshots, such as ${locale} ${width} px (${how}${where})`;
  });
}

export function problemLines(snapshots: readonly ResultRow[]): string[] {
  const all = snapshots.flatMap((row) =>
    openProblems(row).map(({ source, rule, text, selector }) => {
      const line = `${source}: ${[rule, selector, text].filter(Boolean).join(' ')}`;
      return { line, snapshot: row.snapshot };
    }),
  );
  return [...Map.groupBy(all, ({ line }) => line)].map(
    ([line, occurrences]) =>
      `${line}, in ${occurrences.length} snapshots, such as ${occurrences[0]?.snapshot}`,
  );
}

function skippedLines(snapshots: readonly ResultRow[]): string[] {
  const reasons = snapshots.flatMap(({ skipped }) => skipped ?? []);
  return [...Map.groupBy(reasons, (reason) => reason)].map(
    ([reason, { length }]) => `skipped  ${length} snapshots: ${reason}`,
  );
}
