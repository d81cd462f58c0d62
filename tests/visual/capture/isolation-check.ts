/** Whether snapshots switched in place are those of a fresh page, byte by byte (VIS-3). */
import { type Snapshot, snapshotName } from '../matrix/snapshots.ts';
import type { StoryPage } from './story-page.ts';

/** One snapshot, shown twice. */
export interface IsolationCheck {
  readonly snapshot: Snapshot;
  readonly inPlace: Buffer;
  readonly fresh: Buffer;
  /** What went wrong while it was shown, either time; empty when nothing did. */
  readonly problems: readonly string[];
}

/** Shows a snapshot on `stage` as its turn has come, and on a page that has seen nothing yet. */
export async function compareToFreshPage(
  snapshot: Snapshot,
  stage: StoryPage,
  freshly: (snapshot: Snapshot) => Promise<{ picture: Buffer; problems: readonly string[] }>,
): Promise<IsolationCheck> {
  const problems = await stage.show(snapshot);
  const inPlace = problems.length === 0 ? await stage.screenshot() : Buffer.alloc(0);
  const fresh = await freshly(snapshot);
  return {
    snapshot,
    inPlace,
    fresh: fresh.picture,
    problems: [...problems, ...fresh.problems].map((it) => `${snapshotName(snapshot)}: ${it}`),
  };
}

/** `count` snapshots spread over a sheet, the first one among them: neighbours differ in locale and width. */
export function spreadOver<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, items.length / count);
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, at) => items[Math.floor(at * step)],
  ).filter((item) => item !== undefined);
}

/** The same items in another order, always the same one for a seed; seed 0 keeps them as they are. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  if (seed === 0) return [...items];
  let state = seed;
  // Mulberry32, written down so that a seed means the same order on every machine.
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
