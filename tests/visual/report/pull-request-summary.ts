/** `summary.md`: the results for a pull request and the summary of a CI job (VIS-15). */
import { acceptCauseCommand, causeText, countText, groupByCause } from './app/model/causes.ts';
import { findingLine, groupFindings } from './group-findings.ts';
import { acceptCommand, minimalGlobs } from './app/model/minimal-globs.ts';
import { type ChangeGroup, groupChanges } from './app/model/change-groups.ts';
import { duration, plural } from './app/model/quantities.ts';
import { code, isPlain, shellBlock, thumbnail } from './markdown.ts';
import {
  type ResultRow,
  type Results,
  IMAGE_KINDS,
  STATUSES,
  reviewCounts,
  isAcceptable,
  isDifferent,
  passes,
  severityCounts,
  needsReview,
} from './results.ts';
import { problemLines } from './print-summary.ts';

/** In bytes: GitHub limits a comment to 65,536 characters. */
export const MAX_SUMMARY_LENGTH = 60_000;

const MAX_GROUPS = 10;
/** Examples of a group, and globs that accept it. */
const MAX_EXAMPLES = 3;
const MAX_LINES = 50;
const THUMBNAIL_WIDTH = 240;
const TRUNCATED = ['', '_The rest is left out here: the report has all of it._'];

/** A line with an image begins with `<img`, so that a host without the images can remove it. */
export function pullRequestSummary(results: Results): string {
  const { snapshots, notes } = results;
  const namesOf = (status: ResultRow['status']) =>
    snapshots.filter((row) => row.status === status).map(({ snapshot }) => snapshot);
  const lines = [
    ...verdictLines(results),
    ...countLines(results),
    ...acceptLines(snapshots),
    ...causeLines(snapshots),
    ...list('Flaky', namesOf('flaky')),
    ...groupLines(snapshots),
    ...list('Removed', namesOf('removed')),
    ...list('Layout findings', groupFindings(snapshots).map(findingLine)),
    ...list('Problems', problemLines(snapshots)),
    ...list('Notes', notes),
  ];
  const bytes = (some: readonly string[]) => Buffer.byteLength(`${some.join('\n')}\n`);
  if (bytes(lines) > MAX_SUMMARY_LENGTH) {
    while (bytes([...lines, ...TRUNCATED]) > MAX_SUMMARY_LENGTH) lines.pop();
    lines.push(...TRUNCATED);
  }
  return `${lines.join('\n')}\n`;
}

function verdictLines(results: Results): string[] {
  const { snapshots, totals, strict, baseline, candidate, captures, retakes } = results;
  const { seconds, isolation, parity } = results;
  const openCount = snapshots.filter(needsReview).length;
  const reasons = [
    openCount > 0 && `${plural(openCount, 'snapshot')} to review`,
    strict && totals.flaky > 0 && `${totals.flaky} flaky, which fails a strict run`,
  ];
  const failed = `❌ Failed: ${reasons.filter(Boolean).join(', ')}`;
  return [
    `## ${passes(results) ? '✅ Passed: nothing is left to review' : failed}`,
    '',
    `${code(candidate)} against ${baseline === '' ? 'no baseline' : code(baseline)}: ${plural(snapshots.length, 'snapshot')}, ` +
      `${plural(captures, 'capture')}, ${retakes} of them retaken, in ${duration(seconds)}. ` +
      `Checked on a fresh page as well: ${isolation.sampled}; different there: ${isolation.different}. ` +
      `Languages compared with each other at ${plural(parity.judged, 'story × width', 'stories × widths')}, not at ${parity.notJudged}.`,
    '',
  ];
}

function countLines({ snapshots, totals }: Results): string[] {
  const rows = STATUSES.filter((status) => totals[status] > 0).flatMap((status) => {
    const severities = status === 'changed' ? severityCounts(snapshots) : [];
    const lines = severities.map(([severity, count]) => `| changed, ${severity} | ${count} |`);
    return [`| ${status} | ${totals[status]} |`].concat(lines);
  });
  const { approved, findings, problems } = reviewCounts(snapshots);
  return [
    '| Snapshots | |',
    '| --- | ---: |',
    ...rows,
    `| approved | ${approved} |`,
    `| layout findings | ${findings} |`,
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
    shellBlock(['npm run visual -- --show']),
    '',
  ];
}

/** The causes of what is left to review, and how to accept all of each. */
function causeLines(snapshots: readonly ResultRow[]): string[] {
  const causes = groupByCause(snapshots.filter(isAcceptable));
  if (causes.length === 0) return [];
  const shown = causes.slice(0, MAX_GROUPS);
  const commands = shown.map(({ name }) => acceptCauseCommand(name, 'say why')).filter(isPlain);
  return [
    `### Causes: ${causes.length}`,
    '',
    ...shown.map((group) => `- ${countText(group)}: ${code(causeText(group.cause))}`),
    ...andMore(causes.length - shown.length),
    '',
    ...(commands.length === 0 ? [] : [shellBlock(commands), '']),
  ];
}

function groupLines(snapshots: readonly ResultRow[]): string[] {
  const groups = groupChanges(snapshots);
  if (groups.length === 0) return [];
  const differing = snapshots.filter(isDifferent);
  const shown = groups.slice(0, MAX_GROUPS);
  return [
    `### The largest groups: ${shown.length} of ${groups.length}`,
    '',
    ...shown.flatMap((group, index) => groupSection(group, index + 1, differing)),
  ];
}

function groupSection(
  group: ChangeGroup,
  number: number,
  differing: readonly ResultRow[],
): string[] {
  const { name, detail, rows, status, stories, locales, widths } = group;
  const examples = rows.slice(0, MAX_EXAMPLES);
  const globs = minimalGlobs(rows.filter(isAcceptable), differing);
  const commands = globs
    .slice(0, MAX_EXAMPLES)
    .map((snapshots) => acceptCommand({ snapshots, reason: 'say why' }))
    .filter(isPlain);
  const images = IMAGE_KINDS.flatMap((kind) => {
    const path = examples[0]?.files[kind];
    return path === undefined ? [] : [thumbnail(path, kind, THUMBNAIL_WIDTH)];
  });
  const where = widths.length === 1 ? `${widths[0]} px` : `${widths.length} widths`;
  return [
    `**${number}.** ${code(name)} ${status}: ${plural(rows.length, 'snapshot')} of ` +
      `${plural(stories.length, 'story', 'stories')} (${code(locales.join(', '))}; ${where})`,
    '',
    ...(detail === '' ? [] : [`- ${code(detail)}`]),
    ...examples.map(
      ({ snapshot, reason }) => `- ${code(snapshot)}${reason === '' ? '' : `: ${code(reason)}`}`,
    ),
    ...andMore(rows.length - examples.length),
    '',
    ...(images.length === 0 ? [] : [...images, '']),
    ...(commands.length === 0 ? [] : [shellBlock(commands)]),
    ...(globs.length > commands.length ? ['The report accepts the rest of the group.'] : []),
    '',
  ];
}

function list(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const lines = items.slice(0, MAX_LINES).map((item) => `- ${code(item)}`);
  const more = andMore(items.length - lines.length);
  return [`### ${title}: ${items.length}`, '', ...lines, ...more, ''];
}

function andMore(count: number): string[] {
  return count > 0 ? [`- and ${count.toLocaleString('en')} more`] : [];
}
