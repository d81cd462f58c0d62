import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { AppPanel } from '../../primitives/AppPanel.tsx';

/**
 * A pane of the app on nacre-lit paper: its shadow is as soft as the light. Its figure has a unit,
 * so the letters are smaller in a narrow pane.
 */
export const StatementPanel = styled(AppPanel)`
  --figure: 18cqi;
  background: ${cssVar('color-surface-raised')};
  box-shadow: 0 2rem 5rem -1.5rem rgb(from ${cssVar('palette-ink-900')} r g b / 0.2);

  /* At the end side also on a line of its own. */
  dd {
    margin-inline-start: auto;
  }

  @media (forced-colors: active) {
    border: ${cssVar('size-hairline')} solid;
  }
`;
