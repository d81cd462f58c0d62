/** Finds where two screenshots differ, as a few boxes for reviewers (VIS-6). */
import type { Box, Size } from '../report/results.ts';

/** In px. Differences in neighboring tiles form one region: characters of a line, a button's shadow. */
const TILE = 24;
/** Only the largest boxes are reported: more would not help a reviewer. */
const MAX_BOXES = 12;

/** An image as RGBA bytes, row by row. */
export type Pixels = Size & { readonly data: Uint8Array };

/** Left, top, right and bottom, in px. */
type Edges = readonly [number, number, number, number];

/** The boxes of a diff image, largest first: differing pixels are red, others gray. */
export function diffRegions({ data, width, height }: Pixels): Box[] {
  const columns = Math.ceil(width / TILE);
  const tiles = new Map<number, Edges>();
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const index = (y * width + x) * 4;
      if (data[index] === data[index + 1]) continue;
      const tile = Math.floor(y / TILE) * columns + Math.floor(x / TILE);
      tiles.set(tile, joined(tiles.get(tile), [x, y, x + 1, y + 1]));
    }
  return connected(tiles, columns)
    .map(([x, y, right, bottom]) => ({ x, y, width: right - x, height: bottom - y }))
    .toSorted((a, b) => b.width * b.height - a.width * a.height)
    .slice(0, MAX_BOXES);
}

function joined(a: Edges | undefined, b: Edges): Edges {
  if (!a) return b;
  const [least, most] = [Math.min, Math.max];
  return [least(a[0], b[0]), least(a[1], b[1]), most(a[2], b[2]), most(a[3], b[3])];
}

/** Joins tiles that touch, corners included. */
function connected(tiles: ReadonlyMap<number, Edges>, columns: number): Edges[] {
  const remaining = new Map(tiles);
  const regions: Edges[] = [];
  for (const start of tiles.keys()) {
    let region: Edges | undefined;
    const queue = [start];
    for (let tile = queue.pop(); tile !== undefined; tile = queue.pop()) {
      const edges = remaining.get(tile);
      if (!edges) continue;
      remaining.delete(tile);
      region = joined(region, edges);
      for (const dy of [-columns, 0, columns])
        for (const dx of [-1, 0, 1]) {
          const column = (tile % columns) + dx;
          if (column >= 0 && column < columns) queue.push(tile + dy + dx);
        }
    }
    if (region) regions.push(region);
  }
  return regions;
}
