import styled from 'styled-components';
import { cssVar, media } from '../../theme/css.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';

/**
 * As many equal columns as fit, at least one (FAULT-70): two at 375 px, three on a tablet, where a fourth would
 * break the names. The borders of a row join into one line; that of the last tile runs to the region's edge.
 */
export const TileGrid = styled.ul`
  --gap: ${cssVar('space-8')};
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
  column-gap: var(--gap);
  overflow-x: clip;

  ${media.belowLg} {
    --gap: ${cssVar('space-6')};
    grid-template-columns: repeat(auto-fill, minmax(min(max(9rem, 28%), 100%), 1fr));
  }
`;

export const Tile = styled.li`
  ${TEXT_STYLES.bodySm}
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${cssVar('space-3')};
  position: relative;
  padding-block: ${cssVar('space-3')};
  break-inside: avoid;

  &::after {
    content: '';
    position: absolute;
    inset: auto calc(-1 * var(--gap)) 0 0;
    border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }

  &:last-child::after {
    inset-inline-end: -100vw;
  }

  > :first-child {
    text-wrap: balance;
    word-break: var(--word-break);
    /* A name without a place to break leaves room for its code. */
    overflow-wrap: anywhere;
  }

  > :last-child {
    ${TEXT_STYLES.caption}
    color: ${cssVar('color-text-muted')};
    font-variant-numeric: tabular-nums;
  }
`;

/** One column for the headings of the regions, one for their tiles. */
export const LIST_COLUMNS = `
  grid-template-columns: minmax(min-content, 3fr) minmax(0, 9fr);
  column-gap: ${cssVar('space-6')};
`;

/** Regions, with one column for all their headings where there is room. */
export const TileGroups = styled.div`
  display: grid;
  ${LIST_COLUMNS}
  row-gap: ${cssVar('space-14')};

  ${media.belowLg} {
    row-gap: ${cssVar('space-13')};
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A region: its heading beside its tiles, or above them. */
export const TileGroup = styled.section`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: baseline;
  border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
  scroll-margin-top: var(--search-bottom, 0);

  /* A name beside the tiles must not take a column of theirs: "Thái Bình Dương" is longer than any other. */
  > h2 {
    ${TEXT_STYLES.headingSm}
    position: sticky;
    top: var(--search-bottom, 0);
    padding-block: ${cssVar('space-3')};
    /* A word that could break anywhere would need no room. */
    overflow-wrap: normal;
  }

  /* Not read out: the region's button says it. */
  > h2::after {
    content: attr(data-count) / '';
    ${TEXT_STYLES.bodySm}
    display: block;
    color: ${cssVar('color-text-muted')};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0;
  }

  ${media.belowLg} {
    > h2 {
      ${TEXT_STYLES.heading}
      position: static;
      /* In one column, at 320 px with wider spacing. */
      overflow-wrap: break-word;
      padding-top: ${cssVar('space-5')};
    }

    > h2::after {
      display: inline;
      padding-inline-start: ${cssVar('space-3')};
    }
  }
`;
