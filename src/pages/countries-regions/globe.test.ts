import { expect, test } from 'vitest';
import { COUNTRY_CODES } from './countries.ts';
import { dots, RADIUS, viewOf } from './globe.ts';
import { PLACE_OF } from './places.ts';

const pointsOf = (path: string) =>
  [...path.matchAll(/[ML](\S+) ([^MLh]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

test('CTRY-2 every country and region has a place on the globe, and no other', () => {
  expect([...PLACE_OF.keys()].toSorted()).toEqual(COUNTRY_CODES.toSorted());
});

test('CTRY-3 the globe turns to any place that was found: its light is in the middle of the half in view', () => {
  for (const [code, place] of PLACE_OF) {
    const [point] = pointsOf(dots([place], viewOf([place])));
    expect(point?.[0], code).toBeCloseTo(0, 1);
    expect(point?.[1], code).toBeCloseTo(-RADIUS / 2, 1);
  }
});

test('most lights are in view when nothing is searched', () => {
  const places = [...PLACE_OF.values()];
  const lights = pointsOf(dots(places, viewOf(places)));
  expect(lights.length).toBeGreaterThan(places.length / 2);
});

test('no light is on the far side or below the middle', () => {
  const view = { latitude: 0, longitude: 0 };
  const tenth = Math.PI / 10;
  const atLongitude = (angle: number) => ({ latitude: tenth, longitude: angle });
  expect(pointsOf(dots([atLongitude(0)], view))).toHaveLength(1);
  expect(dots([atLongitude(Math.PI), { latitude: -tenth, longitude: 0 }], view)).toBe('');
});

test('no light lies on the rim, where many would overlap', () => {
  const places = [...PLACE_OF.values()];
  for (const [x, y] of pointsOf(dots(places, viewOf(places))))
    expect(Math.hypot(x, y)).toBeLessThan(0.99 * RADIUS);
});
