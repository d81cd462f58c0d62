import { expect, test } from 'vitest';
import { type Pixels, diffRegions } from './diff-regions.ts';

/** A diff image of 300 × 200 px: gray, with red rectangles. */
function diff(...fills: { box: [number, number, number, number] }[]): Pixels {
  const data = new Uint8Array(300 * 200 * 4).fill(220);
  for (const { box } of fills) {
    const [x, y, width, height] = box;
    for (let row = y; row < y + height; row += 1)
      for (let column = x; column < x + width; column += 1)
        data.set([255, 0, 0, 255], (row * 300 + column) * 4);
  }
  return { data, width: 300, height: 200 };
}

test('VIS-6 a box contains exactly the differing pixels of a region', () => {
  expect(diffRegions(diff({ box: [10, 20, 100, 30] }))).toEqual([
    { x: 10, y: 20, width: 100, height: 30 },
  ]);
});

test('VIS-6 separate regions have a box each, the largest first; a word has one box', () => {
  const boxes = diffRegions(
    diff({ box: [0, 0, 4, 8] }, { box: [10, 0, 4, 8] }, { box: [150, 100, 60, 60] }),
  );
  expect(boxes).toEqual([
    { x: 150, y: 100, width: 60, height: 60 },
    { x: 0, y: 0, width: 14, height: 8 },
  ]);
});

test('VIS-6 regions at opposite edges of the image have separate boxes', () => {
  const boxes = diffRegions(diff({ box: [0, 60, 5, 5] }, { box: [295, 36, 5, 5] }));
  expect(boxes).toHaveLength(2);
});
