import { createHash } from 'node:crypto';

/** `count` items spread evenly over all, the first one among them. */
export function spreadOver<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, items.length / count);
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[Math.floor(index * step)],
  ).filter((item) => item !== undefined);
}

/** The items in an order that depends on the seed only; seed 0 keeps them as they are. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  if (seed === 0) return [...items];
  const hash = (index: number) => createHash('sha256').update(`${seed} ${index}`).digest('hex');
  return items
    .map((item, index) => ({ item, rank: hash(index) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ item }) => item);
}
