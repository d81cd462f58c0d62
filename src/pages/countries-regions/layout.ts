import styled from 'styled-components';
import { Container, Section } from '../../primitives/Layout.tsx';
import { condition, cssVar, media } from '../../theme/css.ts';
import { breakpoint, fontSize, size } from '../../theme/generated/tokens.ts';
import { fluid, inRem, TEXT_STYLES } from '../../theme/text-styles.ts';

/** Where the viewport is tall enough for a bar that sticks below the header. */
export const sticks = `@media (min-height: ${inRem(size.popup)}), (min-width: ${breakpoint.xl}px) and (min-height: ${inRem(breakpoint.landscapePhone)})`;

/** Of the window. */
export const PEARL_SHARE = '33vw';

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
  /* Beside the regions in the bar. */
  --regions-width: 39rem;
  --field-width: max(30%, min(42%, 100% - var(--regions-width)));
  /* The lower edge of the bar around the field. */
  --bar-end: calc(var(--header-end) + var(--field-height) + 2 * var(--field-inset));
  /* How far below the top of the window a chosen region is scrolled to. */
  --region-top: calc(var(--bar-end) + ${cssVar('space-5')});
  --pearl: clamp(
    ${cssVar('size-search-pearl-small')},
    ${PEARL_SHARE},
    ${cssVar('size-search-pearl')}
  );
  /* From the edge of the content. */
  --pearl-right: 0px;
  position: relative;
  isolation: isolate;
  /* Sideways: the pearl's light. */
  overflow-x: clip;
  background: ${cssVar('color-surface-page')};

  /* The longest names. */
  &:lang(vi) {
    --regions-width: 46rem;
  }

  ${media.belowXl} {
    --region-top: calc(var(--bar-end) + ${cssVar('size-target')} + ${cssVar('space-5')});
  }

  ${media.mobile} {
    --header-end: ${cssVar('size-header-mobile')};
    --field-height: ${cssVar('size-control')};
    --field-inset: ${cssVar('space-2')};
  }

  /* The edge of the screen crops the pearl: there is room for the link beside it. */
  ${media.phone} {
    --pearl-right: calc(-1 * (${cssVar('space-13')} + ${cssVar('space-4')}));
  }
`;

/** Above the pearl's light. */
export const Intro = styled(Section).attrs({ $headerOffset: true, $noPaddingBottom: true })`
  z-index: ${cssVar('z-raised')};
  background: none;
`;

export const SearchRow = styled(Container)`
  z-index: ${cssVar('z-raised')};
  margin-block-start: ${cssVar('space-8')};
  /* The regions are beside the field in the bar. */
  pointer-events: none;

  > * {
    width: var(--field-width);
    max-width: none;
    min-height: var(--field-height);
    background: ${cssVar('color-surface-raised')};
    pointer-events: auto;
  }

  /* The second color of the ring stands out from the ink. */
  > :has(> input:focus-visible) {
    box-shadow: 0 0 0 calc(2 * ${cssVar('size-focus-ring')}) ${cssVar('palette-cobalt-400')};
  }

  input {
    font-size: ${fluid(fontSize.leadMin, fontSize.lead)};
  }

  ${sticks} {
    position: sticky;
    top: calc(var(--header-end) + var(--field-inset));
  }

  ${media.belowXl} {
    > * {
      width: auto;
      max-width: ${cssVar('size-prose')};
    }
  }

  ${media.mobile} {
    margin-block-start: ${cssVar('space-6')};

    > * {
      max-width: none;
    }
  }

  ${media.landscapePhone} {
    margin-block-start: ${cssVar('space-4')};

    /* Beside the pearl. */
    > * {
      max-width: calc(100% - var(--pearl) - ${cssVar('space-6')});
    }
  }

  @media print {
    display: none;
  }
`;

/** The lower part of the hero: the answer of the search. It ends where the pearl is cropped. */
export const Answer = styled.div`
  position: relative;
  padding-block: ${cssVar('space-6')} ${cssVar('space-13')};
  /* The field stays where it sticks. */
  scroll-margin-top: calc(${belowBar} - var(--field-inset));

  > :last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${cssVar('space-4')} ${cssVar('space-8')};
    padding-inline-end: var(--pearl);
  }

  /* Otherwise the field would cover it when it gets the focus. */
  a {
    scroll-margin-top: ${belowBar};
  }

  ${media.mobile} {
    padding-block: ${cssVar('space-5')} ${cssVar('space-12')};
  }

  ${media.phone} {
    > :last-child {
      flex-direction: column;
      padding-inline-end: 0;
    }

    a {
      max-width: 58%;
    }

    /* A search: above the keyboard there is room for a result. */
    ${SearchPage}:not(:has(input:placeholder-shown)) > &:has([data-empty='false']) {
      --pearl-right: calc(-1 * ${cssVar('space-14')});
      padding-bottom: ${cssVar('space-5')};

      a {
        display: none;
      }
    }
  }

  @media ${condition.landscapePhone}, print {
    padding-block: ${cssVar('space-5')};
  }
`;

/** How many were found, or that there are none. */
export const SearchStatus = styled.p`
  ${TEXT_STYLES.body}
  color: ${cssVar('color-text-soft')};

  > b {
    ${TEXT_STYLES.heading}
    padding-inline-end: ${cssVar('space-2')};
    color: ${cssVar('color-text-default')};
    font-variant-numeric: tabular-nums;
  }

  &[data-empty='true'] {
    ${TEXT_STYLES.headingSm}
    flex-basis: 100%;
    color: ${cssVar('color-text-default')};
  }
`;

/** The space after the list is the closing section's, on the same surface. */
export const DirectorySection = styled(Section).attrs({
  $noPaddingTop: true,
  $noPaddingBottom: true,
})`
  isolation: isolate;
`;
