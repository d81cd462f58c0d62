import { converter, formatHex, wcagContrast } from 'culori';
import type { SURFACES } from '../support/Surface.tsx';
import type { TokenName } from '../../src/theme/generated/tokens.ts';

const toRgb = converter('rgb');

/** Text and background pairs, with the minimum contrast of WCAG 2.2 AA. */
export const PAIRS = [
  { on: 'color-surface-page', ink: 'color-text-default', minimum: 4.5 },
  { on: 'color-surface-page', ink: 'color-text-soft', minimum: 4.5 },
  { on: 'color-surface-page', ink: 'color-text-muted', minimum: 4.5 },
  { on: 'color-surface-page', ink: 'color-text-link', minimum: 4.5 },
  { on: 'color-surface-page', ink: 'color-text-danger', minimum: 4.5 },
  { on: 'color-surface-page', ink: 'color-text-positive', minimum: 4.5 },
  { on: 'color-surface-raised', ink: 'color-text-default', minimum: 4.5 },
  { on: 'color-surface-raised', ink: 'color-text-muted', minimum: 4.5 },
  { on: 'color-surface-raised', ink: 'color-text-link', minimum: 4.5 },
  { on: 'color-action-background', ink: 'color-action-text', minimum: 4.5 },
  { on: 'color-action-hover', ink: 'color-action-text', minimum: 4.5 },
  { on: 'color-surface-page', ink: 'color-line-strong', minimum: 3 },
  { on: 'color-surface-page', ink: 'color-focus-ring', minimum: 3 },
] as const satisfies readonly { on: TokenName; ink: TokenName; minimum: number }[];

/** The computed value of a CSS variable on `element`. */
export function valueOf(element: Element, token: TokenName): string {
  return getComputedStyle(element).getPropertyValue(`--${token}`).trim();
}

/** Blends a translucent color with a background. Hex, or the input if it cannot be parsed. */
export function flatten(ink: string, background: string): string {
  const foregroundRgb = toRgb(ink);
  const backgroundRgb = toRgb(background);
  if (!foregroundRgb || !backgroundRgb) return ink;
  const alpha = foregroundRgb.alpha ?? 1;
  const blend = (a: number, b: number) => a * alpha + b * (1 - alpha);
  return formatHex({
    mode: 'rgb',
    r: blend(foregroundRgb.r, backgroundRgb.r),
    g: blend(foregroundRgb.g, backgroundRgb.g),
    b: blend(foregroundRgb.b, backgroundRgb.b),
  });
}

/** The contrast ratio after blending, 1 to 21. */
export function contrast(ink: string, background: string): number {
  return wcagContrast(flatten(ink, background), background);
}

export type SurfaceName = (typeof SURFACES)[number];
