import styled, { css } from 'styled-components';
import { cssVar } from '../theme/css-var.ts';
import type { TokenName } from '../theme/generated/tokens.ts';
import { media } from '../theme/media.ts';

export type Space =
  Extract<TokenName, `space-${string}`> extends `space-${infer Step}` ? Step : never;

type StackProps = {
  $gap?: Space;
  $row?: boolean;
  $wrap?: boolean;
  $align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  $justify?: 'start' | 'center' | 'end' | 'space-between';
};

/** A flex column or row. Parents own gaps; children have no outer margin. */
export const Stack = styled.div<StackProps>`
  display: flex;
  flex-direction: ${({ $row }) => ($row ? 'row' : 'column')};
  ${({ $wrap }) => $wrap && 'flex-wrap: wrap;'}
  align-items: ${({ $align = 'stretch' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  ${({ $gap }) => $gap && `gap: ${cssVar(`space-${$gap}`)};`}
  min-width: 0;
`;

export const column = (gap: Space, align: StackProps['$align'] | 'flex-start' = 'stretch') => css`
  display: flex;
  flex-direction: column;
  align-items: ${align};
  gap: ${cssVar(`space-${gap}`)};
`;

export const mobileGutter = `max(${cssVar('space-5')}, 5vw)`;

/** The content column, at most 1280 px; a flex column if it has a gap. */
export const Container = styled.div<Pick<StackProps, '$gap' | '$align'> & { $spaced?: boolean }>`
  ${({ $spaced }) => $spaced && `padding-top: ${cssVar('space-12')};`}
  ${({ $gap, $align = 'stretch' }) => $gap && column($gap, $align)}
  position: relative;
  width: min(${cssVar('size-container')}, 100% - 2 * var(--gutter));
  margin-inline: auto;

  ${media.mobile} {
    width: calc(100% - 2 * ${mobileGutter});
  }
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${cssVar('space-6')};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const GridItem = styled.div<{ $span: number; $from?: number }>`
  grid-column: ${({ $from }) => $from ?? 'auto'} / span ${({ $span }) => $span};
  min-width: 0;

  ${media.mobile} {
    grid-column: auto;
  }
`;

const belowHeader = (header: TokenName, space: TokenName) =>
  `padding-top: calc(${cssVar(header)} + ${cssVar(space)});`;

type SectionProps = {
  /** Adds the height of the fixed header. */
  $headerOffset?: boolean;
  $compact?: boolean;
  $noPaddingTop?: boolean;
  $noPaddingBottom?: boolean;
};

/** A full-width band on one surface (`data-surface`). */
export const Section = styled.section<SectionProps>`
  position: relative;
  overflow: clip;
  background: ${cssVar('color-surface-page')};
  padding-block: ${({ $compact }) => cssVar($compact ? 'space-14' : 'space-15')};
  ${({ $noPaddingTop }) => $noPaddingTop && 'padding-top: 0;'}
  ${({ $noPaddingBottom }) => $noPaddingBottom && 'padding-bottom: 0;'}
  ${({ $headerOffset }) => $headerOffset && belowHeader('size-header', 'space-13')}

  ${media.mobile} {
    padding-block: ${({ $noPaddingTop }) => ($noPaddingTop ? 0 : cssVar('space-12'))}
      ${({ $noPaddingBottom }) => ($noPaddingBottom ? 0 : cssVar('space-12'))};
    ${({ $headerOffset }) => $headerOffset && belowHeader('size-header-mobile', 'space-9')}
  }

  @media print {
    break-inside: ${({ $headerOffset }) => ($headerOffset ? 'auto' : 'avoid')};
    padding-block: ${({ $noPaddingTop }) => ($noPaddingTop ? 0 : cssVar('space-9'))}
      ${({ $noPaddingBottom }) => ($noPaddingBottom ? 0 : cssVar('space-9'))};
  }
`;

export const SectionHeader = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: ${cssVar('space-5')} ${cssVar('space-6')};
  align-items: end;

  ${media.belowLg} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
