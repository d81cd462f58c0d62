import styled from 'styled-components';
import { column } from '../../../primitives/Layout.tsx';
import { cssVar, forcedColorsBorder, media } from '../../../theme/css.ts';

/** A raised tile, full width. */
export const Plate = styled.div`
  ${column('7')}
  padding: ${cssVar('space-9')} ${cssVar('space-8')};
  border-radius: ${cssVar('radius-huge')};
  background: ${cssVar('color-surface-raised')};

  /* As the cards of the ways to install. */
  ${media.mobile} {
    padding: ${cssVar('space-7')};
    border-radius: ${cssVar('radius-large')};
  }

  ${media.phone} {
    padding: ${cssVar('space-6')} ${cssVar('space-5')};
  }

  ${forcedColorsBorder}

  @media print {
    gap: ${cssVar('space-4')};
    padding: ${cssVar('space-4')} 0;
    break-inside: avoid;
  }
`;
