import type { Coordinates } from './coordinates.ts';

/** Of the globe, in units of the drawing. */
export const RADIUS = 100;

/** How far the middle of the visible half is above the middle of the globe, in radians. */
const VIEW_TILT = Math.PI / 6;

/** `depth` is 1 at the nearest point and 0 at the rim. Negative is behind the rim. */
type Point = { x: number; y: number; depth: number };

/** Nearer to the rim, dots would overlap. */
const MIN_DEPTH = 0.16;

/** Orthographic projection, with `view` in the middle. */
function project(place: Coordinates, view: Coordinates): Point {
  const longitude = place.longitude - view.longitude;
  const [sin, cos] = [Math.sin(place.latitude), Math.cos(place.latitude)];
  const [sinView, cosView] = [Math.sin(view.latitude), Math.cos(view.latitude)];
  return {
    x: RADIUS * cos * Math.sin(longitude),
    y: -RADIUS * (cosView * sin - sinView * cos * Math.cos(longitude)),
    depth: sinView * sin + cosView * cos * Math.cos(longitude),
  };
}

/** The view that has these places in the middle of the upper half. */
export function viewOf(places: readonly Coordinates[]): Coordinates {
  const sum = (component: (place: Coordinates) => number) =>
    places.reduce((total, place) => total + component(place), 0);
  const x = sum(({ latitude, longitude }) => Math.cos(latitude) * Math.cos(longitude));
  const y = sum(({ latitude, longitude }) => Math.cos(latitude) * Math.sin(longitude));
  const z = sum(({ latitude }) => Math.sin(latitude));
  return { latitude: Math.atan2(z, Math.hypot(x, y)) - VIEW_TILT, longitude: Math.atan2(y, x) };
}

const toPathPoint = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A path with a dot at each place that is in view, but not at the rim. */
export function dots(places: readonly Coordinates[], view: Coordinates): string {
  return places
    .map((place) => project(place, view))
    .filter(({ depth, y }) => depth > MIN_DEPTH && y < 0)
    .map((point) => `M${toPathPoint(point)}h0`)
    .join('');
}
