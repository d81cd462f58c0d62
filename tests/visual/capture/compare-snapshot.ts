/**
 * Compares one snapshot of two Storybooks. Both pages show it at the same time, so that a
 * difference can be captured again and explained (VIS-4).
 */
import { hash } from 'node:crypto';
import type { ChangedMessage } from '../builds/changed-messages.ts';
import type { CachedCapture } from '../cache/capture-cache.ts';
import type { Snapshot } from '../matrix/snapshots.ts';
import type { PageStructure } from '../parity/structure.ts';
import type { ImageKind } from '../report/results.ts';
import type { BrowserName } from '../runner/browsers.ts';
import { type CapturedRow, createRow } from '../runner/result-rows.ts';
import { compareImages, imageSize, untilStable } from './compare-images.ts';
import type { StoryPage } from './story-page.ts';

/** The pages of one worker; without a `baseline` nothing is compared. */
export interface PagePair {
  readonly browserName: BrowserName;
  readonly candidate: StoryPage;
  readonly baseline: StoryPage | undefined;
  /** Another page on the candidate, for snapshots that are captured on a fresh page as well. */
  readonly freshPage: () => Promise<StoryPage>;
  /** The messages that differ between the two builds, by locale. */
  readonly messages: Readonly<Record<string, readonly ChangedMessage[]>>;
}

export interface SnapshotResult {
  /** Its `pictures` name the screenshots that a reviewer has to see. */
  readonly row: CapturedRow;
  readonly pictures: Readonly<Partial<Record<ImageKind, Buffer>>>;
  /** One for each build and attempt; those that only check whether the page is stable do not count. */
  readonly captures: number;
  /** Whether another attempt was needed, because the first one differed or failed. */
  readonly retaken?: boolean;
  /** Absent when it was not linted. */
  readonly structure?: PageStructure;
  /** Whether it was compared with a fresh page (VIS-3). */
  readonly sampled?: boolean;
}

/** Captures a snapshot without a baseline: `new` in a run that compares, else `captured`. */
export async function captureOnly(snapshot: Snapshot, pages: PagePair): Promise<SnapshotResult> {
  const { candidate, baseline, browserName } = pages;
  const problems = await candidate.show(snapshot);
  if (problems.length > 0) return failed(snapshot, browserName, problems.join('; '));
  const actual = await candidate.screenshot();
  const row = baseline
    ? createRow(snapshot, browserName, 'new', 'the baseline has no such story')
    : createRow(snapshot, browserName, 'captured', '');
  const result = baseline ? newResult(row, actual) : resultOf(row, { actual }, 1);
  return withRetries(result, [candidate]);
}

/** With `cached` only the candidate is shown. `isConfirmed`: a change needs no second capture. */
export async function compareSnapshot(
  snapshot: Snapshot,
  pages: PagePair,
  cached: CachedCapture['screenshot'],
  isConfirmed: boolean,
): Promise<SnapshotResult> {
  const first = await comparePages(snapshot, pages, cached, false);
  if (!isUnstable(first) && (first.row.status !== 'changed' || isConfirmed)) return first;
  // A story may race with its own requests, and a page that was just opened is slower.
  const second = await comparePages(snapshot, pages, undefined, true);
  const result = { ...second, captures: first.captures + second.captures, retaken: true };
  if (second.row.status !== 'unchanged') return result;
  // The report shows what differed at first, which is needed to find the cause.
  const { changes, pictures, sizes } = first.row;
  const row = { ...second.row, changes, pictures, sizes };
  return flaky(
    { ...result, row, pictures: first.pictures },
    `${first.row.reason} at first; the same from fresh pages`,
  );
}

/** Whether a story was shown but its screenshot differs each time: the only error with screenshots. */
export function isUnstable({ row }: SnapshotResult): boolean {
  return row.status === 'error' && row.pictures.length > 0;
}

