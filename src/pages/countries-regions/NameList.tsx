import styled from 'styled-components';
import { cssVar, hovered, media } from '../../theme/css.ts';
import { breakpoint, fontSize } from '../../theme/generated/tokens.ts';
import { fluid, inRem, TEXT_STYLES } from '../../theme/text-styles.ts';
import { scrollMargin, stickyMedia } from './layout.ts';

const COLUMNS = 3;

/**
 * Names run down three equal columns. The rows align, also if a name has two lines. With less room the
 * names run across as many columns as fit, at least one (FAULT-70): two at 375 px. Across as well in print, where
 * a column would continue on the next page. The number of rows is in the styles, because the CSP allows no `style`.
 */
export const NameList = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(9rem, 100% / ${COLUMNS + 1}), 1fr));
  column-gap: ${cssVar('space-6')};
  /* Hides the lines above the first names. */
  clip-path: inset(${cssVar('space-1')} 0 0);

  @media not print {
    @container section (width > ${inRem(breakpoint.phone)}) {
      grid-auto-flow: column;
      grid-template: repeat(${({ $count }) => Math.ceil($count / COLUMNS)}, auto) /
        repeat(${COLUMNS}, minmax(0, 1fr));
    }
  }

  ${media.phone} {
    column-gap: ${cssVar('space-4')};
  }
`;

/** Codes are in a separate column, before the names. Names are separated by lines. */
export const Name = styled.li`
  display: grid;
  grid-template-columns: 2.375rem minmax(0, 1fr);
  align-items: baseline;
  padding-block: ${cssVar('space-3')};
  border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  break-inside: avoid;
  font-size: ${fluid(fontSize.body, fontSize.nameMax)};
  line-height: ${cssVar('leading-control')};
  text-wrap: balance;
  word-break: var(--word-break);
  overflow-wrap: anywhere;

  > :first-child {
    grid-area: 1 / 2;
  }

  > :last-child {
    grid-area: 1 / 1;
    color: ${cssVar('color-text-muted')};
    font-size: ${cssVar('font-size-caption')};
    font-variant-numeric: tabular-nums;
    transition: color ${cssVar('duration-fast')};
  }

  ${hovered(`> :last-child { color: ${cssVar('color-text-default')}; }`)}

  ${media.phone} {
    grid-template-columns: 2.25rem minmax(0, 1fr);
  }
`;

/** The regions. If few countries were found, their names are as large as titles. */
export const RegionGroups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${cssVar('space-13')};

  ${media.mobile} {
    row-gap: ${cssVar('space-11')};
  }

  &[data-few='true'] {
    row-gap: ${cssVar('space-10')};
  }

  &[data-few='true'] h2 {
    ${TEXT_STYLES.bodySm}
    color: ${cssVar('color-text-muted')};
    font-family: ${cssVar('font-family-text')};
    letter-spacing: 0;
  }

  &[data-few='true'] h2::after {
    display: none;
  }

  &[data-few='true'] ul {
    display: block;
  }

  &[data-few='true'] li {
    ${TEXT_STYLES.heading}
    display: block;
    padding-block: ${cssVar('space-3')} ${cssVar('space-6')};
  }

  &[data-few='true'] li > :last-child {
    ${TEXT_STYLES.title}
    padding-inline-start: ${cssVar('space-4')};
    letter-spacing: 0;
  }
`;

/** A region with its heading beside the names, or above them where there is no room. */
export const RegionGroup = styled.section`
  display: grid;
  /* Every region name except the longest fits on one line. */
  grid-template-columns: minmax(0, 6fr) minmax(0, 17fr);
  column-gap: ${cssVar('space-9')};
  align-items: start;
  scroll-margin-top: ${scrollMargin};
  border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};

  > h2 {
    ${TEXT_STYLES.headingSm}
    padding-block: ${cssVar('space-4')};
    break-after: avoid;
    overflow-wrap: break-word;
  }

  ${stickyMedia} {
    > h2 {
      position: sticky;
      top: var(--region-top, 0px);
    }
  }

  /* Hidden from screen readers, because the region's button already has the count. */
  > h2::after {
    content: ' ' attr(data-count) / '';
    ${TEXT_STYLES.body}
    display: block;
    color: ${cssVar('color-text-muted')};
    font-family: ${cssVar('font-family-text')};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0;
  }

  ${media.belowXl} {
    display: block;

    > h2 {
      position: static;
      padding-block: ${cssVar('space-4')} ${cssVar('space-3')};
    }

    > h2::after {
      display: inline;
      word-spacing: 0.3em;
    }
  }

  @media print {
    display: block;
  }
`;
