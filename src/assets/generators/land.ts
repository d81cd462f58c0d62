/** Where there is land: from Natural Earth's map of the world, 1:110 million (public domain). */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Coordinates } from '../../pages/countries-regions/coordinates.ts';
import { GRID } from '../../pages/countries-regions/land.ts';

const MAP = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');
const MASK = join(import.meta.dirname, '../../pages/countries-regions/land-mask.json');
const BITS_PER_BYTE = 8;

/** Reads the map. The returned function says whether there is land at a place. */
export function readLand(): (place: Coordinates) => boolean {
  const map = JSON.parse(readFileSync(MAP, 'utf8')) as Parameters<typeof feature>[0];
  const land = feature(map, 'land');
  const degrees = (radians: number) => (radians * 180) / Math.PI;
  return ({ latitude, longitude }) => geoContains(land, [degrees(longitude), degrees(latitude)]);
}

/** Writes land-mask.json: one bit per dot of the globe's grid, the lowest bit first, in base64. */
export function writeLandMask(): void {
  const isLand = readLand();
  const bytes = Array.from({ length: Math.ceil(GRID.length / BITS_PER_BYTE) }, (_, index) =>
    GRID.slice(index * BITS_PER_BYTE, (index + 1) * BITS_PER_BYTE).reduce(
      (byte, place, bit) => byte | (Number(isLand(place)) << bit),
      0,
    ),
  );
  const mask = Buffer.from(bytes).toString('base64');
  writeFileSync(MASK, `${JSON.stringify({ mask }, null, 2)}\n`);
}
