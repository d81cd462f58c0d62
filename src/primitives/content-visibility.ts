import { css } from 'styled-components';

/** Width to height of the phone's picture from the front, as it is rendered. */
export const PHONE_RATIO = '480 / 992';

/**
 * For the box of a picture below the first screen: drawn, and its file fetched, once the visitor comes
 * near. `loading="lazy"` alone fetches up to 3,000 px ahead, most of it for visitors who never get there.
 * `ratio` is the picture's, width to height: the box keeps its size meanwhile, and needs a width.
 */
export const renderWhenNear = (ratio: string) => css`
  content-visibility: auto;
  aspect-ratio: ${ratio};

  &[data-rendered] {
    content-visibility: visible;
  }
`;

/** What has been near stays drawn: a picture of the whole page, or a print, is then complete. */
export function keepRendered(): void {
  const keep = (event: Event) => {
    if (!(event instanceof ContentVisibilityAutoStateChangeEvent) || event.skipped) return;
    if (event.target instanceof HTMLElement) event.target.dataset['rendered'] = '';
  };
  document.addEventListener('contentvisibilityautostatechange', keep, true);
}
