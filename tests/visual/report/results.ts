/** What a run found: the vocabulary of `results.json`, of the report and of the exit code. */
import { type Finding, counts } from '../lint/findings.ts';

/** Every status a cell can end with, the good one first. */
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

/**
 * `flaky`: it passed, but only when it was captured again (VIS-14); `shown`: a lint without a base looked at it; `new`: the base has no such story; `removed`: only
 * the base has it; `broken`: the story failed in this tree; `unstable`: another picture each time.
 */
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
export type Kind = 'expected' | 'actual' | 'diff';

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

/** A place where the two pictures of a cell differ, and what stands there. */
export interface Change {
  readonly box: Box;
  /** The innermost element of this tree's page that holds the box, as a short CSS selector. */
  readonly selector: string;
  /** The element's own text, shortened; empty when it has none. */
  readonly text: string;
  /** Id of the message that text is; empty when it is none. */
  readonly key: string;
}

/** Where a {@link Problem} was seen. */
export const PROBLEM_SOURCES = ['axe', 'console', 'page', 'request', 'isolation'] as const;

/** What went wrong in a cell besides its looks (VIS-9). */
export interface Problem {
  readonly source: (typeof PROBLEM_SOURCES)[number];
  /**
   * axe: the rule; console: its level; page: the error's name; request: method and status;
   * isolation: `fresh page`, which shows something else than the page that was switched in place.
   */
  readonly rule: string;
  /** For people: what axe says, the logged text, the error's message, the address. */
  readonly text: string;
  /** axe: the first element at fault; else empty. */
  readonly selector: string;
  /** Why the story allows it; absent: it is not allowed. */
  readonly allowed?: string;
}

/** What became of one cell; `files` are addresses relative to the report's page. */
export interface ResultRow {
  /** `cellName`, with `/<engine>` after it for another engine than Chromium. */
  readonly cell: string;
  readonly story: string;
  readonly title: string;
  readonly name: string;
  readonly locale: string;
  readonly width: number;
  /** Name of the mode (VIS-16); absent: the plain one. */
  readonly mode?: string;
  readonly engine: string;
  readonly status: Status;
  /** Only of a `changed` one. */
  readonly severity?: Severity;
  /** Tells what was seen from any other difference of the snapshot; only where it can be approved. */
  readonly digest?: string;
  /** Why, for people: pixel counts, error messages. Empty for the same bytes. */
  readonly reason: string;
  /** Not captured in this run, because nothing it is made of has changed; says what was compared. */
  readonly skipped?: string;
  readonly files: Readonly<Partial<Record<Kind, string>>>;
  /** Sizes of the pictures in px, where there are pictures. */
  readonly sizes: Readonly<
    Partial<Record<'expected' | 'actual', { width: number; height: number }>>
  >;
  /** Where it differs, largest first; empty unless `changed`. */
  readonly changes: readonly Change[];
  /** What the layout lint found, allowed things included. */
  readonly findings: readonly Finding[];
  readonly problems: readonly Problem[];
  /** The reason of the approval that covers it; absent: nobody approved it (VIS-7). */
  readonly approved?: string;
}

/** The whole of `results.json`; `results.js` holds the same as `window.visualResults = …`. */
export interface Results {
  readonly version: 3;
  /** The two sides, as a person names them. */
  readonly base: string;
  readonly head: string;
  /** The base's commit; empty for a folder or URL. */
  readonly baseCommit: string;
  /** When the run began, ISO 8601. */
  readonly startedAt: string;
  /** Seconds the captures took. */
  readonly seconds: number;
  /** Pictures taken of both sides; cells skipped or found in the cache took none. */
  readonly captures: number;
  /** Snapshots that were captured a second time, because the first try differed or failed. */
  readonly retakes: number;
  /** Whether a flaky snapshot fails the run (VIS-14). */
  readonly strict: boolean;
  /** Snapshots that were captured on a fresh page as well, and those that differed there (VIS-3). */
  readonly isolation: { readonly sampled: number; readonly different: number };
  readonly totals: Readonly<Record<Status, number>>;
  /** In the order of the Storybook's index, then locale, then width. */
  readonly cells: readonly ResultRow[];
  /** Things a person should know once: lapsed approvals, unused allowances, a cut page. */
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
