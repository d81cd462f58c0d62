/** Data that a worker attaches to a test for the reporter; blobs contain it (VIS-11). */
import { type Snapshot, snapshotName } from '../matrix/snapshots.ts';
import type { BrowserName } from './browsers.ts';
import type { ImageKind, ResultRow, Results } from '../report/results.ts';

/** A row whose screenshots are not in the report yet. */
export interface CapturedRow extends Omit<ResultRow, 'files' | 'approved'> {
  /** Attached under {@link pictureName}. */
  readonly pictures: readonly ImageKind[];
  /** Path of the screenshot in this machine's cache, for unchanged snapshots. */
  readonly stored?: string;
}

/** One story's part of a run, attached as {@link RESULT_ATTACHMENT}. */
export interface StoryGridResult extends Pick<
  Results,
  | 'baseline'
  | 'baselineCommit'
  | 'candidate'
  | 'startedAt'
  | 'captures'
  | 'retakes'
  | 'parity'
  | 'notes'
> {
  /** Position of the story in the index; removed snapshots come last. */
  readonly index: number;
  readonly rows: readonly CapturedRow[];
  readonly sampled: number;
}

export const RESULT_ATTACHMENT = 'rows.json';

/** Playwright's viewer groups `…-expected.png`, `…-actual.png` and `…-diff.png`. */
export function pictureName(snapshot: string, kind: ImageKind): string {
  return `${snapshot.replaceAll('/', '.')}-${kind}.png`;
}

/** See `ResultRow.snapshot`. */
export function rowName(snapshot: Snapshot, browser: BrowserName): string {
  return browser === 'chromium' ? snapshotName(snapshot) : `${snapshotName(snapshot)}/${browser}`;
}

/** A row without screenshots and findings. */
export function createRow(
  snapshot: Snapshot,
  browser: BrowserName,
  status: ResultRow['status'],
  reason: string,
): CapturedRow {
  const { story, locale, width, mode } = snapshot;
  const { id, title, name } = story;
  return {
    ...{ snapshot: rowName(snapshot, browser), story: id, title, name, locale, width },
    ...(mode !== undefined && { mode }),
    ...{ browser, status, reason },
    ...{ pictures: [], sizes: {}, changes: [], findings: [], problems: [] },
  };
}
