import styled, { css } from 'styled-components';
import { cssVar, media } from '../theme/css.ts';
import type { TokenName } from '../theme/generated/tokens.ts';
import { sectionContainer, stackedSection } from '../theme/text-styles.ts';
import { layOutWhenNear } from './content-visibility.ts';
import { nacreGlow, nacreGradient } from './nacre.ts';

export type Space =
  Extract<TokenName, `space-${string}`> extends `space-${infer Step}` ? Step : never;

type StackProps = {
  $gap?: Space;
  $row?: boolean;
  $wrap?: boolean;
  $align?: 'start' | 'center' | 'stretch' | 'baseline';
  $justify?: 'start' | 'center' | 'space-between';
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

export const row = (gap: Space, justify: StackProps['$justify'] = 'start') => css`
  display: flex;
  align-items: center;
  justify-content: ${justify};
  gap: ${cssVar(`space-${gap}`)};
`;

/** For an `Icon`. */
export const icon = (size: 'size-icon' | 'size-icon-small' | 'space-7' = 'size-icon') => css`
  flex: none;
  width: ${cssVar(size)};
  height: ${cssVar(size)};
  stroke-width: 1.5;
`;

/** For print: Chromium breaks grid items apart, and a grid that does not fit starts a new page. */
export const printAsBlocks = css`
  @media print {
    display: block;

    > * + * {
      margin-block-start: ${cssVar('space-5')};
    }
  }
`;

export const mobileGutter = `max(${cssVar('space-5')}, 5vw)`;

/** The content column, 1280 px and up to 1600 on very wide screens; a flex column if it has a gap. */
export const Container = styled.div<Pick<StackProps, '$gap' | '$align'>>`
  ${({ $gap, $align = 'stretch' }) => $gap && column($gap, $align)}
  position: relative;
  width: min(var(--content-width), 100% - 2 * var(--gutter));
  margin-inline: auto;

  ${media.mobile} {
    width: calc(100% - 2 * ${mobileGutter});
  }
`;

/** Two columns, in a `Section`. */
export const Split = styled.div<{ $align?: 'start' | 'stretch' }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: clamp(2rem, 8vw, 7.5rem);
  align-items: ${({ $align = 'center' }) => $align};

  ${stackedSection} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${cssVar('space-9')};
  }

  ${printAsBlocks}
`;

const belowHeader = (header: TokenName, space: TokenName) =>
  `padding-top: calc(${cssVar(header)} + ${cssVar(space)});`;

type SectionProps = {
  /** Adds the height of the fixed header. */
  $headerOffset?: boolean;
  $compact?: boolean;
  /** Far below the first screen. Not for a section that hides something by a style: `layOutWhenNear`. */
  $skippable?: boolean;
  $noPaddingTop?: boolean;
  $noPaddingBottom?: boolean;
};

/** A full-width band on one surface (`data-surface`). */
export const Section = styled.section<SectionProps>`
  ${sectionContainer}
  position: relative;
  overflow: clip;
  background: ${cssVar('color-surface-page')};
  padding-block: ${({ $compact }) => cssVar($compact ? 'space-14' : 'space-15')};
  ${({ $noPaddingTop }) => $noPaddingTop && 'padding-top: 0;'}
  ${({ $noPaddingBottom }) => $noPaddingBottom && 'padding-bottom: 0;'}
  ${({ $headerOffset }) => $headerOffset && belowHeader('size-header', 'space-13')}
  ${({ $skippable }) => $skippable && layOutWhenNear}

  ${media.mobile} {
    padding-block: ${({ $noPaddingTop }) => ($noPaddingTop ? 0 : cssVar('space-12'))}
      ${({ $noPaddingBottom }) => ($noPaddingBottom ? 0 : cssVar('space-12'))};
    ${({ $headerOffset }) => $headerOffset && belowHeader('size-header-mobile', 'space-9')}
  }

  /* The viewport is hardly higher than the padding on wide pages. */
  ${media.landscapePhone} {
    ${({ $noPaddingTop }) => !$noPaddingTop && `padding-top: ${cssVar('space-11')};`}
    ${({ $noPaddingBottom }) => !$noPaddingBottom && `padding-bottom: ${cssVar('space-11')};`}
    ${({ $headerOffset }) => $headerOffset && belowHeader('size-header', 'space-4')}
  }

  @media print {
    break-inside: ${({ $headerOffset }) => ($headerOffset ? 'auto' : 'avoid')};
    padding-block: ${({ $noPaddingTop }) => ($noPaddingTop ? 0 : cssVar('space-9'))}
      ${({ $noPaddingBottom }) => ($noPaddingBottom ? 0 : cssVar('space-9'))};
  }
`;

/** The first section of a page: at least the height of the viewport. */
export const HeroSection = styled(Section).attrs({ $headerOffset: true })`
  display: flex;
  flex-direction: column;
  min-height: 100svh;

  @media print {
    min-height: 0;
  }
`;

export const Glow = styled.div.attrs({ 'aria-hidden': true })`
  inset: 0;
  ${nacreGlow(0.22, [
    { hue: 2, size: '60% 40%', position: '50% 62%', extent: '72%' },
    { hue: 3, size: '50% 34%', position: '84% 74%', extent: '72%' },
    { hue: 1, size: '50% 34%', position: '10% 74%', extent: '72%' },
  ])}
`;

const mirrorX = (x: number, mirrored: boolean | undefined) => `${mirrored ? 100 - x : x}%`;

export const NacreSection = styled(Section)<{ $mirrored?: boolean }>`
  background:
    ${({ $mirrored }) =>
      nacreGradient(0.85, [
        { hue: 2, size: '46% 60%', position: `${mirrorX(76, $mirrored)} 40%`, extent: '75%' },
        { hue: 3, size: '40% 50%', position: `${mirrorX(96, $mirrored)} 76%`, extent: '75%' },
        { hue: 1, size: '40% 50%', position: `${mirrorX(56, $mirrored)} 88%`, extent: '72%' },
      ])},
    ${cssVar('color-surface-page')};

  ${media.mobile} {
    background:
      ${nacreGradient(0.85, [
        { hue: 2, size: '100vw 100vw', position: '80% 40%', extent: '75%' },
        { hue: 3, size: '80vw 80vw', position: '100% 76%', extent: '75%' },
        { hue: 1, size: '80vw 80vw', position: '30% 92%', extent: '72%' },
      ])},
      ${cssVar('color-surface-page')};
  }
`;

/** Fades in from the section above, which has the same surface without the light. */
export const fadeInFromAbove = css`
  content: '';
  position: absolute;
  inset: 0 0 auto;
  height: ${cssVar('space-15')};
  background: linear-gradient(${cssVar('color-surface-page')}, transparent);
`;

/** A title, and a lead in the last of three columns. */
export const TITLE_AND_LEAD = `minmax(0, 1fr) calc((100% - 2 * ${cssVar('space-6')}) / 3)`;

const oneColumn = css`
  grid-template-columns: minmax(0, 1fr);

  > :first-child {
    padding-inline-end: 0;
  }
`;

export const SectionHeader = styled.div`
  display: grid;
  grid-template-columns: ${TITLE_AND_LEAD};
  gap: ${cssVar('space-5')} ${cssVar('space-6')};
  align-items: end;

  /* A title of one line ends well before the lead, and begins beside its first line. */
  > :first-child {
    align-self: start;
    padding-inline-end: ${cssVar('space-12')};
  }

  ${media.belowLg} {
    ${oneColumn}
  }

  ${stackedSection} {
    ${oneColumn}
  }
`;
