/** What a worker tells the reporter about a sheet: an attachment, so that blobs carry it (VIS-11). */
import { type Cell, cellName } from '../cells/cells.ts';
import type { Engine } from './engines.ts';
import type { Kind, ResultRow } from '../report/results.ts';

/** A row before the report has its pictures. */
export interface Row extends Omit<ResultRow, 'files' | 'approved'> {
  /** Pictures attached as {@link pictureName}. */
  readonly pictures: readonly Kind[];
  /** Where this machine's cache keeps the picture, for cells that did not change. */
  readonly stored?: string;
}

/** One sheet's part of a run, attached under {@link ROWS}. */
export interface SheetResult {
  readonly base: string;
  readonly baseCommit: string;
  readonly head: string;
  readonly startedAt: string;
  /** Where the story stands in the Storybook's index; those of the base alone come last. */
  readonly place: number;
  readonly rows: readonly Row[];
  /** Pictures taken, of both sides. */
  readonly captures: number;
  /** See `Look.retaken` and `Look.sampled`. */
  readonly retakes: number;
  readonly sampled: number;
  /** The browser's memory after the sheet, in MB; NaN where it cannot be known. */
  readonly memory: number;
  readonly worker: number;
  readonly notes: readonly string[];
}

/** The attachment's name. */
export const ROWS = 'rows.json';

/** The name Playwright's own viewer groups by: `…-expected.png`, `…-actual.png`, `…-diff.png`. */
export function pictureName(cell: string, kind: Kind): string {
  return `${cell.replaceAll('/', '.')}-${kind}.png`;
}

/** A snapshot's name; see `ResultRow.cell`. */
export function rowName(cell: Cell, engine: Engine): string {
  return engine === 'chromium' ? cellName(cell) : `${cellName(cell)}/${engine}`;
}

/** A row with nothing to tell but how it ended. */
export function rowOf(
  cell: Cell,
  engine: Engine,
  status: ResultRow['status'],
  reason: string,
): Row {
  const { story, locale, width, mode } = cell;
  return {
    cell: rowName(cell, engine),
    story: story.id,
    title: story.title,
    name: story.name,
    locale,
    width,
    ...(mode !== undefined && { mode }),
    engine,
    status,
    reason,
    pictures: [],
    sizes: {},
    changes: [],
    findings: [],
    problems: [],
  };
}
