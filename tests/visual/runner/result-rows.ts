/** What a worker tells the reporter about a sheet: an attachment, so that blobs carry it (VIS-11). */
import { type Snapshot, snapshotName } from '../matrix/snapshots.ts';
import type { BrowserName } from './browsers.ts';
import type { ImageKind, ResultRow } from '../report/results.ts';

/** A row before the report has its pictures. */
export interface CapturedRow extends Omit<ResultRow, 'files' | 'approved'> {
  /** Pictures attached as {@link pictureName}. */
  readonly pictures: readonly ImageKind[];
  /** Where this machine's cache keeps the picture, for snapshots that did not change. */
  readonly stored?: string;
}

/** One sheet's part of a run, attached under {@link ROWS}. */
export interface StoryGridResult {
  readonly baseline: string;
  readonly baselineCommit: string;
  readonly candidate: string;
  readonly startedAt: string;
  /** Where the story stands in the Storybook's index; those of the base alone come last. */
  readonly place: number;
  readonly rows: readonly CapturedRow[];
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
export function pictureName(snapshot: string, kind: ImageKind): string {
  return `${snapshot.replaceAll('/', '.')}-${kind}.png`;
}

/** A snapshot's name; see `ResultRow.snapshot`. */
export function rowName(snapshot: Snapshot, engine: BrowserName): string {
  return engine === 'chromium' ? snapshotName(snapshot) : `${snapshotName(snapshot)}/${engine}`;
}

/** A row with nothing to tell but how it ended. */
export function createRow(
  snapshot: Snapshot,
  engine: BrowserName,
  status: ResultRow['status'],
  reason: string,
): CapturedRow {
  const { story, locale, width, mode } = snapshot;
  return {
    snapshot: rowName(snapshot, engine),
    story: story.id,
    title: story.title,
    name: story.name,
    locale,
    width,
    ...(mode !== undefined && { mode }),
    browser: engine,
    status,
    reason,
    pictures: [],
    sizes: {},
    changes: [],
    findings: [],
    problems: [],
  };
}
