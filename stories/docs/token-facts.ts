import { converter, formatHex, wcagContrast } from 'culori';
import type { SURFACES } from '../support/Surface.tsx';
import type { TokenName } from '../../src/theme/generated/tokens.ts';

const toRgb = converter('rgb');

/** Text and background pairs, with the minimum contrast of WCAG 2.2 AA. */
export const PAIRS = [
  { on: 'color-surface-page', ink: 'color-text-default', least: 4.5 },
  { on: 'color-surface-page', ink: 'color-text-soft', least: 4.5 },
  { on: 'color-surface-page', ink: 'color-text-muted', least: 4.5 },
  { on: 'color-surface-page', ink: 'color-text-link', least: 4.5 },
  { on: 'color-surface-page', ink: 'color-text-danger', least: 4.5 },
  { on: 'color-surface-page', ink: 'color-text-positive', least: 4.5 },
  { on: 'color-surface-raised', ink: 'color-text-default', least: 4.5 },
  { on: 'color-surface-raised', ink: 'color-text-muted', least: 4.5 },
  { on: 'color-surface-raised', ink: 'color-text-link', least: 4.5 },
  { on: 'color-action-background', ink: 'color-action-text', least: 4.5 },
  { on: 'color-action-hover', ink: 'color-action-text', least: 4.5 },
  { on: 'color-surface-page', ink: 'color-line-strong', least: 3 },
  { on: 'color-surface-page', ink: 'color-focus-ring', least: 3 },
] as const satisfies readonly { on: TokenName; ink: TokenName; least: number }[];

/** The computed value of a CSS variable on `element`. */
export function valueOf(element: Element, token: TokenName): string {
  return getComputedStyle(element).getPropertyValue(`--${token}`).trim();
}

/** Blends a translucent color with a background. Hex, or the input if it cannot be parsed. */
export function flatten(ink: string, ground: string): string {
  const over = toRgb(ink);
  const under = toRgb(ground);
  if (!over || !under) return ink;
  const share = over.alpha ?? 1;
  const mix = (a: number, b: number) => a * share + b * (1 - share);
  return formatHex({
    mode: 'rgb',
    r: mix(over.r, under.r),
    g: mix(over.g, under.g),
    b: mix(over.b, under.b),
  });
}

/** The contrast ratio after blending, 1 to 21. */
export function contrast(ink: string, ground: string): number {
  return wcagContrast(flatten(ink, ground), ground);
}

export type SurfaceName = (typeof SURFACES)[number];
