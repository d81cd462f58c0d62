/** `summary.md`: what a run found, for a pull request and the summary of a CI job (VIS-15). */
import { faultLine, faultsOf } from '../lint/lint-lines.ts';
import { duration } from '../progress.ts';
import { commandOf, globsFor } from './app/model/globs.ts';
import { type Group, groupsOf } from './app/model/groups.ts';
import { differs, isAcceptable } from './app/model/looks.ts';
import { code, isPlain, shellBlock, thumbnail } from './markdown.ts';
import {
  type ResultRow,
  type Results,
  KINDS,
  STATUSES,
  countsOf,
  passes,
  severityCounts,
  unreviewed,
} from './results.ts';
import { problemLines } from './tell.ts';

/** In bytes: a comment on a public host may have 65,536 characters. */
export const LONGEST_SUMMARY = 60_000;

const GROUPS = 10;
/** Examples of a group, and globs that accept it. */
const EXAMPLES = 3;
const LINES = 50;
/** In CSS px. */
const THUMBNAIL = 240;
const CUT = ['', '_The rest is left out here: the report has all of it._'];

/** The whole file. A line with a picture begins with `<img`, so that whoever cannot show it can drop it. */
export function summaryOf(results: Results): string {
  const lines = [
    ...verdictLines(results),
    ...countLines(results),
    ...acceptLines(results.cells),
    ...list('Flaky', names(results.cells, 'flaky')),
    ...groupLines(results.cells),
    ...list('Removed', names(results.cells, 'removed')),
    ...list('Faults of layout', faultsOf(results.cells).map(faultLine)),
    ...list('Problems', problemLines(results.cells)),
    ...list('Notes', results.notes),
  ];
  const bytes = (some: readonly string[]) => Buffer.byteLength(`${some.join('\n')}\n`);
  if (bytes(lines) > LONGEST_SUMMARY) {
    while (bytes([...lines, ...CUT]) > LONGEST_SUMMARY) lines.pop();
    lines.push(...CUT);
  }
  return `${lines.join('\n')}\n`;
}

function verdictLines(results: Results): string[] {
  const { cells, totals, strict, base, head, captures, retakes, seconds, isolation } = results;
  const left = cells.filter(unreviewed).length;
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
    `${code(head)} against ${base === '' ? 'no baseline' : code(base)}: ${figure(cells.length, 'snapshot')}, ` +
      `${figure(captures, 'capture')}, ${retakes} of them again, in ${duration(seconds)}. ` +
      `On a fresh page as well: ${sampled}; different there: ${different}.`,
    '',
  ];
}

function countLines({ cells, totals }: Results): string[] {
  const rows = STATUSES.filter((it) => totals[it] > 0).flatMap((status) => {
    const row = `| ${status} | ${totals[status]} |`;
    if (status !== 'changed') return [row];
    const parts = severityCounts(cells);
    return [row].concat(parts.map(([name, count]) => `| changed, ${name} | ${count} |`));
  });
  const { approved, faults, problems } = countsOf(cells);
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

function acceptLines(cells: readonly ResultRow[]): string[] {
  if (!cells.some(unreviewed)) return [];
  return [
    'Download the report, unpack it into the root of this checkout and open it. Accepting there, or',
    'with the commands below, writes `tests/visual/approvals.yml`: commit that file.',
    '',
    shellBlock(['npm run visual -- --open']),
    '',
  ];
}

function groupLines(cells: readonly ResultRow[]): string[] {
  const groups = groupsOf(cells);
  if (groups.length === 0) return [];
  const differing = cells.filter(differs);
  const shown = groups.slice(0, GROUPS);
  return [
    `### The largest groups: ${shown.length} of ${groups.length}`,
    '',
    ...shown.flatMap((group, at) => oneGroup(group, at + 1, differing)),
  ];
}

function oneGroup(group: Group, number: number, differing: readonly ResultRow[]): string[] {
  const { name, detail, rows, status, stories, locales, widths } = group;
  const examples = rows.slice(0, EXAMPLES);
  const globs = globsFor(rows.filter(isAcceptable), differing);
  const commands = globs
    .slice(0, EXAMPLES)
    .map((cells) => commandOf({ cells, reason: 'say why' }))
    .filter(isPlain);
  return [
    `**${number}.** ${code(name)} ${status}: ${figure(rows.length, 'snapshot')} of ` +
      `${figure(stories.length, 'story', 'stories')} (${code(locales.join(', '))}; ${widths.length === 1 ? `${widths[0]} px` : `${widths.length} widths`})`,
    '',
    ...(detail === '' ? [] : [`- ${code(detail)}`]),
    ...examples.map(
      ({ cell, reason }) => `- ${code(cell)}${reason === '' ? '' : `: ${code(reason)}`}`,
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

function names(cells: readonly ResultRow[], status: ResultRow['status']): string[] {
  return cells.filter((row) => row.status === status).map(({ cell }) => cell);
}

function figure(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
