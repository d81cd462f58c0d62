import styled from 'styled-components';
import { cssVar } from '../theme/css.ts';

/** Two links are further apart than the lines of one. */
export const LinkRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-2')} ${cssVar('space-5')};
`;
