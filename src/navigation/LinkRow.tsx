import styled from 'styled-components';
import { cssVar } from '../theme/css-var.ts';

/** Stand-alone links beside each other; where they wrap, their own padding keeps them apart. */
export const LinkRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${cssVar('space-6')};
`;
