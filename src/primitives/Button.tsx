import styled from 'styled-components';
import { cssVar } from '../theme/css-var.ts';
import { media } from '../theme/media.ts';
import { buttonStyles, type ButtonStyleProps } from './button-styles.ts';

/** For actions; `RouteButton` and `ExternalButton` are links that look the same. */
export const Button = styled.button.attrs({ type: 'button' })<ButtonStyleProps>`
  ${buttonStyles}
`;

/** 44 px square; needs an `aria-label`. */
export const IconButton = styled.button.attrs({ type: 'button' })`
  display: inline-grid;
  place-items: center;
  width: ${cssVar('size-target')};
  height: ${cssVar('size-target')};
  border-radius: ${cssVar('radius-pill')};

  ${media.hover} {
    &:hover {
      background: ${cssVar('color-surface-hover')};
    }
  }
`;
