import styled from 'styled-components';
import { Container, Section } from '../../primitives/Layout.tsx';
import { cssVar, media } from '../../theme/css.ts';
import { breakpoint, fontSize } from '../../theme/generated/tokens.ts';
import { fluid, inRem } from '../../theme/text-styles.ts';

/** Where the viewport is tall enough for a bar that sticks below the header. */
export const stickyMedia = `@media (min-height: ${inRem(breakpoint.searchBar)}), (min-width: ${breakpoint.xl}px) and (min-height: ${inRem(breakpoint.landscapePhone)})`;

/** Width of the pearl: beside the field, and on a phone below the text, where both sides crop the pearl. */
export const PEARL_SHARE = { beside: '52vw', below: '128vw' } as const;

/** A column of the hero's content, on a tablet and a phone in landscape. */
const BESIDE_PEARL = '48%';

const belowBar = `calc(var(--bar-end) - ${cssVar('size-header')})`;

/** `--region-top` less the scroll padding that every page has (global.css). */
export const scrollMargin = `calc(var(--region-top, 0px) - ${cssVar('size-header')})`;

/**
 * The hero and the list. The search field is a row of the hero; it sticks below the header as long as the list is in
 * view, and the bar of regions slides behind or below it.
 */
export const SearchPage = styled.div`
  /* The lower edge of the header. */
  --header-end: ${cssVar('size-header')};
  --field-height: ${cssVar('space-12')};
  --field-inset: ${cssVar('space-3')};
  /* In the bar, the field is beside the regions. */
  --regions-width: 39rem;
  --field-width: max(30%, min(42%, 100% - var(--regions-width)));
  /* The lower edge of the bar around the field. */
  --bar-end: calc(var(--header-end) + var(--field-height) + 2 * var(--field-inset));
  /* How far below the top of the viewport a scroll to a region stops. */
  --region-top: calc(var(--bar-end) + ${cssVar('space-5')});
  /*
   * The region bar below the field, with its margins (RegionNav.tsx). As the bottom margin of the field's row, it lets
   * both reach the end of their containing blocks together.
   */
  --below-field: calc(var(--field-inset) + ${cssVar('space-5')});
  --pearl: min(${PEARL_SHARE.beside}, ${cssVar('size-search-pearl')});
  /* From the edge of the content. */
  --pearl-right: calc(-1 * ${cssVar('space-12')});
  /* How far the pearl's middle is below the hero. */
  --pearl-drop: 0px;
  position: relative;
  isolation: isolate;
  /* Clips the pearl's light at the sides. */
  overflow-x: clip;
  background: ${cssVar('color-surface-page')};

  /* Vietnamese has the longest region names. */
  &:lang(vi) {
    --regions-width: 46rem;
  }

  ${media.belowXl} {
    --region-top: calc(var(--bar-end) + ${cssVar('size-target')} + ${cssVar('space-5')});
    --below-field: calc(
      var(--field-inset) + ${cssVar('size-target')} + 2 * ${cssVar('space-1')} +
        ${cssVar('space-5')}
    );
    --pearl-right: -12vw;
  }

  ${media.mobile} {
    --header-end: ${cssVar('size-header-mobile')};
    --field-height: ${cssVar('size-control')};
    --field-inset: ${cssVar('space-2')};
  }

  ${media.landscapePhone} {
    --pearl: 46vw;
  }

  ${media.phone} {
    --pearl: ${PEARL_SHARE.below};
    --pearl-right: calc((100% - var(--pearl)) / 2);
    --pearl-drop: 18vw;
  }
`;

/** In front of the pearl's light. */
export const Intro = styled(Section).attrs({ $headerOffset: true, $noPaddingBottom: true })`
  z-index: ${cssVar('z-raised')};
  background: none;

  /* Room for a result below. */
  ${media.shortViewport} {
    padding-top: calc(${cssVar('size-header')} + ${cssVar('space-10')});
  }

  ${media.landscapePhone} {
    padding-top: calc(${cssVar('size-header')} + ${cssVar('space-4')});
  }
`;

export const SearchRow = styled(Container)`
  z-index: ${cssVar('z-raised')};
  margin-block: ${cssVar('space-8')} var(--below-field);

  /* The margin adds no space. */
  + * {
    margin-block-start: calc(-1 * var(--below-field));
  }

  /* The row overlaps the regions in the bar, which must receive clicks. */
  pointer-events: none;

  > * {
    width: var(--field-width);
    max-width: none;
    min-height: var(--field-height);
    background: ${cssVar('color-surface-raised')};
    pointer-events: auto;
  }

  /* The second color of the focus ring contrasts with the dark surface. */
  > :has(> input:focus-visible) {
    box-shadow: 0 0 0 calc(2 * ${cssVar('size-focus-ring')}) ${cssVar('palette-cobalt-400')};
  }

  input {
    font-size: ${fluid(fontSize.leadMin, fontSize.lead)};
  }

  ${stickyMedia} {
    position: sticky;
    top: calc(var(--header-end) + var(--field-inset));
  }

  ${media.belowXl} {
    > * {
      width: ${BESIDE_PEARL};
    }
  }

  ${media.mobile} {
    margin-block-start: ${cssVar('space-6')};

    > * {
      width: auto;
    }
  }

  ${media.landscapePhone} {
    margin-block-start: ${cssVar('space-4')};

    > * {
      width: ${BESIDE_PEARL};
    }
  }

  ${media.phone} {
    > * {
      width: auto;
    }
  }

  @media print {
    display: none;

    + * {
      margin-block-start: 0;
    }
  }
`;

/** The lower part of the hero, with the search status. It ends where the pearl is cropped. */
export const SearchSummary = styled.div`
  position: relative;
  padding-block: ${cssVar('space-6')} ${cssVar('space-10')};
  /* After a scroll to the search summary, the field is at its sticky position. */
  scroll-margin-top: calc(${belowBar} - var(--field-inset));

  > :last-child {
    display: grid;
    grid-template-columns: minmax(0, var(--field-width));
    align-content: start;
    justify-items: start;
    gap: ${cssVar('space-4')};
    /* Also without results, for the pearl beside it. */
    min-height: 11rem;
  }

  /* Otherwise the sticky field would cover a link that gets the focus. */
  a {
    scroll-margin-top: ${belowBar};
  }

  ${media.belowXl} {
    > :last-child {
      grid-template-columns: minmax(0, ${BESIDE_PEARL});
    }
  }

  ${media.mobile} {
    padding-block-start: ${cssVar('space-5')};
  }

  ${media.landscapePhone} {
    padding-block: ${cssVar('space-5')};

    > :last-child {
      min-height: 0;
    }
  }

  ${media.phone} {
    > :last-child {
      grid-template-columns: minmax(0, 1fr);
      min-height: 0;
    }

    padding-block-end: calc(var(--pearl) / 2 - var(--pearl-drop) + ${cssVar('space-6')});

    /* During a search, leaves room for a result above the on-screen keyboard. */
    ${SearchPage}:not(:has(input:placeholder-shown)) > &:has([data-empty='false']) {
      padding-block-end: ${cssVar('space-5')};

      > :first-child {
        display: none;
      }
    }
  }

  /* Without the pearl. */
  @media print, (forced-colors: active) {
    padding-block: ${cssVar('space-5')};

    > :last-child {
      grid-template-columns: minmax(0, 1fr);
      min-height: 0;
    }
  }
`;

/** No padding after the list: the closing section, on the same surface, adds the space. */
export const DirectorySection = styled(Section).attrs({
  $noPaddingTop: true,
  $noPaddingBottom: true,
})`
  isolation: isolate;
`;
