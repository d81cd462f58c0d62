import { css } from 'styled-components';

/** What was rendered once stays rendered (src/browser/section-rendering.ts), for print and full-page screenshots. */
const renderedOnce = css`
  content-visibility: auto;

  &[data-rendered] {
    content-visibility: visible;
  }
`;

/**
 * Renders and loads an image only near the viewport: `loading="lazy"` alone loads up to 3,000 px
 * ahead. The box needs a width.
 */
export const renderWhenNear = (ratio: string) => css`
  ${renderedOnce}
  aspect-ratio: ${ratio};
`;

/**
 * Lays out a section only when it is near the viewport, until the first interaction: laying out all sections at once
 * blocks a slow phone, and again when the fonts arrive. The height is a guess until then (decision 0025). To a screen
 * reader, all content of a skipped section is visible, because its style is not known.
 */
export const layOutWhenNear = css`
  /* Without scroll anchoring, the page would move under a visitor who has jumped past a skipped section. */
  @supports (overflow-anchor: auto) {
    ${renderedOnce}
    contain-intrinsic-block-size: auto 100svh;

    @media print {
      content-visibility: visible;
    }
  }
`;
