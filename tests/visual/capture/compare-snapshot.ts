/**
 * One snapshot on two Storybooks: both pages show it at the same time, so a difference is known, retaken
 * and described while both still show it (VIS-4).
 */
import { createHash } from 'node:crypto';
import type { CachedCapture } from '../cache/capture-cache.ts';
import type { Snapshot } from '../matrix/snapshots.ts';
import type { BrowserName } from '../runner/browsers.ts';
import { type CapturedRow, createRow } from '../runner/result-rows.ts';
import type { ImageKind } from '../report/results.ts';
import { compareImages, imageSize, untilStable } from './compare-images.ts';
import type { StoryPage } from './story-page.ts';

/** The pages of one worker. `base` is absent where nothing is compared. */
export interface PagePair {
  readonly browserName: BrowserName;
  readonly candidate: StoryPage;
  readonly baseline: StoryPage | undefined;
  /** One more page on the head's Storybook, for snapshots that are captured on a fresh page as well. */
  readonly freshPage: () => Promise<StoryPage>;
  /** Ids of the messages that differ between the two trees, by locale. */
  readonly messages: Readonly<Record<string, readonly string[]>>;
}

/** What was seen of one snapshot. */
export interface SnapshotResult {
  /** Its `pictures` name those of `shots` that somebody has to see. */
  readonly row: CapturedRow;
  readonly pictures: Readonly<Partial<Record<ImageKind, Buffer>>>;
  /** Pictures taken, of both sides. */
  readonly captures: number;
  /** Whether it was captured a second time, because the first try differed or failed. */
  readonly retaken?: boolean;
  /** Whether its picture was compared with a fresh page's (VIS-3). */
  readonly sampled?: boolean;
}

/** Looks at a snapshot that has nothing to be compared with: `new` beside a base, else only `shown`. */
export async function captureOnly(
  snapshot: Snapshot,
  { candidate, baseline, browserName }: PagePair,
): Promise<SnapshotResult> {
  const problems = await candidate.show(snapshot);
  if (problems.length > 0) return broken(snapshot, browserName, problems);
  const shots = { actual: await candidate.screenshot() };
  if (baseline)
    return withRetry(seenNew(snapshot, browserName, 'the base has no such story', shots), [
      candidate,
    ]);
  return withRetry(seen(createRow(snapshot, browserName, 'captured', ''), shots, 1), [candidate]);
}

/**
 * Compares a snapshot; with `kept`, the base's picture from the cache, only the head is shown. `sure`:
 * the story is known to have changed, so a change is believed at once.
 */
export async function compareSnapshot(
  snapshot: Snapshot,
  eyes: PagePair,
  kept: CachedCapture['screenshot'],
  sure: boolean,
): Promise<SnapshotResult> {
  const first = await comparePair(snapshot, eyes, kept, false);
  const { status } = first.row;
  if (!isUnstable(first) && (status !== 'changed' || sure)) return first;
  // A story may race with its own requests, and a page just opened is slower: look twice.
  const second = await comparePair(snapshot, eyes, undefined, true);
  const again = { ...second, captures: first.captures + second.captures, retaken: true };
  const hidden = `${first.row.reason} at first; the same from fresh pages`;
  return second.row.status === 'unchanged' ? flaky(again, hidden) : again;
}

