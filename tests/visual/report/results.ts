/** The types of `results.json`; `results.schema.json` describes each property. */
import { type Finding, isCounted } from '../lint/rules.ts';

/** Raised when a property of {@link Results} is added, renamed, removed or changes its meaning. */
export const RESULTS_VERSION = 6;

/** In the order in which summaries list them. */
export const STATUSES = [
  'unchanged',
  'captured',
  'changed',
  'new',
  'removed',
  'error',
  'flaky',
] as const;

export type Status = (typeof STATUSES)[number];

/** The only statuses that an approval can cover. */
export const APPROVABLE: readonly Status[] = ['changed', 'new', 'removed'];

/** `flaky` passes too, unless the run is strict, but is always listed (VIS-14). */
export const CLEAN: readonly Status[] = ['unchanged', 'captured'];

/** How much a changed snapshot differs, most severe first; each is a change to review (VIS-4). */
export const SEVERITIES = ['layout', 'visible', 'subtle'] as const;

export type Severity = (typeof SEVERITIES)[number];

export const IMAGE_KINDS = ['expected', 'actual', 'diff'] as const;

export type ImageKind = (typeof IMAGE_KINDS)[number];

/** In px of the screenshot: CSS px, unless the snapshot's mode has a pixel ratio. */
export type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

export type Size = Pick<Box, 'width' | 'height'>;

/** A region where the screenshots of a snapshot differ, and the element there. */
export interface Change {
  readonly box: Box;
  /** The innermost element of the candidate's page that contains the box, as a short CSS selector. */
  readonly selector: string;
  readonly text: string;
  readonly key: string;
}

export const PROBLEM_SOURCES = ['axe', 'console', 'page', 'request', 'isolation'] as const;

/** Reported by axe, the console, the page itself or an isolation check (VIS-3, VIS-9). */
export interface Problem {
  readonly source: (typeof PROBLEM_SOURCES)[number];
  readonly rule: string;
  readonly text: string;
  readonly selector: string;
  readonly suppressed?: string;
}

/** An input of a snapshot that differs from the baseline's. */
export interface ChangedInput {
  readonly kind: 'token' | 'message' | 'package' | 'file';
  readonly name: string;
  /** Of tokens and messages; absent where one side does not have it. */
  readonly before?: string;
  readonly after?: string;
}

/** What caused a difference (VIS-20). */
export interface Cause {
  /** Several cause it together. */
  readonly inputs: readonly ChangedInput[];
  /** Each of these may be a cause as well. */
  readonly notTried: readonly ChangedInput[];
  readonly how: (typeof CAUSE_KINDS)[number];
  /** The snapshot on which it was tried. */
  readonly witness?: string;
}

/**
 * `only`: nothing else changed; `reverted`: with the cause set back, the snapshot is as in the baseline;
 * `left over`: it differs with all else set back; `in part`: with the cause set back, it differs in another way.
 */
export const CAUSE_KINDS = ['only', 'reverted', 'left over', 'in part', 'not tried'] as const;

export interface ResultRow {
  readonly snapshot: string;
  readonly story: string;
  readonly title: string;
  readonly name: string;
  readonly locale: string;
  readonly width: number;
  readonly mode?: string;
  readonly browser: string;
  readonly status: Status;
  readonly severity?: Severity;
  readonly digest?: string;
  readonly reason: string;
  /** Set when it was not captured in this run; tells what was compared instead. */
  readonly skipped?: string;
  readonly files: Readonly<Partial<Record<ImageKind, string>>>;
  readonly sizes: Readonly<Partial<Record<'expected' | 'actual', Size>>>;
  /** Empty unless `changed`. */
  readonly changes: readonly Change[];
  /** Only where it is `changed`, and both builds can be traced. */
  readonly cause?: Cause;
  /** Including suppressed ones, as in `problems`. */
  readonly findings: readonly Finding[];
  readonly problems: readonly Problem[];
  /** The reason of the approval (VIS-7). */
  readonly approved?: string;
}

export interface Results {
  readonly version: typeof RESULTS_VERSION;
  readonly baseline: string;
  readonly candidate: string;
  readonly baselineCommit: string;
  readonly startedAt: string;
  readonly seconds: number;
  readonly captures: number;
  readonly retakes: number;
  readonly strict: boolean;
  readonly isolation: { readonly sampled: number; readonly different: number };
  /** Numbers of stories × widths (VIS-21). */
  readonly parity: { readonly judged: number; readonly notJudged: number };
  /** Of a sweep: how often the structure changed, and how many states were bisected (VIS-19). */
  readonly sweep?: { readonly jumps: number; readonly bisected: number };
  readonly totals: Readonly<Record<Status, number>>;
  readonly snapshots: readonly ResultRow[];
  readonly notes: readonly string[];
}

/** Counts every status, also those with 0 snapshots. */
export function statusTotals(rows: readonly Pick<ResultRow, 'status'>[]): Record<Status, number> {
  const totals = Object.fromEntries(STATUSES.map((it) => [it, 0])) as Record<Status, number>;
  for (const { status } of rows) totals[status] += 1;
  return totals;
}

/** Most severe first; a severity without rows has the count 0. */
export function severityCounts(rows: readonly ResultRow[]): [Severity, number][] {
  return SEVERITIES.map((it) => [it, rows.filter(({ severity }) => severity === it).length]);
}

/** `12 layout, 3 subtle`; empty where no row has a severity. */
export function severitySummary(rows: readonly ResultRow[]): string {
  return severityCounts(rows)
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${count} ${severity}`)
    .join(', ');
}

export function reviewCounts(rows: readonly ResultRow[]) {
  return {
    approved: rows.filter(({ approved }) => approved !== undefined).length,
    findings: rows.flatMap(openFindings).length,
    problems: rows.flatMap(openProblems).length,
  };
}

export function openFindings({ findings }: Pick<ResultRow, 'findings'>): readonly Finding[] {
  return findings.filter(isCounted);
}

export function openProblems({ problems }: Pick<ResultRow, 'problems'>): readonly Problem[] {
  return problems.filter(isCounted);
}

/** Whether the layout lint, axe or the page reported something that is not suppressed. */
export function hasFindings(row: ResultRow): boolean {
  return openFindings(row).length + openProblems(row).length > 0;
}

/** Whether it differs from the baseline, can be approved and is not approved yet (VIS-7). */
export function isAcceptable({ status, approved }: ResultRow): boolean {
  return APPROVABLE.includes(status) && approved === undefined;
}

/** Whether its screenshots need a review: an unapproved difference, or an error. */
export function isDifferent(row: ResultRow): boolean {
  return row.status === 'error' || isAcceptable(row);
}

/** No approval covers an error, a finding or a problem. */
export function needsReview(row: ResultRow): boolean {
  return isDifferent(row) || hasFindings(row);
}

/** Whether the run may end with exit code 0 (VIS-7, VIS-14). */
export function passes(results: Pick<Results, 'snapshots' | 'strict' | 'totals'>): boolean {
  const { snapshots, strict, totals } = results;
  return !snapshots.some(needsReview) && !(strict && totals.flaky > 0);
}
