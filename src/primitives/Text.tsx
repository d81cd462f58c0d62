import styled, { css } from 'styled-components';
import { cssVar } from '../theme/css-var.ts';
import { TEXT_STYLES, type TextStyle } from '../theme/text-styles.ts';

/** The tones of text on any surface; each meets WCAG AA there (tested with the tokens). */
export const TEXT_TONES = ['default', 'soft', 'muted', 'link', 'danger', 'positive'] as const;

/** How loud a text is. */
export type TextTone = (typeof TEXT_TONES)[number];

type TextProps = {
  $style?: TextStyle;
  $tone?: TextTone;
  $strong?: boolean;
  $center?: boolean;
  /** A heading of two short lines, one above the other, over a picture. */
  $stacked?: boolean;
  /** At most a comfortable line long. */
  $narrow?: boolean;
};

/** A run of text in one style of the type scale. Choose the element with `as`. */
export const Text = styled.p<TextProps>`
  ${({ $style = 'body' }) => TEXT_STYLES[$style]}
  ${({ $tone }) =>
    $tone &&
    css`
      color: ${cssVar(`color-text-${$tone}`)};
    `}
  ${({ $strong }) =>
    $strong &&
    css`
      font-weight: ${cssVar('font-weight-strong')};
    `}
  ${({ $narrow }) =>
    $narrow &&
    css`
      max-width: ${cssVar('size-prose')};
    `}
  ${({ $stacked }) =>
    $stacked &&
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

/** Read by screen readers, not shown. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
