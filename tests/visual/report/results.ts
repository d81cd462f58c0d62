/**
 * What a run found: the words of `results.json`, of the report and of the exit code.
 * `results.schema.json` describes every property; here is only what it does not say.
 */
import { type Finding, isCounted } from '../lint/rules.ts';

/** Every status a snapshot can end with, the good one first; `flaky`: see VIS-14. */
export const STATUSES = [
  'unchanged',
  'captured',
  'changed',
  'new',
  'removed',
  'error',
  'flaky',
] as const;

/** What became of a snapshot; the schema says what each status means. */
export type Status = (typeof STATUSES)[number];

/** Statuses that need no review; `flaky` fails a run that is strict. */
export const PASSING: readonly Status[] = ['unchanged', 'captured', 'flaky'];

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

/** The three pictures a snapshot can have: the base's, this tree's, and where they differ. */
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

/** A place where the two pictures of a snapshot differ, and what is there. */
export interface Change {
  readonly box: Box;
  /** The innermost element of this tree's page that holds the box, as a short CSS selector. */
  readonly selector: string;
  readonly text: string;
  readonly key: string;
}

/** Where a {@link Problem} was seen. */
export const PROBLEM_SOURCES = ['axe', 'console', 'page', 'request', 'isolation'] as const;

/** What went wrong in a snapshot besides its looks (VIS-9). */
export interface Problem {
  readonly source: (typeof PROBLEM_SOURCES)[number];
  /** isolation: `fresh page`, which differs from the page that was switched in place. */
  readonly rule: string;
  /** For people: what axe says, the logged text, the error's message, the address. */
  readonly text: string;
  /** axe: the first element at fault; else empty. */
  readonly selector: string;
  readonly suppressed?: string;
}

/** What became of one snapshot. */
export interface ResultRow {
  readonly snapshot: string;
  readonly story: string;
  readonly title: string;
  readonly name: string;
  readonly locale: string;
  readonly width: number;
  /** See VIS-16. */
  readonly mode?: string;
  readonly browser: string;
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
  readonly baseline: string;
  readonly candidate: string;
  readonly baselineCommit: string;
  readonly startedAt: string;
  readonly seconds: number;
  /** Snapshots skipped or found in the cache took none. */
  readonly captures: number;
  readonly retakes: number;
  readonly strict: boolean;
  /** See VIS-3. */
  readonly isolation: { readonly sampled: number; readonly different: number };
  readonly totals: Readonly<Record<Status, number>>;
  readonly snapshots: readonly ResultRow[];
  /** Lapsed approvals, unused allowances, a cut page. */
  readonly notes: readonly string[];
}

/** How many snapshots ended how; every status is named, also with 0. */
export function statusTotals(rows: readonly Pick<ResultRow, 'status'>[]): Record<Status, number> {
  const totals = Object.fromEntries(STATUSES.map((it) => [it, 0])) as Record<Status, number>;
  for (const { status } of rows) totals[status] += 1;
  return totals;
}

/** How many changed snapshots there are of each severity, most first. */
export function severityCounts(rows: readonly ResultRow[]): [Severity, number][] {
  return SEVERITIES.map((it) => [it, rows.filter(({ severity }) => severity === it).length]);
}

/** How many snapshots are approved, and how many faults and problems count. */
export function reviewCounts(rows: readonly ResultRow[]) {
  return {
    approved: rows.filter(({ approved }) => approved !== undefined).length,
    faults: rows.flatMap(openFindings).length,
    problems: rows.flatMap(openProblems).length,
  };
}

/** Findings of the layout lint that count. */
export function openFindings({ findings }: Pick<ResultRow, 'findings'>): readonly Finding[] {
  return findings.filter(isCounted);
}

/** Problems that no story allows; an empty reason allows nothing. */
export function openProblems({ problems }: Pick<ResultRow, 'problems'>): readonly Problem[] {
  return problems.filter(({ suppressed }) => (suppressed ?? '').trim() === '');
}

/**
 * Whether somebody still has to look at it: it differs and nobody approved that, or it has a fault
 * or problem, which no approval covers.
 */
export function needsReview(row: ResultRow): boolean {
  const looks = !PASSING.includes(row.status) && row.approved === undefined;
  return looks || row.status === 'error' || openFindings(row).length + openProblems(row).length > 0;
}

/** Whether nothing is left to review, so that the run may end with exit code 0 (VIS-7, VIS-14). */
export function passes({
  snapshots,
  strict,
  totals,
}: Pick<Results, 'snapshots' | 'strict' | 'totals'>) {
  return !snapshots.some(needsReview) && !(strict && totals.flaky > 0);
}
