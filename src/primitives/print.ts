import { css } from 'styled-components';
import { cssVar } from '../theme/css-var.ts';

/**
 * For a grid or a column of parts: blocks on paper, one below the other. Chromium does not keep a
 * grid's parts together there, and begins a new page with a grid that does not fit.
 */
export const printAsBlocks = css`
  @media print {
    display: block;

    > * + * {
      margin-block-start: ${cssVar('space-5')};
    }
  }
`;
