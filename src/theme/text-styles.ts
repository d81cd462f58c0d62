import { css } from 'styled-components';
import { cssVar, media } from './css.ts';
import { breakpoint, container, fontSize, viewport } from './generated/tokens.ts';

/** CSS px in one rem at the browser's default text size. */
const REM = 16;

/** px as rem, so that the length follows the visitor's text size. */
export function inRem(px: number): string {
  return `${px / REM}rem`;
}

/** Grows with the viewport from `min` to `max` rem; follows the visitor's text size. */
export function fluid(min: number, max: number): string {
  return fluidIn('rem', min, max);
}

function fluidIn(unit: 'rem' | 'px', min: number, max: number): string {
  const slope = (max - min) / ((viewport.fluidMax - viewport.fluidMin) / REM);
  const start = min - (slope * viewport.fluidMin) / REM;
  const length = (rem: number) => `${Number((unit === 'rem' ? rem : rem * REM).toFixed(4))}${unit}`;
  return `clamp(${length(min)}, ${length(start)} + ${(slope * 100).toFixed(4)}vw, ${length(max)})`;
}

/** The limit of enlarged text, so that a long word of a title still fits a phone (FAULT-70). */
const ENLARGED_TITLE = '13vw';

const titleSize = (min: number, max: number) =>
  `min(${fluid(min, max)}, max(${fluidIn('px', min, max)}, ${ENLARGED_TITLE}))`;

/** The size of a display title, at most `max` (a CSS length) and at least `min` rem. */
export function displaySizeWithin(max: string, min: number = fontSize.displayMin): string {
  const full = titleSize(fontSize.displayMin, fontSize.displayMax);
  return `calc(max(min(${min}rem, ${min * REM}px), min(${max}, ${full})) * var(--font-scale))`;
}

/** In rem: a narrower line has too few characters to keep Chinese phrases whole. */
const NARROW = 16;

/** A phone with enlarged text. */
export const narrowSection = `@container section (width < ${NARROW}rem)`;

/** In rem: a phone of 320 px with the browser's default text size. */
const REGULAR = 20;

export const regularSection = `@container section (width >= ${REGULAR}rem)`;

/** Makes a section a container that its content can query. */
export const sectionContainer = css`
  container: section / inline-size;

  ${narrowSection} {
    & :lang(zh-TW) {
      --word-break: normal;
    }
  }
`;

/** No room for two columns, as on a phone, or with larger text on a tablet. */
export const stackedSection = `@container section (width < ${inRem(container.twoColumns)})`;
export const twoColumnSection = `@container section (width >= ${inRem(container.twoColumns)})`;
export const tabletSection = `@container section (${inRem(container.twoColumns)} <= width < ${inRem(breakpoint.lg)})`;
/** In rem, so that large text has fewer columns. */
export const wideSection = `@container section (width >= ${inRem(breakpoint.lg)})`;
export const xlSection = `@container section (width >= ${inRem(breakpoint.xl)})`;

/** Lines of similar length; Chinese breaks between phrases only. */
export const balancedText = css`
  text-wrap: balance;
  word-break: var(--word-break);
`;

/** Line heights, letter spacing and large sizes depend on the language (global.css). */
const scaled = (min: number, max: number) => `calc(${titleSize(min, max)} * var(--font-scale))`;

const displayText = (
  size: string,
  leading: 'display' | 'heading' | 'title',
  tracking: 'display' | 'title',
) => css`
  font-family: ${cssVar('font-family-display')};
  font-weight: ${cssVar('font-weight-display')};
  text-wrap: balance;
  font-size: ${size};
  line-height: var(--leading-${leading});
  letter-spacing: var(--tracking-${tracking});
  /* The font's spaces are too narrow at title sizes. */
  ${tracking === 'title' && 'word-spacing: 0.08em;'}
  ${
    tracking === 'display' &&
    css`
      ${media.landscapePhone} {
        font-size: ${displaySizeWithin('11svh', fontSize.titleMax)};
      }
    `
  }
`;

export const TITLE_SIZE = titleSize(fontSize.titleMin, fontSize.titleMax);

export const TEXT_STYLES = {
  display: displayText(scaled(fontSize.displayMin, fontSize.displayMax), 'display', 'display'),
  headingXl: displayText(scaled(fontSize.headingMin, fontSize.headingXlMax), 'heading', 'display'),
  heading: displayText(scaled(fontSize.headingMin, fontSize.headingMax), 'heading', 'display'),
  headingSm: css`
    ${displayText(scaled(fontSize.headingSmMin, fontSize.headingSmMax), 'title', 'title')}
    word-spacing: normal;
  `,
  title: displayText(TITLE_SIZE, 'title', 'title'),
  lead: css`
    font-size: ${fluid(fontSize.leadMin, fontSize.lead)};
    line-height: var(--leading-body);
    ${balancedText}
  `,
  body: css`
    font-size: ${cssVar('font-size-body')};
    line-height: var(--leading-body);
    text-wrap: pretty;
    word-break: var(--word-break);
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

/** For large amounts, after a text style: with the tracking of titles, digits and separators would touch. */
export const moneyFigures = css`
  letter-spacing: ${cssVar('tracking-none')};
  font-variant-numeric: tabular-nums;
  font-kerning: normal;
`;

export type TextStyle = keyof typeof TEXT_STYLES;
