/** Groups differing snapshots by cause, and describes causes and their evidence (VIS-20). */
import type { Cause, ChangedInput, ResultRow } from '../../results.ts';
import { quoteArg } from './minimal-globs.ts';
import { plural } from './quantities.ts';

export type CauseGroup = ReturnType<typeof groupByCause>[number];

/** Of the inputs that were not tried, at most this many are named; the rest are counted. */
const MAX_NAMES = 4;
const NOT_FOUND = 'not found';

/** The rows that have a cause, those with the most first. */
export function groupByCause(rows: readonly ResultRow[]) {
  const groups = Map.groupBy(rows, ({ cause }) => (cause ? causeName(cause) : ''));
  return [...groups]
    .flatMap(([name, causeRows]) => {
      const [first] = causeRows;
      if (!first?.cause) return [];
      const stories = new Set(causeRows.map(({ story }) => story));
      return [{ name, cause: first.cause, rows: causeRows, stories: [...stories] }];
    })
    .toSorted((a, b) => b.rows.length - a.rows.length);
}

/** The names of the inputs, such as `radius-small`: what `--accept-cause` takes. */
export function causeName({ inputs, notTried }: Cause): string {
  if (inputs.length + notTried.length === 0) return NOT_FOUND;
  const found = inputs.map(({ name }) => name).join(' + ');
  if (notTried.length === 0) return found;
  return [found, `one of ${notTried.map(({ name }) => name).join(', ')}`]
    .filter(Boolean)
    .join(' + ');
}

/** `name` as {@link causeName} gives it. */
export function acceptCauseCommand(name: string, reason: string): string {
  return `npm run visual -- --accept-cause ${quoteArg(name)} --reason ${quoteArg(reason)}`;
}

/** `token radius-small: 8px became 9px`; `2 causes: …`; `not tried: one of …`. */
export function causeText({ inputs, notTried }: Cause): string {
  const found = inputs.map(inputText).join('; ');
  const rest = `one of ${shortList(notTried.map(inputText))}`;
  if (inputs.length === 0) return notTried.length > 0 ? `not tried: ${rest}` : NOT_FOUND;
  const causes = inputs.length > 1 ? `${inputs.length} causes: ${found}` : found;
  return notTried.length > 0 ? `${causes}; and ${rest}, which were not tried` : causes;
}

/** How the cause of these rows was found, with the number of rows where that differs. */
export function evidenceText(rows: readonly Pick<ResultRow, 'cause'>[]): string {
  const causes = rows.flatMap(({ cause }) => cause ?? []);
  const groups = [...Map.groupBy(causes, ({ how }) => how).values()];
  return groups
    .map(
      (group) =>
        `${groups.length > 1 ? `${plural(group.length, 'snapshot')}: ` : ''}${evidenceLine(group)}`,
    )
    .join(' ')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

function evidenceLine(causes: readonly Cause[]): string {
  const [first] = causes;
  if (!first) return '';
  const { how, witness = '', inputs } = first;
  const others = new Set(causes.map((cause) => cause.witness)).size - 1;
  const where = others > 0 ? `${witness} and ${others} more` : witness;
  switch (how) {
    case 'only':
      return 'nothing else that they use has changed.';
    case 'reverted':
      return `as in the baseline with this set back, on ${where}.`;
    case 'in part':
      return inputs.length === 0
        ? `what can be set back has no effect, on ${where}.`
        : `different with this set back, but not as in the baseline, on ${where}.`;
    case 'left over':
      return `still different with everything else set back, on ${where}.`;
    case 'not tried':
      return 'none of these could be set back in the built Storybook.';
  }
}

/** `412 snapshots of 30 stories`. */
export function countText({ rows, stories }: Pick<CauseGroup, 'rows' | 'stories'>): string {
  return `${plural(rows.length, 'snapshot')} of ${plural(stories.length, 'story', 'stories')}`;
}

function inputText({ kind, name, before, after }: ChangedInput): string {
  const what = kind === 'file' ? name : `${kind} ${name}`;
  if (before === undefined && after === undefined) return what;
  const quoted = (text: string) => (kind === 'message' ? `“${text}”` : text);
  if (before === undefined) return `${what}: new, ${quoted(after ?? '')}`;
  if (after === undefined) return `${what}: removed, was ${quoted(before)}`;
  return `${what}: ${quoted(before)} became ${quoted(after)}`;
}

function shortList(texts: readonly string[]): string {
  const more = texts.length - MAX_NAMES;
  return more > 0 ? `${texts.slice(0, MAX_NAMES).join(', ')} and ${more} more` : texts.join(', ');
}
