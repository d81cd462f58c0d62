/** What a run found: the vocabulary of `results.json`, of the report and of the exit code. */
import { type Cell, cellName } from '../cells/cells.ts';
import { type Finding, counts } from '../lint/lint.ts';

/** Every status a cell can end with, the good one first. */
export const STATUSES = [
  'same',
  'shown',
  'changed',
  'new',
  'removed',
  'broken',
  'unstable',
] as const;

/**
 * `shown`: a lint without a base looked at it; `new`: the base has no such story; `removed`: only the base has it; `broken`: the story failed in
 * this tree; `unstable`: it gave another picture each time.
 */
export type Status = (typeof STATUSES)[number];

/** A cell's pictures; absent ones were not taken or are all equal. */
export interface Pictures {
  readonly expected?: Buffer;
  readonly actual?: Buffer;
  readonly diff?: Buffer;
}

/** What became of one cell. */
export interface Outcome {
  readonly cell: Cell;
  readonly status: Status;
  /** Why, for people: pixel counts, error messages. Empty for the same bytes. */
  readonly reason: string;
  readonly pictures: Pictures;
  /** What the layout lint found, allowed things included; absent: it did not look. */
  readonly findings?: readonly Finding[];
}

/** One cell in `results.json`: no buffers, files relative to the report's folder. */
export interface ResultRow {
  readonly cell: string;
  readonly story: string;
  readonly title: string;
  readonly name: string;
  readonly locale: string;
  readonly width: number;
  readonly status: Status;
  readonly reason: string;
  readonly files: Readonly<Partial<Record<keyof Pictures, string>>>;
  readonly findings: readonly Finding[];
}

/** The whole of `results.json`. */
export interface Results {
  readonly version: 1;
  /** The two sides, as a person names them. */
  readonly base: string;
  readonly head: string;
  /** Seconds the captures took. */
  readonly seconds: number;
  readonly totals: Readonly<Record<Status, number>>;
  /** In the order of the Storybook's index, then locale, then width. */
  readonly cells: readonly ResultRow[];
}

/** An outcome as it stands in `results.json`; pictures lie at `<cell name>/<expected|actual|diff>.png`. */
export function rowOf({ cell, status, reason, pictures, findings = [] }: Outcome): ResultRow {
  const { story, locale, width } = cell;
  const name = cellName(cell);
  const files: Partial<Record<keyof Pictures, string>> = {};
  for (const kind of ['expected', 'actual', 'diff'] as const) {
    if (pictures[kind]) files[kind] = `pictures/${name}/${kind}.png`;
  }
  return {
    cell: name,
    story: story.id,
    title: story.title,
    name: story.name,
    locale,
    width,
    status,
    reason,
    files,
    findings,
  };
}

/** How many cells ended how; every status is named, also with 0. */
export function totalsOf(rows: readonly Pick<ResultRow, 'status'>[]): Record<Status, number> {
  const totals: Record<Status, number> = {
    same: 0,
    shown: 0,
    changed: 0,
    new: 0,
    removed: 0,
    broken: 0,
    unstable: 0,
  };
  for (const { status } of rows) totals[status] += 1;
  return totals;
}

/** Statuses that need nobody's eyes. */
export const FINE: readonly Status[] = ['same', 'shown'];

/** Whether no cell differs from the base's. */
export function nothingDiffers(totals: Readonly<Record<Status, number>>): boolean {
  return STATUSES.every((status) => FINE.includes(status) || totals[status] === 0);
}

/** How many findings of the layout lint count, over all cells. */
export function faultsIn(rows: readonly Pick<ResultRow, 'findings'>[]): number {
  return rows.reduce((sum, { findings }) => sum + findings.filter(counts).length, 0);
}
