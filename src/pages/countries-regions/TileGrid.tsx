import styled from 'styled-components';
import { cssVar, media } from '../../theme/css.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';

/** As many equal columns as fit, at least one (FAULT-70). */
export const TileGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  column-gap: ${cssVar('space-6')};
`;

export const Tile = styled.li`
  ${TEXT_STYLES.bodySm}
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${cssVar('space-4')};
  padding-block: ${cssVar('space-4')};
  border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  break-inside: avoid;

  ${media.mobile} {
    padding-block: ${cssVar('space-3')};
  }

  > :first-child {
    text-wrap: balance;
  }

  > :last-child {
    ${TEXT_STYLES.caption}
    color: ${cssVar('color-text-muted')};
    font-variant-numeric: tabular-nums;
  }
`;

export const TileGroup = styled.section`
  &:has(> h2) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 11fr);
    column-gap: ${cssVar('space-6')};
  }

  > h2 {
    ${TEXT_STYLES.headingSm}
    padding-top: ${cssVar('space-2')};
  }

  & + & {
    margin-top: ${cssVar('space-9')};
  }

  /* A word above its tiles. Only Chinese names stand here, and they are short. */
  &[data-group='region'] {
    --tile: 12rem;
    display: block;

    > h2 {
      padding-bottom: ${cssVar('space-3')};
    }

    ${TileGrid} {
      grid-template-columns: repeat(auto-fill, minmax(min(var(--tile), 100%), 1fr));
    }

    & + & {
      margin-top: ${cssVar('space-11')};
    }
  }

  ${media.mobile} {
    &[data-group='region'] {
      --tile: 9rem;
    }

    &:has(> h2) {
      grid-template-columns: ${cssVar('space-9')} minmax(0, 1fr);
      column-gap: ${cssVar('space-2')};
    }

    & + & {
      margin-top: ${cssVar('space-6')};
    }
  }
`;
