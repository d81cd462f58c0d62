import { geoDistance } from 'd3-geo';
import { expect, test } from 'vitest';
import { readLand } from '../../assets/generators/land.ts';
import { type Coordinates, radians } from './coordinates.ts';
import { GRID, LAND } from './land.ts';
import { PLACE_OF } from './places.ts';

/** Tests only every nth dot, because all of them would take seconds. */
const SAMPLE_INTERVAL = 25;

const degrees = ({ latitude, longitude }: Coordinates): [longitude: number, latitude: number] => [
  (longitude * 180) / Math.PI,
  (latitude * 180) / Math.PI,
];
/** From a place to the nearest land of the globe, in degrees. */
const toLand = (place: Coordinates) =>
  Math.min(...LAND.map((dot) => geoDistance(degrees(dot), degrees(place)))) * (180 / Math.PI);

test('the globe has land where the map has it', () => {
  const isLand = readLand();
  const drawn = new Set(LAND);
  for (const dot of GRID.filter((_, index) => index % SAMPLE_INTERVAL === 0))
    expect(drawn.has(dot), degrees(dot).join(' ')).toBe(isLand(dot));
});

test('the lights of large countries are on land', () => {
  const large = ['AU', 'BR', 'CA', 'CN', 'DE', 'DZ', 'IN', 'MX', 'US', 'VN', 'ZA'];
  const distances = large.flatMap((code) => PLACE_OF.get(code) ?? []).map(toLand);
  expect(distances).toHaveLength(large.length);
  expect(Math.max(...distances)).toBeLessThan(2);
});

test.each([
  ['Pacific', 0, -140],
  ['Atlantic', 30, -45],
  ['Indian Ocean', -25, 80],
] as const)('there is no land in the middle of the %s', (_, north, east) => {
  expect(toLand({ latitude: radians(north), longitude: radians(east) })).toBeGreaterThan(10);
});
