import { css } from 'styled-components';
import { cssVar } from '../theme/css-var.ts';

/**
 * Prints a grid or flex column as blocks. Chromium breaks grid items apart, and starts a new page
 * before a grid that does not fit.
 */
export const printAsBlocks = css`
  @media print {
    display: block;

    > * + * {
      margin-block-start: ${cssVar('space-5')};
    }
  }
`;
