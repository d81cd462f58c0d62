import { css } from 'styled-components';
import { cssVar } from '../theme/css-var.ts';
import { media } from '../theme/media.ts';
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

    ${media.hover} {
      &:hover {
        background: ${cssVar('color-action-hover')};
      }
    }
  `,
  ghost: css`
    box-shadow: inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('color-line-strong')};
    color: ${cssVar('color-text-default')};

    ${media.hover} {
      &:hover {
        background: ${cssVar('color-surface-hover')};
      }
    }
  `,
};

const SIZES = {
  regular: css`
    ${TEXT_STYLES.bodySm}
    min-height: ${cssVar('size-control')};
    padding: ${cssVar('space-3')} ${cssVar('space-7')};
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
  transition: background-color ${cssVar('duration-fast')};
  ${({ $size = 'regular' }) => SIZES[$size]}
  ${({ $variant = 'primary' }) => VARIANTS[$variant]}
  ${({ $wide }) => $wide && 'width: 100%;'}

  &:focus-visible {
    border-radius: ${cssVar('radius-pill')};
  }

  @media (forced-colors: active) {
    border: ${cssVar('size-hairline')} solid;
  }

  /* Browsers do not print backgrounds. */
  @media print {
    background: none;
    border: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
    box-shadow: none;
    color: ${cssVar('color-text-default')};
  }
`;
