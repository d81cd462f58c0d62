import { css } from 'styled-components';
import { cssVar } from './css-var.ts';
import { fontSize, viewport } from './generated/tokens.ts';

/** CSS px in one rem at the browser's default text size. */
const REM = 16;

/** px as rem, so that the length follows the visitor's text size. */
export function inRem(px: number): string {
  return `${px / REM}rem`;
}

/** Grows with the viewport from `min` to `max` rem; follows the visitor's text size. */
export function fluid(min: number, max: number): string {
  const slope = (max - min) / ((viewport.fluidMax - viewport.fluidMin) / REM);
  const start = min - (slope * viewport.fluidMin) / REM;
  return `clamp(${min}rem, ${start.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${max}rem)`;
}

/** The size of a display title, at most `max` (a CSS length) and at least `min` rem. */
export function displaySizeWithin(max: string, min: number = fontSize.displayMin): string {
  const full = fluid(fontSize.displayMin, fontSize.displayMax);
  return `calc(clamp(${min}rem, ${max}, ${full}) * var(--font-scale))`;
}

/** Lines of similar length; Chinese breaks between phrases only. */
export const balancedText = css`
  text-wrap: balance;
  word-break: var(--word-break);
`;

const displayFont = css`
  font-family: ${cssVar('font-family-display')};
  font-weight: ${cssVar('font-weight-display')};
  text-wrap: balance;
`;

/** The type scale. Sizes, line heights and letter spacing depend on the language (global.css). */
export const TEXT_STYLES = {
  display: css`
    ${displayFont}
    font-size: calc(${fluid(fontSize.displayMin, fontSize.displayMax)} * var(--font-scale));
    line-height: var(--leading-display);
    letter-spacing: var(--tracking-display);
  `,
  headingXl: css`
    ${displayFont}
    font-size: calc(${fluid(fontSize.headingMin, fontSize.headingXlMax)} * var(--font-scale));
    line-height: var(--leading-heading);
    letter-spacing: var(--tracking-display);
  `,
  heading: css`
    ${displayFont}
    font-size: calc(${fluid(fontSize.headingMin, fontSize.headingMax)} * var(--font-scale));
    line-height: var(--leading-heading);
    letter-spacing: var(--tracking-display);
  `,
  headingSm: css`
    ${displayFont}
    font-size: calc(${fluid(fontSize.headingSmMin, fontSize.headingSmMax)} * var(--font-scale));
    line-height: var(--leading-title);
    letter-spacing: var(--tracking-title);
    word-spacing: 0.08em;
  `,
  title: css`
    ${displayFont}
    font-size: ${fluid(fontSize.titleMin, fontSize.titleMax)};
    line-height: var(--leading-title);
    letter-spacing: var(--tracking-title);
    /* The font's own spaces are too narrow at this size. */
    word-spacing: 0.08em;
  `,
  lead: css`
    font-size: ${fluid(fontSize.leadMin, fontSize.lead)};
    line-height: var(--leading-body);
    ${balancedText}
  `,
  body: css`
    font-size: ${cssVar('font-size-body')};
    line-height: var(--leading-body);
    text-wrap: pretty;
  `,
  bodySm: css`
    font-size: ${cssVar('font-size-body-sm')};
    line-height: ${cssVar('leading-control')};
  `,
  label: css`
    font-size: ${cssVar('font-size-label')};
    line-height: ${cssVar('leading-control')};
  `,
  caption: css`
    font-size: ${cssVar('font-size-caption')};
    line-height: var(--leading-body);
    ${balancedText}
  `,
} as const;

export type TextStyle = keyof typeof TEXT_STYLES;
