import { css } from 'styled-components';
import { cssVar } from './css-var.ts';
import { fontSize, viewport } from './generated/tokens.ts';

/** CSS px in one rem at the browser's default size. */
const REM = 16;

/** So many px at the browser's default text size, and with a visitor's larger text so much more. */
export function inRem(px: number): string {
  return `${px / REM}rem`;
}

/**
 * A size that grows with the viewport from `min` rem on a phone to `max` rem on a desktop. In rem
 * at both ends, so that it follows the visitor's text size.
 */
export function fluid(min: number, max: number): string {
  const slope = (max - min) / ((viewport.desktop - viewport.phone) / REM);
  const start = min - (slope * viewport.phone) / REM;
  return `clamp(${min}rem, ${start.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${max}rem)`;
}

/**
 * The size of a display title in a place that may be too small for it: `limit` is what the place allows,
 * `least` the smallest in rem.
 */
export function displayWithin(limit: string, least: number = fontSize.displayMin): string {
  const full = fluid(fontSize.displayMin, fontSize.displayMax);
  return `calc(clamp(${least}rem, ${limit}, ${full}) * var(--scale))`;
}

/** A sentence or two: lines of one length, which Chinese breaks between phrases, not inside a word. */
export const balanced = css`
  text-wrap: balance;
  word-break: var(--break-now);
`;

const displayFace = css`
  font-family: ${cssVar('font-family-display')};
  font-weight: ${cssVar('font-weight-display')};
  text-wrap: balance;
`;

/**
 * The type scale. Headings follow the language through --scale, --leading-* and --tracking-*
 * (global.css): Vietnamese and Traditional Chinese get taller lines and smaller letters. Headings,
 * leads and captions are balanced, prose is set pretty.
 */
export const TEXT_STYLES = {
  display: css`
    ${displayFace}
    font-size: calc(${fluid(fontSize.displayMin, fontSize.displayMax)} * var(--scale));
    line-height: var(--leading-display-now);
    letter-spacing: var(--tracking-display-now);
  `,
  chapter: css`
    ${displayFace}
    font-size: calc(${fluid(fontSize.headingMin, fontSize.chapterMax)} * var(--scale));
    line-height: var(--leading-heading-now);
    letter-spacing: var(--tracking-display-now);
  `,
  heading: css`
    ${displayFace}
    font-size: calc(${fluid(fontSize.headingMin, fontSize.headingMax)} * var(--scale));
    line-height: var(--leading-heading-now);
    letter-spacing: var(--tracking-display-now);
  `,
  statement: css`
    ${displayFace}
    font-size: calc(${fluid(fontSize.statementMin, fontSize.statementMax)} * var(--scale));
    line-height: var(--leading-title-now);
    letter-spacing: var(--tracking-title-now);
    word-spacing: 0.08em;
  `,
  title: css`
    ${displayFace}
    font-size: ${fluid(fontSize.titleMin, fontSize.titleMax)};
    line-height: var(--leading-title-now);
    letter-spacing: var(--tracking-title-now);
    /* The display face is tight; at this size words need telling apart. */
    word-spacing: 0.08em;
  `,
  lead: css`
    font-size: ${fluid(fontSize.leadMin, fontSize.lead)};
    line-height: var(--leading-body-now);
    ${balanced}
  `,
  body: css`
    font-size: ${cssVar('font-size-body')};
    line-height: var(--leading-body-now);
    text-wrap: pretty;
  `,
  control: css`
    font-size: ${cssVar('font-size-control')};
    line-height: var(--leading-control-now);
  `,
  label: css`
    font-size: ${cssVar('font-size-label')};
    line-height: var(--leading-control-now);
  `,
  caption: css`
    font-size: ${cssVar('font-size-caption')};
    line-height: var(--leading-body-now);
    ${balanced}
  `,
} as const;

/** A name of the type scale. */
export type TextStyle = keyof typeof TEXT_STYLES;
