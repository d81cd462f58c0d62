import styled, { css } from 'styled-components';
import { cssVar } from '../theme/css-var.ts';
import type { TokenName } from '../theme/generated/tokens.ts';
import { media } from '../theme/media.ts';

/** A step of the spacing ramp. */
export type Space =
  Extract<TokenName, `space-${string}`> extends `space-${infer Step}` ? Step : never;

type StackProps = {
  $gap?: Space;
  $row?: boolean;
  $wrap?: boolean;
  $align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  $justify?: 'start' | 'center' | 'end' | 'space-between';
};

/** Children in a column (or a row) with one gap. Parents own gaps; children have no outer margin. */
export const Stack = styled.div<StackProps>`
  display: flex;
  flex-direction: ${({ $row }) => ($row ? 'row' : 'column')};
  ${({ $wrap }) => $wrap && 'flex-wrap: wrap;'}
  align-items: ${({ $align = 'stretch' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  ${({ $gap }) =>
    $gap &&
    css`
      gap: ${cssVar(`space-${$gap}`)};
    `}
  min-width: 0;
`;

/** The gutter on both sides of the page at the mobile breakpoint and below: wider on a tablet. */
export const mobileGutter = `max(${cssVar('space-5')}, 5vw)`;

type ContainerProps = Pick<StackProps, '$gap' | '$align'> & {
  /** Follows something full width in the same section, at a section's inner distance. */
  $spaced?: boolean;
};

/** The content column: at most 1280 px, with the page gutter on both sides; stacks with a gap. */
export const Container = styled.div<ContainerProps>`
  ${({ $spaced }) =>
    $spaced &&
    css`
      padding-top: ${cssVar('space-12')};
    `}
  ${({ $gap, $align = 'stretch' }) =>
    $gap &&
    css`
      display: flex;
      flex-direction: column;
      align-items: ${$align};
      gap: ${cssVar(`space-${$gap}`)};
    `}
  position: relative;
  width: min(${cssVar('size-container')}, 100% - 2 * var(--gutter));
  margin-inline: auto;

  ${media.mobile} {
    width: calc(100% - 2 * ${mobileGutter});
  }
`;

/** The site's 12-column grid; one column on a phone. Children span with GridItem. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${cssVar('space-6')};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A cell of Grid: how many of the 12 columns it takes, and from which on. */
export const GridItem = styled.div<{ $span: number; $from?: number }>`
  grid-column: ${({ $from }) => $from ?? 'auto'} / span ${({ $span }) => $span};
  min-width: 0;

  ${media.mobile} {
    grid-column: auto;
  }
`;

type SectionProps = {
  /** The first band of a page: room for the fixed header. */
  $headerOffset?: boolean;
  /** Less padding. */
  $compact?: boolean;
  /** Continues the band above: no padding on top. */
  $noPaddingTop?: boolean;
  /** Its last picture is cut by its foot: no padding below. */
  $noPaddingBottom?: boolean;
};

/** A full-width band on one surface (`data-surface`); its padding gives the page its rhythm. */
export const Section = styled.section<SectionProps>`
  position: relative;
  overflow: clip;
  background: ${cssVar('color-surface-page')};
  padding-block: ${({ $compact }) => cssVar($compact ? 'space-14' : 'space-15')};
  ${({ $noPaddingTop }) =>
    $noPaddingTop &&
    css`
      padding-top: 0;
    `}
  ${({ $noPaddingBottom }) =>
    $noPaddingBottom &&
    css`
      padding-bottom: 0;
    `}
  ${({ $headerOffset }) =>
    $headerOffset &&
    css`
      padding-top: calc(${cssVar('size-header')} + ${cssVar('space-13')});
    `}

  ${media.mobile} {
    padding-block: ${({ $noPaddingTop }) => ($noPaddingTop ? 0 : cssVar('space-12'))}
      ${({ $noPaddingBottom }) => ($noPaddingBottom ? 0 : cssVar('space-12'))};
    ${({ $headerOffset }) =>
      $headerOffset &&
      css`
        padding-top: calc(${cssVar('size-header-mobile')} + ${cssVar('space-9')});
      `}
  }

  /* On paper no ground needs room, and the header does not lie over the page; a section keeps together. */
  @media print {
    break-inside: ${({ $headerOffset }) => ($headerOffset ? 'auto' : 'avoid')};
    padding-block: ${({ $noPaddingTop }) => ($noPaddingTop ? 0 : cssVar('space-9'))}
      ${({ $noPaddingBottom }) => ($noPaddingBottom ? 0 : cssVar('space-9'))};
  }
`;

/** A heading, and its lead at the end side where there is room; below each other otherwise. */
export const SectionHeader = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: ${cssVar('space-5')} ${cssVar('space-6')};
  align-items: end;

  ${media.belowLg} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
