import { breakpoint } from './generated/tokens.ts';

/** Layouts "below" a width stop short of it, also on fractional widths (browser zoom). */
const JUST_BELOW = 0.02;

const MOBILE = `(max-width: ${breakpoint.mobile}px)`;
const DESKTOP = `(min-width: ${breakpoint.mobile + JUST_BELOW}px)`;
const HEADER_TIGHT = `(max-width: ${breakpoint.cardScale}px)`;
/** From here on a tablet counts as held upright: 4:3 and 3:2 do, with a browser's bars too. */
const UPRIGHT_RATIO = '5/6';

/** The site's media queries, each made from a breakpoint token (CONST). Conditions only. */
export const condition = {
  /** 768 px or less: burger and mobile menu (HDR-7). */
  mobile: MOBILE,
  /** Wider than 768 px. */
  desktop: DESKTOP,
  /** Below 1000 px: the single-column popup (POP-5). */
  popupSmall: `(max-width: ${breakpoint.popupSmall - JUST_BELOW}px)`,
  /** Below 1200 px: the compact popup (POP-5). */
  popupMedium: `(max-width: ${breakpoint.popupMedium - JUST_BELOW}px)`,
  /** No higher than 480 px: a phone on its side, which has no use for a code either (POP-1). */
  popupLow: `(max-height: ${breakpoint.popupLow}px)`,
  /** The full header still fits, but with tighter gaps: between mobile and 1024 px. */
  headerTight: HEADER_TIGHT,
  /** A phone, or a tablet held upright, which is tall for what stands side by side. */
  upright: `${MOBILE}, ${HEADER_TIGHT} and (max-aspect-ratio: ${UPRIGHT_RATIO})`,
  /** A laptop's screen, or a tablet's on its side, less the bars of its browser. */
  low: `${DESKTOP} and (max-height: ${breakpoint.screenLow}px)`,
  /** Scroll motion: 800 px or wider, and no wish for less of it (HOME-11). */
  motion: `(min-width: ${breakpoint.motion}px) and (prefers-reduced-motion: no-preference)`,
  /** Where the card's dashboard scales: wider than 1024 px (HOME-6). */
  cardScale: `(min-width: ${breakpoint.cardScale + JUST_BELOW}px) and (prefers-reduced-motion: no-preference)`,
  /** The visitor asks for less motion. */
  calm: '(prefers-reduced-motion: reduce)',
  /** A pointer that can hover. */
  hover: '(hover: hover)',
} as const;

type Media = { readonly [Name in keyof typeof condition]: `@media ${(typeof condition)[Name]}` };

/** The same conditions as at-rules for styled-components: `${media.mobile} { … }`. */
export const media = Object.fromEntries(
  Object.entries(condition).map(([name, query]) => [name, `@media ${query}`]),
) as Media;
