/** Whether cells switched in place are those of a fresh page, byte by byte (VIS-3). */
import { type Cell, cellName } from '../cells/cells.ts';
import type { Stage } from './stage.ts';

/** One cell, shown twice. */
export interface Comparison {
  readonly cell: Cell;
  readonly inPlace: Buffer;
  readonly fresh: Buffer;
  /** What went wrong while it was shown, either time; empty when nothing did. */
  readonly problems: readonly string[];
}

/** Shows a cell on `stage` as its turn has come, and on a page that has seen nothing yet. */
export async function compareToFresh(
  cell: Cell,
  stage: Stage,
  freshly: (cell: Cell) => Promise<{ picture: Buffer; problems: readonly string[] }>,
): Promise<Comparison> {
  const problems = await stage.show(cell);
  const inPlace = problems.length === 0 ? await stage.shoot() : Buffer.alloc(0);
  const fresh = await freshly(cell);
  return {
    cell,
    inPlace,
    fresh: fresh.picture,
    problems: [...problems, ...fresh.problems].map((it) => `${cellName(cell)}: ${it}`),
  };
}

/** `count` cells spread over a sheet, the first one among them: neighbours differ in locale and width. */
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
