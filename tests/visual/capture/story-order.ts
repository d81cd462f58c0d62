import { hash } from 'node:crypto';

/** `count` items spread evenly over all, the first one among them. */
export function spreadOver<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, items.length / count);
  const chosen = new Set(Array.from({ length: count }, (_, index) => Math.floor(index * step)));
  return items.filter((_, index) => chosen.has(index));
}

/** The items in an order that depends on the seed only; seed 0 leaves them unchanged. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  return seed === 0 ? [...items] : sortedByHash(items, (_, index) => `${seed} ${index}`);
}

/** In an order that looks random, but is the same for the same texts. */
export function sortedByHash<T>(items: readonly T[], textOf: (item: T, index: number) => string) {
  return items
    .map((item, index) => ({ item, rank: hash('sha256', textOf(item, index)) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ item }) => item);
}