async function comparePair(
  snapshot: Snapshot,
  eyes: PagePair,
  kept: CachedCapture['screenshot'],
  fresh: boolean,
): Promise<SnapshotResult> {
  const { candidate, baseline, browserName, messages } = eyes;
  if (!baseline) throw new Error('There is nothing to compare with.');
  const [before, after] = await Promise.all([
    kept ? [] : baseline.show(snapshot, fresh),
    candidate.show(snapshot, fresh),
  ]);
  if (after.length > 0) return broken(snapshot, browserName, after);
  if (before.length > 0) {
    const reason = `the base's own story fails: ${before.join('; ')}`;
    return seenNew(snapshot, browserName, reason, { actual: await candidate.screenshot() });
  }
  const captures = kept ? 1 : 2;
  const same = (shots: SnapshotResult['pictures']) =>
    withRetry(
      seen(createRow(snapshot, browserName, 'unchanged', ''), shots, captures),
      kept ? [candidate] : [candidate, baseline],
    );
  const [shot, actual] = await Promise.all([
    kept ? undefined : baseline.screenshot(),
    candidate.screenshot(),
  ]);
  if (kept?.equals(actual)) return same({ actual });
  const expected = shot ?? (await kept?.read());
  if (!expected) {
    // What was kept is broken or gone.
    const both = await comparePair(snapshot, eyes, undefined, fresh);
    return { ...both, captures: both.captures + captures };
  }
  if (expected.equals(actual)) return same({ expected, actual });

  const still = await Promise.all([
    kept ? expected : untilStable(expected, () => baseline.screenshot()),
    untilStable(actual, () => candidate.screenshot()),
  ]);
  if (!still[0] || !still[1]) {
    const reason = `another picture each time${still[1] ? ', in the base' : ''}`;
    const row = createRow(snapshot, browserName, 'error', reason);
    return seen(row, { expected, actual }, captures, ['expected', 'actual']);
  }
  const found = await compareImages(still[0], still[1]);
  if (!found)
    return flaky(
      { ...same({ expected, actual: still[1] }), retaken: true },
      'the picture changed while it was taken',
    );
  const { reason, boxes, diff } = found;
  const changes = await candidate.explainDiff(boxes, new Set(messages[snapshot.locale]));
  // Both pages must show it for their elements to be compared.
  if (kept) await baseline.show(snapshot);
  const moved =
    found.severity !== 'layout' && (await candidate.layout()) !== (await baseline.layout());
  const severity = moved ? 'layout' : found.severity;
  const digest = digestOf(still[0], still[1]);
  const row = { ...createRow(snapshot, browserName, 'changed', reason), severity, digest, changes };
  const shots = { expected: still[0], actual: still[1], diff };
  return withRetry(seen(row, shots, captures, ['expected', 'actual', 'diff']), [candidate]);
}

/** Whether a story was shown but gave another picture each time: the only error with pictures. */
export function isUnstable({ row }: SnapshotResult): boolean {
  return row.status === 'error' && row.pictures.length > 0;
}

function seen(
  row: CapturedRow,
  pictures: SnapshotResult['pictures'],
  captures: number,
  reported: ImageKind[] = [],
): SnapshotResult {
  const { expected, actual } = pictures;
  const sizes = {
    ...(expected && { expected: imageSize(expected) }),
    ...(actual && { actual: imageSize(actual) }),
  };
  return { row: { ...row, pictures: reported, sizes }, pictures, captures };
}

function seenNew(
  snapshot: Snapshot,
  engine: BrowserName,
  reason: string,
  shots: { actual: Buffer },
): SnapshotResult {
  const row = { ...createRow(snapshot, engine, 'new', reason), digest: digestOf(shots.actual) };
  return seen(row, shots, 1, ['actual']);
}

/** A story that failed and then passed has passed, but that is said (VIS-14). */
function withRetry(look: SnapshotResult, stages: readonly StoryPage[]): SnapshotResult {
  const failures = stages.map((stage) => stage.retriedFailure()).filter((it) => it !== '');
  return failures.length === 0 ? look : flaky({ ...look, retaken: true }, failures.join('; '));
}

/** Only what passed becomes flaky: a difference stays one, and says it as well. */
function flaky(look: SnapshotResult, reason: string): SnapshotResult {
  const { row } = look;
  if (row.status === 'unchanged' || row.status === 'captured')
    return { ...look, row: { ...row, status: 'flaky', reason } };
  return { ...look, row: { ...row, reason: `${row.reason}; ${reason}` } };
}

/** Tells these pictures from any others. */
function digestOf(...pictures: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const picture of pictures) hash.update(createHash('sha256').update(picture).digest());
  return hash.digest('hex').slice(0, 32);
}

function broken(
  snapshot: Snapshot,
  engine: BrowserName,
  problems: readonly string[],
): SnapshotResult {
  return {
    row: createRow(snapshot, engine, 'error', problems.join('; ')),
    pictures: {},
    captures: 0,
  };
}
