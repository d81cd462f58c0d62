import styled, { css } from 'styled-components';
import { cssVar } from '../theme/css-var.ts';
import { TEXT_STYLES, type TextStyle } from '../theme/text-styles.ts';

/** Each meets WCAG AA on every surface (tested with the tokens). */
export const TEXT_COLORS = ['default', 'soft', 'muted', 'link', 'danger', 'positive'] as const;

export type TextColor = (typeof TEXT_COLORS)[number];

type TextProps = {
  $variant?: TextStyle;
  $color?: TextColor;
  $strong?: boolean;
  $center?: boolean;
  /** A heading of two short lines over a picture. */
  $overlay?: boolean;
  /** Limits the line length. */
  $measure?: boolean;
};

/** Text in one style of the type scale. */
export const Text = styled.p<TextProps>`
  ${({ $variant = 'body' }) => TEXT_STYLES[$variant]}
  ${({ $color }) =>
    $color &&
    css`
      color: ${cssVar(`color-text-${$color}`)};
    `}
  ${({ $strong }) =>
    $strong &&
    css`
      font-weight: ${cssVar('font-weight-strong')};
    `}
  ${({ $measure }) =>
    $measure &&
    css`
      max-width: ${cssVar('size-prose')};
    `}
  ${({ $overlay }) =>
    $overlay &&
    css`
      position: relative;
      z-index: ${cssVar('z-raised')};
      max-width: 8em;
    `}
  ${({ $center }) =>
    $center &&
    css`
      text-align: center;
    `}
`;

export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
