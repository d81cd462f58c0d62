import styled from 'styled-components';
import { cssVar, forcedColorsBorder } from '../../theme/css.ts';
import { AppPanel } from '../../primitives/AppPanel.tsx';

/** On a light surface: a softer shadow. The figure has a unit, so it is smaller. */
export const StatementPanel = styled(AppPanel)`
  --figure: 18cqi;
  background: ${cssVar('color-surface-raised')};
  box-shadow: 0 2rem 5rem -1.5rem rgb(from ${cssVar('palette-ink-900')} r g b / 0.2);

  /* Right-aligned also on a line of its own. */
  dd {
    margin-inline-start: auto;
  }

  ${forcedColorsBorder}
`;
