import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ZOOM_LEVELS,
  canSwap,
  centerBox,
  clampToPane,
  fitToWidth,
  nextLevel,
  zoomAt,
} from './zoom.ts';

const size = fc.record({
  width: fc.integer({ min: 40, max: 4000 }),
  height: fc.integer({ min: 40, max: 15_000 }),
});
const view = fc.record({
  x: fc.integer({ min: -9000, max: 9000 }),
  y: fc.integer({ min: -9000, max: 9000 }),
  scale: fc.constantFrom(...ZOOM_LEVELS),
});
const part = fc.double({ min: 0, max: 1, noNaN: true });

describe('VIS-6 zoom', () => {
  test('VIS-6 the whole width is visible at first, and nothing is enlarged', () => {
    fc.assert(
      fc.property(size, size, (pane, image) => {
        const { x, scale } = fitToWidth(pane, image);
        expect(scale).toBeLessThanOrEqual(1);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + image.width * scale).toBeLessThanOrEqual(pane.width + 0.001);
      }),
    );
  });

  test('VIS-6 the point under the pointer stays there while zooming', () => {
    fc.assert(
      fc.property(view, part, part, fc.constantFrom(...ZOOM_LEVELS), (before, px, py, scale) => {
        const at = { x: px * 1000, y: py * 800 };
        const after = zoomAt(before, scale, at);
        const x = (at.x - before.x) / before.scale;
        const y = (at.y - before.y) / before.scale;
        expect(after.x + x * after.scale).toBeCloseTo(at.x, 3);
        expect(after.y + y * after.scale).toBeCloseTo(at.y, 3);
      }),
    );
  });

  test('VIS-6 an image cannot be dragged out of its pane, and leaves no avoidable gap', () => {
    fc.assert(
      fc.property(view, size, size, (wild, pane, image) => {
        const { x, y, scale } = clampToPane(wild, pane, image);
        const [width, height] = [image.width * scale, image.height * scale];
        // A smaller image is horizontally centered, at the top.
        expect(Math.max(0, x)).toBeCloseTo(Math.max(0, (pane.width - width) / 2), 6);
        expect(x + width).toBeGreaterThanOrEqual(
          (pane.width + Math.min(width, pane.width)) / 2 - 0.001,
        );
        expect(y).toBeLessThanOrEqual(0);
        expect(y + height).toBeGreaterThanOrEqual(Math.min(height, pane.height) - 0.001);
      }),
    );
  });

  test('VIS-6 a centered change is within the pane, for any image', () => {
    fc.assert(
      fc.property(size, size, part, part, (pane, image, px, py) => {
        const box = {
          x: px * (image.width - 20),
          y: py * (image.height - 20),
          width: 20,
          height: 20,
        };
        const { x, y, scale } = centerBox(pane, image, box);
        const [left, top] = [x + box.x * scale, y + box.y * scale];
        expect(left).toBeGreaterThanOrEqual(-0.001);
        expect(top).toBeGreaterThanOrEqual(-0.001);
        expect(left + 20 * scale).toBeLessThanOrEqual(pane.width + 0.001);
        expect(top + 20 * scale).toBeLessThanOrEqual(pane.height + 0.001);
      }),
    );
  });

  test('VIS-6 steps go through the levels and end with them', () => {
    expect(nextLevel(1, 1)).toBe(2);
    expect(nextLevel(0.7, 1)).toBe(1);
    expect(nextLevel(0.7, -1)).toBe(0.5);
    expect(nextLevel(8, 1)).toBe(8);
    expect(nextLevel(0.125, -1)).toBe(0.125);
  });

  test('VIS-6 the images swap at most six times a second: three flashes (WCAG 2.3.1)', () => {
    let last = 0;
    let changes = 0;
    for (let now = 1000; now < 2000; now += 1) {
      if (!canSwap(last, now)) continue;
      last = now;
      changes += 1;
    }
    expect(changes).toBeGreaterThan(1);
    expect(changes).toBeLessThanOrEqual(6);
  });
});
