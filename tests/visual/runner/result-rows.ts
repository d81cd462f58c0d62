/** What a worker attaches to a test for the reporter; blobs carry it (VIS-11). */
import { type Snapshot, snapshotName } from '../matrix/snapshots.ts';
import type { BrowserName } from './browsers.ts';
import type { ImageKind, ResultRow } from '../report/results.ts';

/** A row whose pictures are not in the report yet. */
export interface CapturedRow extends Omit<ResultRow, 'files' | 'approved'> {
  /** Attached under {@link pictureName}. */
  readonly pictures: readonly ImageKind[];
  /** Path of the picture in this machine's cache, for unchanged snapshots. */
  readonly stored?: string;
}

/** One story's part of a run, attached as {@link RESULT_ATTACHMENT}. */
export interface StoryGridResult {
  readonly baseline: string;
  readonly baselineCommit: string;
  readonly candidate: string;
  readonly startedAt: string;
  /** Position of the story in the index; removed snapshots come last. */
  readonly index: number;
  readonly rows: readonly CapturedRow[];
  /** Pictures taken, of both builds. */
  readonly captures: number;
  /** See `SnapshotResult.retaken` and `SnapshotResult.sampled`. */
  readonly retakes: number;
  readonly sampled: number;
  readonly notes: readonly string[];
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

/** A row without pictures and findings. */
export function createRow(
  snapshot: Snapshot,
  browser: BrowserName,
  status: ResultRow['status'],
  reason: string,
): CapturedRow {
  const { story, locale, width, mode } = snapshot;
  return {
    snapshot: rowName(snapshot, browser),
    story: story.id,
    title: story.title,
    name: story.name,
    locale,
    width,
    ...(mode !== undefined && { mode }),
    browser,
    status,
    reason,
    pictures: [],
    sizes: {},
    changes: [],
    findings: [],
    problems: [],
  };
}
