/** The sizes at which a story is sampled (VIS-19), in CSS px. */
import { HEIGHT } from '../capture/story-navigator.ts';
import type { Size } from '../report/results.ts';
import { BREAKPOINTS, WIDTHS } from '../site.config.ts';

export type Axis = keyof typeof SWEEP;

export const SWEEP = {
  width: { from: 320, to: 2560 },
  height: { from: 480, to: 1200 },
} as const;

/** In CSS px; a state in a smaller range may not be found. `beyond`: wider than the widest design. */
const STEP = { phone: 8, desktop: 16, beyond: 64, height: 60 };

const [PHONE = 0] = WIDTHS;
const DESKTOP = WIDTHS.at(-1) ?? 0;
const MOBILE_END = BREAKPOINTS.mobile;

/** Sizes along one axis, which a story is mounted for once. */
export interface Pass {
  readonly axis: Axis;
  /** The viewport when the story mounts: what the story decides then, it decides again in each pass. */
  readonly mountedAt: Size;
  /** In ascending order of the axis. */
  readonly sizes: readonly Size[];
}

/** The passes with one mount are consecutive. */
export function planPasses(): Pass[] {
  const { width, height } = SWEEP;
  return [
    { width: PHONE, from: width.from, to: MOBILE_END },
    { width: DESKTOP, from: MOBILE_END + 1, to: width.to },
  ].flatMap(({ width: mounted, from, to }): Pass[] => {
    const mountedAt = { width: mounted, height: HEIGHT };
    const heights = steps(height.from, height.to, () => STEP.height, [
      ...BREAKPOINTS.height,
      HEIGHT,
    ]);
    const stepAt = (at: number) =>
      at <= MOBILE_END ? STEP.phone : at < DESKTOP ? STEP.desktop : STEP.beyond;
    const widths = steps(from, to, stepAt, BREAKPOINTS.width);
    return [
      { axis: 'width', mountedAt, sizes: widths.map((at) => ({ width: at, height: HEIGHT })) },
      { axis: 'height', mountedAt, sizes: heights.map((at) => ({ width: mounted, height: at })) },
    ];
  });
}

/** Whether the layout may change between a size and the next px: a breakpoint ends at it or just before. */
export function isBreakpoint(axis: Axis, size: number): boolean {
  return BREAKPOINTS[axis].some((it) => it === size || it === size + 1);
}

export function isAfterBreakpoint(axis: Axis, size: number): boolean {
  return BREAKPOINTS[axis].some((it) => it === size - 1);
}

function steps(
  from: number,
  to: number,
  stepAt: (size: number) => number,
  breakpoints: readonly number[],
): number[] {
  const sizes = breakpoints.flatMap((it) => [it - 1, it, it + 1]);
  for (let at = from; at < to; at += stepAt(at)) sizes.push(at);
  return [...new Set([...sizes, to])]
    .filter((it) => it >= from && it <= to)
    .toSorted((a, b) => a - b);
}
