import styled from 'styled-components';
import { Section } from '../../primitives/Layout.tsx';
import { cssVar, hiddenIn, media, visuallyHidden } from '../../theme/css.ts';
import { breakpoint, size } from '../../theme/generated/tokens.ts';
import { scrollMargin } from './TileGrid.tsx';
import { inRem, TEXT_STYLES } from '../../theme/text-styles.ts';

/** The space after the list is the closing section's, on the same surface. */
export const DirectorySection = styled(Section).attrs({ $noPaddingBottom: true })`
  padding-top: ${cssVar('space-12')};

  ${media.belowXl} {
    padding-top: ${cssVar('space-5')};
  }
`;

/**
 * The toolbar beside the list, and above it below 1200 px. `--region-top` is how far below the top of the window a
 * chosen region is scrolled to.
 */
export const Directory = styled.div`
  --region-top: calc(${cssVar('size-header')} + ${cssVar('space-8')});
  display: grid;
  grid-template-columns: minmax(16rem, 3fr) minmax(0, 9fr);
  column-gap: ${cssVar('space-12')};

  ${media.belowXl} {
    --region-top: calc(
      ${cssVar('size-header')} + ${cssVar('size-control')} + ${cssVar('size-target')} +
        ${cssVar('space-10')}
    );
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.mobile} {
    --region-top: calc(
      ${cssVar('size-header-mobile')} + ${cssVar('size-control')} + ${cssVar('size-target')} +
        ${cssVar('space-10')}
    );
  }

  @media print {
    display: block;
  }
`;

/** Before a search, a phone hides the total: each region shows its own number. */
const isSearchEmpty = ':has(> * input:placeholder-shown)';

/** Sticks below the header where the viewport is tall enough. Above the list it is a bar, behind which names fade out. */
export const Toolbar = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${cssVar('space-6')};
  align-self: start;

  > :first-child {
    background: ${cssVar('color-surface-raised')};
  }

  @media (min-height: ${inRem(breakpoint.landscapePhone)}) {
    position: sticky;
    z-index: ${cssVar('z-raised')};
    top: var(--region-top);
  }

  ${media.belowXl} {
    position: static;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${cssVar('space-2')} ${cssVar('space-5')};
    top: ${cssVar('size-header')};
    padding-block: ${cssVar('space-3')} ${cssVar('space-6')};
    background: linear-gradient(${cssVar('color-surface-page')} 84%, transparent);

    > :first-child {
      max-width: ${cssVar('size-search-field')};
    }

    > nav {
      grid-column: 1 / -1;
    }

    @media (min-height: ${inRem(size.popup)}) {
      position: sticky;
    }
  }

  ${media.mobile} {
    top: ${cssVar('size-header-mobile')};

    > :first-child {
      max-width: none;
    }
  }

  ${media.phone} {
    &${isSearchEmpty} > :first-child {
      grid-column: 1 / -1;
    }
  }

  /* Nothing found: the message stands above the pearl. */
  [data-empty='true'] > & {
    display: contents;

    > :first-child {
      align-self: start;
    }

    ${media.belowXl} {
      display: grid;

      > :first-child {
        grid-column: 1 / -1;
      }
    }
  }

  @media print {
    position: static;

    > :first-child {
      display: none;
    }
  }
`;

export const SearchResults = styled.div`
  grid-column: -2 / -1;
  min-width: 0;
  /* The toolbar stays beside the last names. */
  padding-bottom: ${cssVar('space-15')};
  scroll-margin-top: ${scrollMargin};

  ${media.belowXl} {
    padding-bottom: 0;
  }

  [data-empty='true'] > & {
    padding-bottom: 0;
  }

  @media print {
    padding-bottom: 0;
  }
`;

export const SearchStatus = styled.p`
  ${TEXT_STYLES.bodySm}
  color: ${cssVar('color-text-muted')};

  > b {
    ${TEXT_STYLES.headingXl}
    display: block;
    color: ${cssVar('color-text-default')};
  }

  /* In the bar, and where a large number leaves no room for the regions below it. */
  ${media.belowXl}, (max-height: ${inRem(size.popup)}) {
    > b {
      ${TEXT_STYLES.headingSm}
      display: inline;
      padding-inline-end: ${cssVar('space-2')};
    }
  }

  ${media.phone} {
    ${isSearchEmpty} > & {
      position: absolute;

      > b {
        ${visuallyHidden}
      }
    }

    > span {
      ${visuallyHidden}
    }

    > b {
      padding: 0;
    }
  }

  &[data-empty='true'] {
    ${TEXT_STYLES.headingSm}
    max-width: ${cssVar('size-prose')};
    color: ${cssVar('color-text-default')};

    ${media.belowXl} {
      grid-column: 1 / -1;
      padding-block: ${cssVar('space-6')};
    }
  }
`;

/** A pearl that stands on the edge of the footer. */
export const EmptyPearl = styled.div`
  padding-top: ${cssVar('space-12')};

  img {
    width: ${cssVar('size-search-pearl-small')};
    margin-inline: auto 12%;
  }

  ${media.belowXl} {
    padding-top: ${cssVar('space-6')};
  }

  ${hiddenIn('(forced-colors: active)')}
`;
