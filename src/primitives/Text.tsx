import styled, { css } from 'styled-components';
import { cssVar, media, visuallyHidden } from '../theme/css.ts';
import { fontSize } from '../theme/generated/tokens.ts';
import { displaySizeWithin, TEXT_STYLES, type TextStyle } from '../theme/text-styles.ts';

/** Each meets WCAG AA on every surface (tested with the tokens). */
export const TEXT_COLORS = ['default', 'soft', 'muted', 'link', 'danger', 'positive'] as const;

type TextColor = (typeof TEXT_COLORS)[number];

type TextProps = {
  $variant?: TextStyle;
  $color?: TextColor;
  $strong?: boolean;
  $center?: boolean;
  /** A heading of two short lines over an image. */
  $overlay?: boolean;
  $measure?: boolean;
};

export const Text = styled.p<TextProps>`
  ${({ $variant = 'body' }) => TEXT_STYLES[$variant]}
  ${({ $color }) => $color && `color: ${cssVar(`color-text-${$color}`)};`}
  ${({ $strong }) => $strong && `font-weight: ${cssVar('font-weight-strong')};`}
  ${({ $measure }) => $measure && `max-width: ${cssVar('size-prose')};`}
  ${({ $overlay }) =>
    $overlay &&
    css`
      position: relative;
      z-index: ${cssVar('z-raised')};
      max-width: 8em;
    `}
  ${({ $center }) => $center && 'text-align: center;'}
`;

/** Smaller on a landscape phone, so that a button or link is above the fold. */
export const PageTitle = styled(Text).attrs({ as: 'h1', $variant: 'display' })`
  ${media.landscapePhone} {
    font-size: ${displaySizeWithin('13svh', fontSize.titleMax)};
  }
`;

export const SectionTitle = styled(Text).attrs({ as: 'h2', $variant: 'heading' })``;

export const Lead = styled(Text).attrs({ $variant: 'lead', $color: 'soft' })``;

export const Caption = styled(Text).attrs({ $variant: 'caption' })``;

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
