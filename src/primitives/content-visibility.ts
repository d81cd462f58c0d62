import { css } from 'styled-components';

/** The aspect ratio of the phone's picture from the front. */
export const PHONE_RATIO = '480 / 992';

/**
 * Renders a picture below the fold, and loads its file, only near the viewport: `loading="lazy"` alone
 * loads up to 3,000 px ahead. `ratio` is the picture's aspect ratio; the box needs a width.
 */
export const renderWhenNear = (ratio: string) => css`
  content-visibility: auto;
  aspect-ratio: ${ratio};

  &[data-rendered] {
    content-visibility: visible;
  }
`;

/** Pictures that were near the viewport stay rendered, for print and full-page screenshots. */
export function keepRendered(): void {
  const markRendered = (event: Event) => {
    if (!(event instanceof ContentVisibilityAutoStateChangeEvent) || event.skipped) return;
    if (event.target instanceof HTMLElement) event.target.dataset['rendered'] = '';
  };
  document.addEventListener('contentvisibilityautostatechange', markRendered, true);
}
