import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { media } from '../../theme/media.ts';
import { printAsBlocks } from '../../primitives/print.ts';

export const Split = styled.div<{ $start?: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: clamp(2rem, 8vw, 7.5rem);
  align-items: ${({ $start }) => ($start ? 'start' : 'center')};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${cssVar('space-9')};
  }

  ${printAsBlocks}
`;
