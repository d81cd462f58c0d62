import styled, { css } from 'styled-components';
import { cssVar, forcedColorsBorder, hovered } from '../theme/css.ts';
import { TEXT_STYLES } from '../theme/text-styles.ts';

export const BUTTON_VARIANTS = ['primary', 'ghost'] as const;
export const BUTTON_SIZES = ['regular', 'small'] as const;

export type ButtonStyleProps = {
  $variant?: (typeof BUTTON_VARIANTS)[number];
  $size?: (typeof BUTTON_SIZES)[number];
  $wide?: boolean;
};

const VARIANTS = {
  primary: css`
    background: ${cssVar('color-action-background')};
    color: ${cssVar('color-action-text')};

    ${hovered(`background: ${cssVar('color-action-hover')};`)}
  `,
  ghost: css`
    box-shadow: inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('color-line-strong')};
    color: ${cssVar('color-text-default')};

    ${hovered(`background: ${cssVar('color-surface-hover')};`)}
  `,
};

const SIZES = {
  regular: css`
    ${TEXT_STYLES.bodySm}
    min-height: var(--button-height);
    padding: ${cssVar('space-3')} calc(${cssVar('space-7')} + 8 * var(--wide-step));
  `,
  small: css`
    ${TEXT_STYLES.label}
    min-height: ${cssVar('size-control-small')};
    padding: ${cssVar('space-2')} ${cssVar('space-5')};
  `,
};

export const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${cssVar('space-2')};
  border-radius: ${cssVar('radius-pill')};
  font-weight: ${cssVar('font-weight-strong')};
  text-align: center;
  text-wrap: balance;
  transition: background-color ${cssVar('duration-fast')};
  ${({ $size = 'regular' }) => SIZES[$size]}
  ${({ $variant = 'primary' }) => VARIANTS[$variant]}
  ${({ $wide }) => $wide && 'width: 100%;'}

  &:focus-visible {
    border-radius: ${cssVar('radius-pill')};
  }

  ${forcedColorsBorder}

  /* Browsers do not print backgrounds. */
  @media print {
    background: none;
    border: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
    box-shadow: none;
    color: ${cssVar('color-text-default')};
  }
`;

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

  ${hovered(`background: ${cssVar('color-surface-hover')};`)}
`;
