/** Which snapshots of a run are captured on a fresh page as well (VIS-3). */
import { createHash } from 'node:crypto';
import { UNTRACED } from '../cache/fingerprint.ts';
import { readFingerprints } from '../cache/fingerprint-files.ts';
import { type Snapshot, type StoryGrid, snapshotName } from '../matrix/snapshots.ts';

/** Of a run at least so many, or this share of all, whichever is more. */
export const MIN_SAMPLE = 20;
const SHARE = 0.01;

/** What decides about a sample; the same `seed` gives the same one. */
interface Sampling {
  readonly all: boolean;
  /** At least so many snapshots. */
  readonly isolation: number;
  readonly seed: number;
}

/**
 * The names of a sample of what will be captured, as far as inputs tell before the run: `head` and
 * `base` are the places of the two builds.
 */
export async function isolationSample(
  sheets: readonly StoryGrid[],
  { all, isolation, seed }: Sampling,
  head: string,
  base: string | undefined,
): Promise<string[]> {
  // Only keys of one run are compared here, so browser and code do not count.
  const how = { engine: '', browser: '', code: '' };
  const made = await readFingerprints(head, how);
  const before = base === undefined ? UNTRACED : await readFingerprints(base, how);
  const snapshots = sheets.flatMap((sheet) => sheet.snapshots);
  const isSame = (snapshot: Snapshot) =>
    made.captureKey(snapshot) !== undefined &&
    made.captureKey(snapshot) === before.captureKey(snapshot);
  const captured = all ? snapshots : snapshots.filter((snapshot) => !isSame(snapshot));
  return drawSample(captured.map(snapshotName), `${seed}`, isolation);
}

/** A sample of names, spread by chance over all; the same names and `salt` give the same one. */
export function drawSample(
  names: readonly string[],
  salt: string,
  least: number = MIN_SAMPLE,
): string[] {
  const rank = (name: string) => createHash('sha256').update(`${salt}\n${name}`).digest('hex');
  return names
    .map((name) => ({ name, rank: rank(name) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, Math.max(least, Math.ceil(names.length * SHARE)))
    .map(({ name }) => name);
}
