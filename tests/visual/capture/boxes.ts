/** Where two pictures differ, as a few boxes a person can look at (VIS-6). */
import { PNG } from 'pngjs';
import type { Box } from '../report/results.ts';

/** Differences nearer than this, in px, are one: letters of a line, a button and its shadow. */
const NEAR = 24;
/** More boxes than this tell nobody anything; the largest are kept. */
const MOST = 12;

/**
 * The boxes of a comparator's difference picture, largest first. There, pixels that are the same are
 * grey, tolerated ones yellow, and different ones red.
 */
export function boxesOf(diff: Buffer): Box[] {
  const { width, height, data } = PNG.sync.read(diff);
  const across = Math.ceil(width / NEAR);
  const tiles = new Map<number, Edges>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (!isRed(data, at)) continue;
      const key = Math.floor(y / NEAR) * across + Math.floor(x / NEAR);
      tiles.set(key, joined(tiles.get(key), { left: x, top: y, right: x + 1, bottom: y + 1 }));
    }
  }
  return connected(tiles, across)
    .map(({ left, top, right, bottom }) => ({
      x: left,
      y: top,
      width: right - left,
      height: bottom - top,
    }))
    .toSorted((a, b) => b.width * b.height - a.width * a.height)
    .slice(0, MOST);
}

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function isRed(data: Uint8Array, at: number): boolean {
  const red = data[at] ?? 0;
  return red > (data[at + 1] ?? 0) + 60 && red > (data[at + 2] ?? 0) + 60;
}

function joined(a: Edges | undefined, b: Edges): Edges {
  if (!a) return b;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** Tiles that touch, corners included, as one. */
function connected(tiles: ReadonlyMap<number, Edges>, across: number): Edges[] {
  const left = new Map(tiles);
  const found: Edges[] = [];
  for (const start of tiles.keys()) {
    if (!left.has(start)) continue;
    let whole: Edges | undefined;
    const queue = [start];
    for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
      const edges = left.get(key);
      if (!edges) continue;
      left.delete(key);
      whole = joined(whole, edges);
      const column = key % across;
      for (const dy of [-across, 0, across])
        for (const dx of [-1, 0, 1])
          if (column + dx >= 0 && column + dx < across) queue.push(key + dy + dx);
    }
    if (whole) found.push(whole);
  }
  return found;
}
