import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { Panel } from './CardScene.tsx';

/** A pane of the app on nacre-lit paper: its shadow is as soft as the light. */
export const Statement = styled(Panel)`
  background: ${cssVar('color-surface-raised')};
  box-shadow: 0 2rem 5rem -1.5rem rgb(from ${cssVar('palette-ink')} r g b / 0.2);

  @media (forced-colors: active) {
    border: ${cssVar('size-hairline')} solid;
  }
`;
