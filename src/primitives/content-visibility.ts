import { css } from 'styled-components';

/** What was rendered once stays rendered (src/browser/content-visibility.ts), for print and full-page screenshots. */
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
 * Lays out a section near the viewport only, until the visitor interacts with the page: all sections at once block a
 * slow phone, and again when the fonts arrive. The height is a guess until then (decision 0025).
 */
export const layOutWhenNear = css`
  ${renderedOnce}
  contain-intrinsic-block-size: auto 100svh;

  @media print {
    content-visibility: visible;
  }
`;
