import { css } from 'styled-components';

/**
 * Renders and loads an image only near the viewport: `loading="lazy"` alone loads up to 3,000 px
 * ahead. The box needs a width.
 */
export const renderWhenNear = (ratio: string) => css`
  content-visibility: auto;
  aspect-ratio: ${ratio};

  &[data-rendered] {
    content-visibility: visible;
  }
`;

/** Keeps images rendered once they were near the viewport, for print and full-page screenshots. */
export function keepRendered(): void {
  const markRendered = (event: Event) => {
    if (!(event instanceof ContentVisibilityAutoStateChangeEvent) || event.skipped) return;
    if (event.target instanceof HTMLElement) event.target.dataset['rendered'] = '';
  };
  document.addEventListener('contentvisibilityautostatechange', markRendered, true);
}
