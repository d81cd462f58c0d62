/**
 * What a run found: the words of `results.json`, of the report and of the exit code.
 * `results.schema.json` describes every property; here is only what it does not say.
 */
import { type Finding, counts } from '../lint/findings.ts';

/** Every status a cell can end with, the good one first; `flaky`: see VIS-14. */
export const STATUSES = [
  'same',
  'shown',
  'changed',
  'new',
  'removed',
  'broken',
  'unstable',
  'flaky',
] as const;

/** What became of a cell; the schema says what each status means. */
export type Status = (typeof STATUSES)[number];

/** Statuses that need no review; `flaky` fails a run that is strict. */
export const FINE: readonly Status[] = ['same', 'shown', 'flaky'];

/**
 * How much a changed snapshot differs, most first: `layout`: an element has another box, or the page
 * another size; `visible`: a person sees it; `subtle`: anti-aliasing, or a colour a person can
 * hardly tell apart. Each of them is a change (VIS-4).
 */
export const SEVERITIES = ['layout', 'visible', 'subtle'] as const;

/** One of {@link SEVERITIES}. */
export type Severity = (typeof SEVERITIES)[number];

/** Statuses that somebody can mean; the others are fine, or faults to mend. */
export const APPROVABLE: readonly Status[] = ['changed', 'new', 'removed'];

/** The three pictures a cell can have: the base's, this tree's, and where they differ. */
export const KINDS = ['expected', 'actual', 'diff'] as const;

/** One of {@link KINDS}. */
export type Kind = (typeof KINDS)[number];

/**
 * A rectangle of a picture in its px, from its top left corner: CSS px of the page, but in a mode
 * with a pixel ratio.
 */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A place where the two pictures of a cell differ, and what is there. */
export interface Change {
  readonly box: Box;
  /** The innermost element of this tree's page that holds the box, as a short CSS selector. */
  readonly selector: string;
  readonly text: string;
  readonly key: string;
}

/** Where a {@link Problem} was seen. */
export const PROBLEM_SOURCES = ['axe', 'console', 'page', 'request', 'isolation'] as const;

/** What went wrong in a cell besides its looks (VIS-9). */
export interface Problem {
  readonly source: (typeof PROBLEM_SOURCES)[number];
  /** isolation: `fresh page`, which differs from the page that was switched in place. */
  readonly rule: string;
  /** For people: what axe says, the logged text, the error's message, the address. */
  readonly text: string;
  /** axe: the first element at fault; else empty. */
  readonly selector: string;
  readonly allowed?: string;
}

/** What became of one cell. */
export interface ResultRow {
  readonly cell: string;
  readonly story: string;
  readonly title: string;
  readonly name: string;
  readonly locale: string;
  readonly width: number;
  /** See VIS-16. */
  readonly mode?: string;
  readonly engine: string;
  readonly status: Status;
  readonly severity?: Severity;
  readonly digest?: string;
  readonly reason: string;
  /** Set when it was not captured in this run; says what was compared. */
  readonly skipped?: string;
  readonly files: Readonly<Partial<Record<Kind, string>>>;
  readonly sizes: Readonly<
    Partial<Record<'expected' | 'actual', { width: number; height: number }>>
  >;
  /** Empty unless `changed`. */
  readonly changes: readonly Change[];
  /** Allowed ones too. */
  readonly findings: readonly Finding[];
  readonly problems: readonly Problem[];
  /** The reason of the approval (VIS-7). */
  readonly approved?: string;
}

/** The whole of `results.json`; `results.js` holds the same as `window.visualResults = …`. */
export interface Results {
  readonly version: 3;
  readonly base: string;
  readonly head: string;
  readonly baseCommit: string;
  readonly startedAt: string;
  readonly seconds: number;
  /** Cells skipped or found in the cache took none. */
  readonly captures: number;
  readonly retakes: number;
  readonly strict: boolean;
  /** See VIS-3. */
  readonly isolation: { readonly sampled: number; readonly different: number };
  readonly totals: Readonly<Record<Status, number>>;
  readonly cells: readonly ResultRow[];
  /** Lapsed approvals, unused allowances, a cut page. */
  readonly notes: readonly string[];
}

/** How many cells ended how; every status is named, also with 0. */
export function totalsOf(rows: readonly Pick<ResultRow, 'status'>[]): Record<Status, number> {
  const totals = Object.fromEntries(STATUSES.map((it) => [it, 0])) as Record<Status, number>;
  for (const { status } of rows) totals[status] += 1;
  return totals;
}

/** How many changed cells there are of each severity, most first. */
export function severityCounts(rows: readonly ResultRow[]): [Severity, number][] {
  return SEVERITIES.map((it) => [it, rows.filter(({ severity }) => severity === it).length]);
}

/** How many cells are approved, and how many faults and problems count. */
export function countsOf(rows: readonly ResultRow[]) {
  return {
    approved: rows.filter(({ approved }) => approved !== undefined).length,
    faults: rows.flatMap(openFindings).length,
    problems: rows.flatMap(openProblems).length,
  };
}

/** Findings of the layout lint that count. */
export function openFindings({ findings }: Pick<ResultRow, 'findings'>): readonly Finding[] {
  return findings.filter(counts);
}

/** Problems that no story allows; an empty reason allows nothing. */
export function openProblems({ problems }: Pick<ResultRow, 'problems'>): readonly Problem[] {
  return problems.filter(({ allowed }) => (allowed ?? '').trim() === '');
}

/**
 * Whether somebody still has to look at it: it differs and nobody approved that, or it has a fault
 * or problem, which no approval covers.
 */
export function unreviewed(row: ResultRow): boolean {
  const looks = !FINE.includes(row.status) && row.approved === undefined;
  return (
    looks || row.status === 'broken' || openFindings(row).length + openProblems(row).length > 0
  );
}

/** Whether nothing is left to review, so that the run may end with exit code 0 (VIS-7, VIS-14). */
export function passes({ cells, strict, totals }: Pick<Results, 'cells' | 'strict' | 'totals'>) {
  return !cells.some(unreviewed) && !(strict && totals.flaky > 0);
}