async function comparePages(
  snapshot: Snapshot,
  pages: PagePair,
  cached: CachedCapture['screenshot'],
  isFresh: boolean,
): Promise<SnapshotResult> {
  const { candidate, baseline, browserName, messages } = pages;
  if (!baseline) throw new Error('There is no baseline to compare with.');
  const [baselineProblems, problems] = await Promise.all([
    cached ? [] : baseline.show(snapshot, isFresh),
    candidate.show(snapshot, isFresh),
  ]);
  if (problems.length > 0) return failed(snapshot, browserName, problems.join('; '));
  if (baselineProblems.length > 0) {
    const reason = `the baseline's own story fails: ${baselineProblems.join('; ')}`;
    const row = createRow(snapshot, browserName, 'new', reason);
    return newResult(row, await candidate.screenshot());
  }
  const captures = cached ? 1 : 2;
  const unchanged = (pictures: SnapshotResult['pictures']) =>
    withRetries(
      resultOf(createRow(snapshot, browserName, 'unchanged', ''), pictures, captures),
      cached ? [candidate] : [candidate, baseline],
    );
  const [captured, actual] = await Promise.all([
    cached ? undefined : baseline.screenshot(),
    candidate.screenshot(),
  ]);
  if (cached?.equals(actual)) return unchanged({ actual });
  const expected = captured ?? (await cached?.read());
  if (!expected) {
    // The cached file is damaged or removed.
    const result = await comparePages(snapshot, pages, undefined, isFresh);
    return { ...result, captures: result.captures + captures };
  }
  if (expected.equals(actual)) return unchanged({ expected, actual });

  const [stableExpected, stableActual] = await Promise.all([
    cached ? expected : untilStable(expected, () => baseline.screenshot()),
    untilStable(actual, () => candidate.screenshot()),
  ]);
  if (!stableExpected || !stableActual) {
    const reason = `another picture each time${stableActual ? ', in the baseline' : ''}`;
    const row = createRow(snapshot, browserName, 'error', reason);
    return resultOf(row, { expected, actual }, captures, ['expected', 'actual']);
  }
  const difference = await compareImages(stableExpected, stableActual);
  if (!difference) {
    const result = { ...unchanged({ expected, actual: stableActual }), retaken: true };
    return flaky(result, 'the picture changed while it was captured');
  }
  const { reason, boxes, diff } = difference;
  const suspects = messages[snapshot.locale]?.map(({ id }) => id);
  const changes = await candidate.explainDiff(boxes, new Set(suspects));
  // The layouts are compared, so the baseline has to show the story too.
  if (cached) await baseline.show(snapshot);
  const hasMoved =
    difference.severity !== 'layout' && (await candidate.layout()) !== (await baseline.layout());
  const row = {
    ...createRow(snapshot, browserName, 'changed', reason),
    severity: hasMoved ? 'layout' : difference.severity,
    digest: digestOf(stableExpected, stableActual),
    changes,
  };
  const pictures = { expected: stableExpected, actual: stableActual, diff };
  const result = resultOf(row, pictures, captures, ['expected', 'actual', 'diff']);
  return withRetries(result, [candidate]);
}

function resultOf(
  row: CapturedRow,
  pictures: SnapshotResult['pictures'],
  captures: number,
  reported: readonly ImageKind[] = [],
): SnapshotResult {
  const { expected, actual } = pictures;
  const sizes = {
    ...(expected && { expected: imageSize(expected) }),
    ...(actual && { actual: imageSize(actual) }),
  };
  return { row: { ...row, pictures: reported, sizes }, pictures, captures };
}

function newResult(row: CapturedRow, actual: Buffer): SnapshotResult {
  return resultOf({ ...row, digest: digestOf(actual) }, { actual }, 1, ['actual']);
}

/** The result of a snapshot without screenshots. */
export function failed(
  snapshot: Snapshot,
  browserName: BrowserName,
  reason: string,
  captures = 0,
): SnapshotResult {
  return resultOf(createRow(snapshot, browserName, 'error', reason), {}, captures);
}

/** A story that failed and then passed is flaky (VIS-14). */
function withRetries(result: SnapshotResult, pages: readonly StoryPage[]): SnapshotResult {
  const failures = pages.map((page) => page.retriedFailure()).filter((it) => it !== '');
  return failures.length === 0 ? result : flaky({ ...result, retaken: true }, failures.join('; '));
}

/** Only a result that passes becomes flaky; any other one gets the reason added. */
function flaky(result: SnapshotResult, reason: string): SnapshotResult {
  const { row } = result;
  const passes = row.status === 'unchanged' || row.status === 'captured';
  const change: Partial<CapturedRow> = passes
    ? { status: 'flaky', reason }
    : { reason: `${row.reason}; ${reason}` };
  return { ...result, row: { ...row, ...change } };
}

/** Identifies these screenshots, for approvals (VIS-7). */
function digestOf(...pictures: readonly Buffer[]): string {
  const hashes = pictures.map((picture) => hash('sha256', picture, 'buffer'));
  return hash('sha256', Buffer.concat(hashes)).slice(0, 32);
}
