import styled from 'styled-components';
import { cssVar } from '../theme/css-var.ts';

/** As many equal columns as fit; one where even a single one would not (FAULT-70). */
export const TileGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  column-gap: ${cssVar('space-6')};
`;

/** A name and a short mark at the end of the line, over a hairline. */
export const Tile = styled.li`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${cssVar('space-4')};
  padding-block: ${cssVar('space-4')};
  border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
`;
