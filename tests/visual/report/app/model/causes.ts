/** Differing snapshots by what caused them, and how that is said (VIS-20). */
import type { Cause, ChangedInput, ResultRow } from '../../results.ts';
import { quoted } from './minimal-globs.ts';
import { plural } from './quantities.ts';

export type CauseGroup = ReturnType<typeof groupByCause>[number];

/** More of what was not tried is counted. */
const MAX_NAMES = 4;
const NOT_FOUND = 'not found';

/** The rows that have a cause, those with the most first. */
export function groupByCause(rows: readonly ResultRow[]) {
  const groups = Map.groupBy(rows, ({ cause }) => (cause ? causeName(cause) : ''));
  return [...groups]
    .flatMap(([name, its]) => {
      const [first] = its;
      if (!first?.cause) return [];
      const stories = new Set(its.map(({ story }) => story));
      return [{ name, cause: first.cause, rows: its, stories: [...stories] }];
    })
    .toSorted((a, b) => b.rows.length - a.rows.length);
}

/** The names of the inputs, such as `radius-small`: what `--accept-cause` takes. */
export function causeName({ inputs, notTried }: Cause): string {
  if (inputs.length + notTried.length === 0) return NOT_FOUND;
  const found = inputs.map(({ name }) => name).join(' + ');
  if (notTried.length === 0) return found;
  return [found, `one of ${listed(notTried.map(({ name }) => name))}`].filter(Boolean).join(' + ');
}

/** `name` as {@link causeName} gives it. */
export function acceptCauseCommand(name: string, reason: string): string {
  return `npm run visual -- --accept-cause ${quoted(name)} --reason ${quoted(reason)}`;
}

/** `token radius-small: 8px → 9px`; `2 causes: …`; `not tried: one of …`. */
export function causeText({ inputs, notTried }: Cause): string {
  const found = inputs.map(inputText).join('; ');
  const rest = `one of ${listed(notTried.map(inputText))}`;
  if (inputs.length === 0) return notTried.length > 0 ? `not tried: ${rest}` : NOT_FOUND;
  const causes = inputs.length > 1 ? `${inputs.length} causes: ${found}` : found;
  return notTried.length > 0 ? `${causes}; and ${rest}, which were not tried` : causes;
}

/** How the cause was found. */
export function evidenceText({ how, witness, inputs }: Cause): string {
  switch (how) {
    case 'only':
      return 'Nothing else that these stories use has changed.';
    case 'reverted':
      return `Found on ${witness}: with this set back, it is as in the baseline.`;
    case 'in part':
      return inputs.length === 0
        ? `Tried on ${witness}: what can be set back has no effect.`
        : `Found on ${witness}: with this set back, it differs in another way.`;
    case 'left over':
      return `Found on ${witness}: it still differs with everything else set back.`;
    case 'not tried':
      return 'None of these can be set back in a built Storybook.';
  }
}

/** `412 snapshots of 30 stories`. */
export function countText({ rows, stories }: Pick<CauseGroup, 'rows' | 'stories'>): string {
  return `${plural(rows.length, 'snapshot')} of ${plural(stories.length, 'story', 'stories')}`;
}

function inputText({ kind, name, before, after }: ChangedInput): string {
  const what = kind === 'file' ? name : `${kind} ${name}`;
  if (before === undefined && after === undefined) return what;
  const [old, current] = [before ?? 'none', after ?? 'none'];
  return kind === 'message' ? `${what}: “${old}” → “${current}”` : `${what}: ${old} → ${current}`;
}

function listed(texts: readonly string[]): string {
  const more = texts.length - MAX_NAMES;
  return more > 0 ? `${texts.slice(0, MAX_NAMES).join(', ')} and ${more} more` : texts.join(', ');
}
