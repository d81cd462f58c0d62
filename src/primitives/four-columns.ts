import { css } from 'styled-components';
import { cssVar } from '../theme/css-var.ts';
import { media } from '../theme/media.ts';

export const fourColumns = css`
  position: relative;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${cssVar('space-8')} ${cssVar('space-6')};

  > li {
    padding-top: ${cssVar('space-5')};
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }

  > li > :last-child {
    margin-top: ${cssVar('space-2')};
  }

  ${media.belowLg} {
    grid-template-columns: repeat(auto-fit, minmax(min(max(9rem, 40%), 100%), 1fr));
    column-gap: ${cssVar('space-4')};
  }
`;
