/** `summary.md`: what a run found, for a pull request and the summary of a CI job (VIS-15). */
import { findingLine, groupFindings } from '../lint/group-findings.ts';
import { duration } from '../progress.ts';
import { acceptCommand, minimalGlobs } from './app/model/minimal-globs.ts';
import { type ChangeGroup, groupChanges } from './app/model/change-groups.ts';
import { isDifferent, isAcceptable } from './app/model/display-status.ts';
import { code, isPlain, shellBlock, thumbnail } from './markdown.ts';
import {
  type ResultRow,
  type Results,
  KINDS,
  STATUSES,
  reviewCounts,
  passes,
  severityCounts,
  needsReview,
} from './results.ts';
import { problemLines } from './print-summary.ts';

/** In bytes: a comment on a public host may have 65,536 characters. */
export const MAX_SUMMARY_LENGTH = 60_000;

const GROUPS = 10;
/** Examples of a group, and globs that accept it. */
const EXAMPLES = 3;
const LINES = 50;
/** In CSS px. */
const THUMBNAIL = 240;
const CUT = ['', '_The rest is left out here: the report has all of it._'];

/** The whole file. A line with a picture begins with `<img`, so that whoever cannot show it can drop it. */
export function pullRequestSummary(results: Results): string {
  const lines = [
    ...verdictLines(results),
    ...countLines(results),
    ...acceptLines(results.snapshots),
    ...list('Flaky', names(results.snapshots, 'flaky')),
    ...groupLines(results.snapshots),
    ...list('Removed', names(results.snapshots, 'removed')),
    ...list('Faults of layout', groupFindings(results.snapshots).map(findingLine)),
    ...list('Problems', problemLines(results.snapshots)),
    ...list('Notes', results.notes),
  ];
  const bytes = (some: readonly string[]) => Buffer.byteLength(`${some.join('\n')}\n`);
  if (bytes(lines) > MAX_SUMMARY_LENGTH) {
    while (bytes([...lines, ...CUT]) > MAX_SUMMARY_LENGTH) lines.pop();
    lines.push(...CUT);
  }
  return `${lines.join('\n')}\n`;
}

function verdictLines(results: Results): string[] {
  const { snapshots, totals, strict, baseline, candidate, captures, retakes, seconds, isolation } =
    results;
  const left = snapshots.filter(needsReview).length;
  const why = [
    ...(left > 0 ? [`${figure(left, 'snapshot')} to review`] : []),
    ...(strict && totals.flaky > 0 ? [`${totals.flaky} flaky, which a strict run refuses`] : []),
  ];
  const verdict = passes(results)
    ? '✅ Passed: nothing is left to review'
    : `❌ Failed: ${why.join(', ')}`;
  const { sampled, different } = isolation;
  return [
    `## ${verdict}`,
    '',
    `${code(candidate)} against ${baseline === '' ? 'no baseline' : code(baseline)}: ${figure(snapshots.length, 'snapshot')}, ` +
      `${figure(captures, 'capture')}, ${retakes} of them again, in ${duration(seconds)}. ` +
      `On a fresh page as well: ${sampled}; different there: ${different}.`,
    '',
  ];
}

function countLines({ snapshots, totals }: Results): string[] {
  const rows = STATUSES.filter((it) => totals[it] > 0).flatMap((status) => {
    const row = `| ${status} | ${totals[status]} |`;
    if (status !== 'changed') return [row];
    const parts = severityCounts(snapshots);
    return [row].concat(parts.map(([name, count]) => `| changed, ${name} | ${count} |`));
  });
  const { approved, faults, problems } = reviewCounts(snapshots);
  return [
    '| Snapshots | |',
    '| --- | ---: |',
    ...rows,
    `| approved | ${approved} |`,
    `| faults of layout | ${faults} |`,
    `| problems | ${problems} |`,
    '',
  ];
}

function acceptLines(snapshots: readonly ResultRow[]): string[] {
  if (!snapshots.some(needsReview)) return [];
  return [
    'Download the report, unpack it into the root of this checkout and open it. Accepting there, or',
    'with the commands below, writes `tests/visual/approvals.yml`: commit that file.',
    '',
    shellBlock(['npm run visual -- --open']),
    '',
  ];
}

function groupLines(snapshots: readonly ResultRow[]): string[] {
  const groups = groupChanges(snapshots);
  if (groups.length === 0) return [];
  const differing = snapshots.filter(isDifferent);
  const shown = groups.slice(0, GROUPS);
  return [
    `### The largest groups: ${shown.length} of ${groups.length}`,
    '',
    ...shown.flatMap((group, at) => oneGroup(group, at + 1, differing)),
  ];
}

function oneGroup(group: ChangeGroup, number: number, differing: readonly ResultRow[]): string[] {
  const { name, detail, rows, status, stories, locales, widths } = group;
  const examples = rows.slice(0, EXAMPLES);
  const globs = minimalGlobs(rows.filter(isAcceptable), differing);
  const commands = globs
    .slice(0, EXAMPLES)
    .map((snapshots) => acceptCommand({ snapshots, reason: 'say why' }))
    .filter(isPlain);
  return [
    `**${number}.** ${code(name)} ${status}: ${figure(rows.length, 'snapshot')} of ` +
      `${figure(stories.length, 'story', 'stories')} (${code(locales.join(', '))}; ${widths.length === 1 ? `${widths[0]} px` : `${widths.length} widths`})`,
    '',
    ...(detail === '' ? [] : [`- ${code(detail)}`]),
    ...examples.map(
      ({ snapshot, reason }) => `- ${code(snapshot)}${reason === '' ? '' : `: ${code(reason)}`}`,
    ),
    ...more(rows.length - examples.length),
    '',
    ...pictureLines(examples),
    ...(commands.length === 0 ? [] : [shellBlock(commands)]),
    ...(globs.length > commands.length ? ['The report accepts the rest of the group.'] : []),
    '',
  ];
}

function pictureLines([example]: readonly ResultRow[]): string[] {
  const lines = KINDS.flatMap((kind) => {
    const path = example?.files[kind];
    return path === undefined ? [] : [thumbnail(path, kind, THUMBNAIL)];
  });
  return lines.length === 0 ? [] : [...lines, ''];
}

function list(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const lines = items.slice(0, LINES).map((item) => `- ${code(item)}`);
  return [`### ${title}: ${items.length}`, '', ...lines, ...more(items.length - lines.length), ''];
}

function more(count: number): string[] {
  return count > 0 ? [`- and ${count.toLocaleString('en')} more`] : [];
}

function names(snapshots: readonly ResultRow[], status: ResultRow['status']): string[] {
  return snapshots.filter((row) => row.status === status).map(({ snapshot }) => snapshot);
}

function figure(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
