import { expect, test } from 'vitest';
import { FRAMES, frameOf, HALF_TURN, nearestFrame, turnByKey, viewOf, wrapTurn } from './turn.ts';
import { FRAME_URLS } from './turntable-frames.ts';

test('there is a frame for each step after the first', () => {
  expect(FRAME_URLS).toHaveLength(FRAMES - 1);
  expect(new Set(FRAME_URLS).size).toBe(FRAMES - 1);
});

test.each([
  [0, 0],
  [HALF_TURN - 1, HALF_TURN - 1],
  [HALF_TURN, -HALF_TURN],
  [-HALF_TURN - 1, HALF_TURN - 1],
  [FRAMES + 3.4, 3],
  [-2 * FRAMES, 0],
])('dragging to %d turns to %d', (dragged, turn) => {
  expect(wrapTurn(dragged)).toBe(turn);
});

test('both ends of the slider show the same frame', () => {
  expect(frameOf(-HALF_TURN)).toBe(frameOf(HALF_TURN));
  expect(frameOf(-1)).toBe(FRAMES - 1);
});

test('a view is named by its angle', () => {
  expect([0, 4, -4].map(viewOf)).toEqual(['back', 'back', 'back']);
  expect([5, 9, -13].map(viewOf)).toEqual(['side', 'side', 'side']);
  expect([14, 18, -18].map(viewOf)).toEqual(['front', 'front', 'front']);
});

test('until a frame is loaded, the nearest loaded frame is shown, also across frame 0', () => {
  expect(nearestFrame(5, [0, 3, 30])).toBe(3);
  expect(nearestFrame(35, [0, 20])).toBe(0);
  expect(nearestFrame(1, [34, 5])).toBe(34);
});

test('keys move by a step or a quarter and stop at the ends', () => {
  expect(turnByKey('ArrowRight', 3)).toBe(4);
  expect(turnByKey('ArrowLeft', -HALF_TURN)).toBe(-HALF_TURN);
  expect(turnByKey('PageUp', 12)).toBe(HALF_TURN);
  expect(turnByKey('Home', 5)).toBe(-HALF_TURN);
  expect(turnByKey('Tab', 5)).toBeUndefined();
});
