/** Which snapshots of a run are captured on a fresh page as well (VIS-3). */
import { readFingerprints } from '../cache/fingerprint-files.ts';
import { sortedByHash } from '../capture/story-order.ts';
import { type Snapshot, type StoryGrid, snapshotName } from '../matrix/snapshots.ts';

/** A sample has at least this many snapshots, or this share of them if that is more. */
export const MIN_SAMPLE = 20;
const SHARE = 0.01;

/** Names of at least `isolation` snapshots that will be captured; the same seed gives the same. */
export async function isolationSample(
  storyGrids: readonly StoryGrid[],
  { noCache, isolation, seed }: { noCache: boolean; isolation: number; seed: number },
  candidateLocation: string,
  baselineLocation: string | undefined,
): Promise<string[]> {
  // Only keys of this run are compared, so browser and harness need no name.
  const environment = { engine: '', browser: '', code: '' };
  const candidate = await readFingerprints(candidateLocation, environment);
  const baseline = await readFingerprints(baselineLocation, environment);
  const isUnchanged = (snapshot: Snapshot) =>
    candidate.captureKey(snapshot) !== undefined &&
    candidate.captureKey(snapshot) === baseline.captureKey(snapshot);
  const captured = storyGrids
    .flatMap(({ snapshots }) => snapshots)
    .filter((snapshot) => noCache || !isUnchanged(snapshot));
  return drawSample(captured.map(snapshotName), `${seed}`, isolation);
}

/** The same names and `salt` give the same sample. */
export function drawSample(names: readonly string[], salt: string, min = MIN_SAMPLE): string[] {
  const size = Math.max(min, Math.ceil(names.length * SHARE));
  return sortedByHash(names, (name) => `${salt}\n${name}`).slice(0, size);
}
