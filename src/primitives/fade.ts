import { cssVar } from '../theme/css.ts';

/** [alpha, position from 0 to 1]. Ends slowly, because a phone's metal stays visible the longest. */
const STOPS = [
  [0.92, 0.16],
  [0.72, 0.34],
  [0.4, 0.56],
  [0.16, 0.74],
  [0.05, 0.88],
] as const;

/** A mask that eases from opaque at `from` to transparent at `to`. */
export function fade(direction: string, from: string, to: string): string {
  const black = cssVar('palette-black');
  const stops = STOPS.map(
    ([alpha, share]) =>
      `rgb(from ${black} r g b / ${alpha}) calc(${from} + (${to} - ${from}) * ${share})`,
  );
  return `linear-gradient(${direction} in srgb, ${black} ${from}, ${stops.join(', ')}, transparent ${to})`;
}
