import styled from 'styled-components';
import { cssVar } from '../theme/css-var.ts';
import { media } from '../theme/media.ts';
import { buttonStyles, type ButtonStyleProps } from './button-styles.ts';

/** Something that acts here. What leads elsewhere is a ButtonLink. */
export const Button = styled.button.attrs({ type: 'button' })<ButtonStyleProps>`
  ${buttonStyles}
`;

/** A button that is only an icon: 44 px square; give it an `aria-label`. */
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
