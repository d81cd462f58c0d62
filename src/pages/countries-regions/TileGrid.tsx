import styled from 'styled-components';
import { cssVar, media } from '../../theme/css.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';

/** As many equal columns as fit, at least one (FAULT-70): two at 375 px. */
export const TileGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  column-gap: ${cssVar('space-5')};

  ${media.desktop} {
    grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
    column-gap: ${cssVar('space-6')};
  }
`;

export const Tile = styled.li`
  ${TEXT_STYLES.bodySm}
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${cssVar('space-2')};
  padding-block: ${cssVar('space-3')};
  border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  break-inside: avoid;

  > :first-child {
    text-wrap: balance;
  }

  > :last-child {
    ${TEXT_STYLES.caption}
    color: ${cssVar('color-text-muted')};
    font-variant-numeric: tabular-nums;
  }
`;

/** Regions, with one column for all their headings where there is room. */
export const TileGroups = styled.div`
  display: grid;
  row-gap: ${cssVar('space-11')};

  ${media.desktop} {
    grid-template-columns: minmax(min-content, 3fr) minmax(0, 9fr);
    column-gap: ${cssVar('space-6')};
  }
`;

/** A region: its heading above its tiles, or beside them. */
export const TileGroup = styled.section`
  > h2 {
    ${TEXT_STYLES.headingSm}
    padding-bottom: ${cssVar('space-3')};
  }

  ${media.desktop} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: start;
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};

    > h2 {
      padding-block: ${cssVar('space-3')};
      /* A word that could break anywhere would need no room. */
      overflow-wrap: normal;
    }
  }
`;
