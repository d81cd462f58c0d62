import { breakpoint, type TokenName } from './generated/tokens.ts';
import { MOTION_ALLOWED, scrollEffects } from './scroll-effects.ts';

/** `cssVar('color-text-muted')` is `var(--color-text-muted)`. */
export function cssVar(name: TokenName): `var(--${TokenName})` {
  return `var(--${name})`;
}

/** "Below" a width ends just before it, also at the fractional widths that browser zoom causes. */
const JUST_BELOW = 0.02;

const below = (width: number) => `(max-width: ${width - JUST_BELOW}px)`;
const upTo = (width: number) => `(max-width: ${width}px)`;
const above = (width: number) => `(min-width: ${width + JUST_BELOW}px)`;
/** Tablets of 4:3 and 3:2 in portrait are narrower than this, also with the toolbars of a browser. */
const PORTRAIT_RATIO = '5/6';

/** The site's media queries, each from a breakpoint token (CONST), without `@media`. */
export const condition = {
  mobile: upTo(breakpoint.mobile),
  desktop: above(breakpoint.mobile),
  belowLg: below(breakpoint.lg),
  belowXl: below(breakpoint.xl),
  /** The full header, with smaller gaps. */
  tablet: upTo(breakpoint.tablet),
  /** The single-column popup (POP-5), where it fits in. */
  popupSmall: `${below(breakpoint.popupSmall)} and (min-height: ${breakpoint.popupShort + 1}px)`,
  /** The compact popup (POP-5). */
  popupMedium: below(breakpoint.popupMedium),
  /** The popup has no QR code (POP-1). */
  landscapePhone: `(max-height: ${breakpoint.landscapePhone}px)`,
  /** A phone, or a tablet in portrait. */
  portrait: `${upTo(breakpoint.mobile)}, ${upTo(breakpoint.tablet)} and (max-aspect-ratio: ${PORTRAIT_RATIO})`,
  /** A laptop, or a tablet in landscape. */
  shortViewport: `${above(breakpoint.mobile)} and (max-height: ${breakpoint.short}px)`,
  /** A narrow viewport: a phone in portrait. */
  phone: upTo(breakpoint.phone),
  /** A whole phone beside the text does not fit. */
  belowWholePhone: `(max-height: ${breakpoint.wholePhone}px)`,
  scrollEffects,
  /** HOME-6 */
  cardScaling: `${above(breakpoint.tablet)} and ${MOTION_ALLOWED}`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover)',
} as const;

type Media = { readonly [Name in keyof typeof condition]: `@media ${(typeof condition)[Name]}` };

/** The same conditions as at-rules for styled-components: `${media.mobile} { … }`. */
export const media = Object.fromEntries(
  Object.entries(condition).map(([name, query]) => [name, `@media ${query}`]),
) as Media;

/** Only with a pointer that hovers: after a tap the rules would stay. */
export const hovered = (rules: string) => `${media.hover} { &:hover { ${rules} } }`;

export const hiddenIn = (query: string) => `@media ${query} { display: none; }`;

/** Only for screen readers. */
export const visuallyHidden = `
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Forced colors remove backgrounds and shadows: a border keeps the shape. */
export const forcedColorsBorder = `@media (forced-colors: active) { border: ${cssVar('size-hairline')} solid; }`;

/** [alpha, position from 0 to 1]. Ends slowly, because a phone's metal stays visible the longest. */
const FADE_STOPS = [
  [0.92, 0.16],
  [0.72, 0.34],
  [0.4, 0.56],
  [0.16, 0.74],
  [0.05, 0.88],
] as const;

/** A mask that eases from opaque at `from` to transparent at `to`. */
export function fade(direction: string, from: string, to: string): string {
  const black = cssVar('palette-black');
  const stops = FADE_STOPS.map(
    ([alpha, share]) =>
      `rgb(from ${black} r g b / ${alpha}) calc(${from} + (${to} - ${from}) * ${share})`,
  );
  return `linear-gradient(${direction} in srgb, ${black} ${from}, ${stops.join(', ')}, transparent ${to})`;
}
