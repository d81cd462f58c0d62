/** Matches the elements of two pages by what they are: their texts are in two languages (VIS-21). */
import type { ComparedElement } from './structure.ts';

/** Indexes of an element in both pages; undefined for a page that does not have it. */
export type Pair = readonly [a: number | undefined, b: number | undefined];

/** Pairs of the longest common sequence, and what only one page has, in reading order. */
export function matchElements(
  a: readonly ComparedElement[],
  b: readonly ComparedElement[],
): Pair[] {
  const alike = (i: number, j: number) => areAlike(a[i], b[j]);
  let start = 0;
  while (start < Math.min(a.length, b.length) && alike(start, start)) start += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && alike(endA - 1, endB - 1))
    [endA, endB] = [endA - 1, endB - 1];

  const width = endB - start + 1;
  const at = (i: number, j: number) => (i - start) * width + j - start;
  /** The length of the longest common sequence from each pair of positions to the end. */
  const lengths = new Uint32Array((endA - start + 1) * width);
  for (let i = endA - 1; i >= start; i -= 1)
    for (let j = endB - 1; j >= start; j -= 1)
      lengths[at(i, j)] = alike(i, j)
        ? (lengths[at(i + 1, j + 1)] ?? 0) + 1
        : Math.max(lengths[at(i + 1, j)] ?? 0, lengths[at(i, j + 1)] ?? 0);

  const pairs: Pair[] = Array.from({ length: start }, (_, index) => [index, index]);
  let [i, j] = [start, start];
  while (i < endA || j < endB)
    if (i < endA && j < endB && alike(i, j)) pairs.push([i++, j++]);
    else if (j >= endB || (i < endA && lengths[at(i + 1, j)] === lengths[at(i, j)]))
      pairs.push([i++, undefined]);
    else pairs.push([undefined, j++]);
  while (i < a.length) pairs.push([i++, j++]);
  return pairs;
}

/** A text that is not a message, such as a name or a number, matches any text. */
export function areAlike(a: ComparedElement | undefined, b: ComparedElement | undefined): boolean {
  if (!a || !b || a.kind !== b.kind || a.id !== b.id) return false;
  return occurIn(a.keys, b.keys) && occurIn(b.keys, a.keys);
}

function occurIn(keys: ComparedElement['keys'], others: ComparedElement['keys']): boolean {
  return keys.every(
    (alternatives) =>
      alternatives.length === 0 ||
      others.some((other) => other.length === 0 || other.some((key) => alternatives.includes(key))),
  );
}

interface Change {
  readonly element: Pick<ComparedElement, 'depth'>;
  readonly index: number;
}

/** Changes in reading order; a change inside an element that changed alike is only counted. */
export function outermost<Item extends Change>(
  changes: readonly Item[],
  areTogether: (a: Item, b: Item) => boolean,
) {
  const roots: (Item & { inside: number })[] = [];
  for (const change of changes) {
    const root = roots.at(-1);
    const isInside =
      root &&
      areTogether(root, change) &&
      root.index + root.inside + 1 === change.index &&
      root.element.depth < change.element.depth;
    if (isInside) root.inside += 1;
    else roots.push({ ...change, inside: 0 });
  }
  return roots;
}
