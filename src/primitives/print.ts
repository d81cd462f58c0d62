import { css } from 'styled-components';
import { cssVar } from '../theme/css-var.ts';

/**
 * Prints a grid or column layout as blocks. Chromium splits the items of a grid between pages, and moves a grid
 * that does not fit to a new page.
 */
export const printAsBlocks = css`
  @media print {
    display: block;

    > * + * {
      margin-block-start: ${cssVar('space-5')};
    }
  }
`;
