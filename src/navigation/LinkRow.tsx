import styled from 'styled-components';
import { cssVar } from '../theme/css.ts';

/** The links' own padding separates wrapped rows. */
export const LinkRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${cssVar('space-5')};
`;
