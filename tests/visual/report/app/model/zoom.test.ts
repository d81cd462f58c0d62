import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS, boxView, fitView, mayBlink, settled, stepped, zoomed } from './zoom.ts';

const size = fc.record({
  width: fc.integer({ min: 40, max: 4000 }),
  height: fc.integer({ min: 40, max: 15_000 }),
});
const view = fc.record({
  x: fc.integer({ min: -9000, max: 9000 }),
  y: fc.integer({ min: -9000, max: 9000 }),
  scale: fc.constantFrom(...LEVELS),
});
const part = fc.double({ min: 0, max: 1, noNaN: true });

describe('VIS-6 zoom', () => {
  test('VIS-6 the whole width is seen at first, and nothing is enlarged', () => {
    fc.assert(
      fc.property(size, size, (pane, picture) => {
        const { x, scale } = fitView(pane, picture);
        expect(scale).toBeLessThanOrEqual(1);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + picture.width * scale).toBeLessThanOrEqual(pane.width + 0.001);
      }),
    );
  });

  test('VIS-6 the point under the pointer stays there while zooming', () => {
    fc.assert(
      fc.property(view, part, part, fc.constantFrom(...LEVELS), (before, px, py, scale) => {
        const at = { x: px * 1000, y: py * 800 };
        const after = zoomed(before, scale, at);
        const x = (at.x - before.x) / before.scale;
        const y = (at.y - before.y) / before.scale;
        expect(after.x + x * after.scale).toBeCloseTo(at.x, 3);
        expect(after.y + y * after.scale).toBeCloseTo(at.y, 3);
      }),
    );
  });

  test('VIS-6 no drag leaves the picture: a pane is filled as far as the picture reaches', () => {
    fc.assert(
      fc.property(view, size, size, (wild, pane, picture) => {
        const { x, y, scale } = settled(wild, pane, picture);
        const [width, height] = [picture.width * scale, picture.height * scale];
        // Beside a picture there is as much ground on the left as on the right, above it none.
        expect(Math.max(0, x)).toBeCloseTo(Math.max(0, (pane.width - width) / 2), 6);
        expect(x + width).toBeGreaterThanOrEqual(
          (pane.width + Math.min(width, pane.width)) / 2 - 0.001,
        );
        expect(y).toBeLessThanOrEqual(0);
        expect(y + height).toBeGreaterThanOrEqual(Math.min(height, pane.height) - 0.001);
      }),
    );
  });

  test('VIS-6 a place of the list is within the pane, whatever the picture', () => {
    fc.assert(
      fc.property(size, size, part, part, (pane, picture, px, py) => {
        const box = {
          x: px * (picture.width - 20),
          y: py * (picture.height - 20),
          width: 20,
          height: 20,
        };
        const { x, y, scale } = boxView(pane, picture, box);
        const [left, top] = [x + box.x * scale, y + box.y * scale];
        expect(left).toBeGreaterThanOrEqual(-0.001);
        expect(top).toBeGreaterThanOrEqual(-0.001);
        expect(left + 20 * scale).toBeLessThanOrEqual(pane.width + 0.001);
        expect(top + 20 * scale).toBeLessThanOrEqual(pane.height + 0.001);
      }),
    );
  });

  test('VIS-6 steps go through the levels and end with them', () => {
    expect(stepped(1, 1)).toBe(2);
    expect(stepped(0.7, 1)).toBe(1);
    expect(stepped(0.7, -1)).toBe(0.5);
    expect(stepped(8, 1)).toBe(8);
    expect(stepped(0.125, -1)).toBe(0.125);
  });

  test('VIS-6 the pictures change places at most six times a second: three flashes (WCAG 2.3.1)', () => {
    let last = 0;
    let changes = 0;
    for (let now = 1000; now < 2000; now += 1) {
      if (!mayBlink(last, now)) continue;
      last = now;
      changes += 1;
    }
    expect(changes).toBeGreaterThan(1);
    expect(changes).toBeLessThanOrEqual(6);
  });
});
