import { type Coordinates, radians } from './coordinates.ts';
import landMask from './land-mask.json' with { type: 'json' };

/** Distance between two dots of the grid, in degrees. */
const STEP = 2;
/** The first and the last row of the grid, in degrees north: without the ice around the poles. */
const [SOUTH, NORTH] = [-59, 83];

/** Evenly spaced dots over the earth: rows from south to north, each from west to east. */
export const GRID: readonly Coordinates[] = [...grid()];

/** One bit per dot of the grid, the lowest bit first. Written by the step `land` of the generators. */
const bytes = atob(landMask.mask);

/** The dots of the grid where there is land. */
export const LAND: readonly Coordinates[] = GRID.filter(isLand);

function* grid(): Generator<Coordinates> {
  for (let degreesNorth = SOUTH; degreesNorth <= NORTH; degreesNorth += STEP) {
    const latitude = radians(degreesNorth);
    const count = Math.round((360 * Math.cos(latitude)) / STEP);
    for (let dot = 0; dot < count; dot += 1)
      yield { latitude, longitude: radians(((dot + 0.5) * 360) / count - 180) };
  }
}

function isLand(_: Coordinates, index: number): boolean {
  return ((bytes.charCodeAt(index >> 3) >> (index & 7)) & 1) === 1;
}
