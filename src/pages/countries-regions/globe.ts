import type { Coordinates } from './coordinates.ts';

/** Of the globe, in units of the drawing. */
export const RADIUS = 100;

/** How far the middle of the visible half is above the middle of the globe, in radians. */
const ABOVE_MIDDLE = Math.PI / 6;

/** `depth` is 1 at the nearest point and 0 at the rim. Negative is behind the rim. */
type Point = { x: number; y: number; depth: number };

/** Nearer to the rim, dots would overlap. */
const LEAST_DEPTH = 0.16;

/** Orthographic projection, with `view` in the middle. */
function project(place: Coordinates, view: Coordinates): Point {
  const east = place.east - view.east;
  const [sin, cos] = [Math.sin(place.north), Math.cos(place.north)];
  const [sinView, cosView] = [Math.sin(view.north), Math.cos(view.north)];
  return {
    x: RADIUS * cos * Math.sin(east),
    y: -RADIUS * (cosView * sin - sinView * cos * Math.cos(east)),
    depth: sinView * sin + cosView * cos * Math.cos(east),
  };
}

/** The view that has these places in the middle of the upper half. */
export function viewOf(places: readonly Coordinates[]): Coordinates {
  const sum = (part: (place: Coordinates) => number) =>
    places.reduce((total, place) => total + part(place), 0);
  const x = sum(({ north, east }) => Math.cos(north) * Math.cos(east));
  const y = sum(({ north, east }) => Math.cos(north) * Math.sin(east));
  const z = sum(({ north }) => Math.sin(north));
  return { north: Math.atan2(z, Math.hypot(x, y)) - ABOVE_MIDDLE, east: Math.atan2(y, x) };
}

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A path with a dot at each place that is in view, but not at the rim. */
export function dots(places: readonly Coordinates[], view: Coordinates): string {
  return places
    .map((place) => project(place, view))
    .filter(({ depth, y }) => depth > LEAST_DEPTH && y < 0)
    .map((point) => `M${at(point)}h0`)
    .join('');
}
