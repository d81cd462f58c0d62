/** Which snapshots of a run are captured on a fresh page as well (VIS-3). */
import { createHash } from 'node:crypto';
import { UNTRACED } from '../cache/fingerprint.ts';
import { readFingerprints } from '../cache/fingerprint-files.ts';
import { type Snapshot, type StoryGrid, snapshotName } from '../matrix/snapshots.ts';

/** A sample has at least this many snapshots, or this share of them if that is more. */
export const MIN_SAMPLE = 20;
const SHARE = 0.01;

interface Sampling {
  readonly noCache: boolean;
  /** Least number of snapshots. */
  readonly isolation: number;
  readonly seed: number;
}

/**
 * Names of a sample of the snapshots that will be captured, as far as the fingerprints of the two
 * builds tell. The same seed gives the same sample.
 */
export async function isolationSample(
  storyGrids: readonly StoryGrid[],
  { noCache, isolation, seed }: Sampling,
  candidateLocation: string,
  baselineLocation: string | undefined,
): Promise<string[]> {
  // Only keys of this run are compared, so browser and harness need no name.
  const environment = { engine: '', browser: '', code: '' };
  const candidate = await readFingerprints(candidateLocation, environment);
  const baseline =
    baselineLocation === undefined
      ? UNTRACED
      : await readFingerprints(baselineLocation, environment);
  const isUnchanged = (snapshot: Snapshot) =>
    candidate.captureKey(snapshot) !== undefined &&
    candidate.captureKey(snapshot) === baseline.captureKey(snapshot);
  const captured = storyGrids
    .flatMap(({ snapshots }) => snapshots)
    .filter((snapshot) => noCache || !isUnchanged(snapshot));
  return drawSample(captured.map(snapshotName), `${seed}`, isolation);
}

/** The same names and `salt` give the same sample. */
export function drawSample(
  names: readonly string[],
  salt: string,
  min: number = MIN_SAMPLE,
): string[] {
  const rank = (name: string) => createHash('sha256').update(`${salt}\n${name}`).digest('hex');
  return names
    .map((name) => ({ name, rank: rank(name) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, Math.max(min, Math.ceil(names.length * SHARE)))
    .map(({ name }) => name);
}
