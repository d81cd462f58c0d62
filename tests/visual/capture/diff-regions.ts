/** Where two pictures differ, as a few boxes a person can look at (VIS-6). */
import type { Box } from '../report/results.ts';

/** Differences nearer than this, in px, are one: letters of a line, a button and its shadow. */
const NEAR = 24;
/** The largest boxes are kept; more than these tell a person nothing. */
const MOST = 12;

/** An image as RGBA bytes, row by row. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The boxes of a difference image, largest first: there, differing pixels are red, others gray. */
export function diffRegions({ data, width, height }: Pixels): Box[] {
  const across = Math.ceil(width / NEAR);
  const tiles = new Map<number, Edges>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (data[at] === data[at + 1]) continue;
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
