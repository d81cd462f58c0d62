import styled from 'styled-components';
import { cssVar, hovered, media } from '../../theme/css.ts';
import { fontSize } from '../../theme/generated/tokens.ts';
import { fluid, TEXT_STYLES } from '../../theme/text-styles.ts';

/** As many equal columns as fit, at least one (FAULT-70): two at 375 px, three beside the toolbar at 1200 px. */
export const TileGrid = styled.ul`
  --gap: ${cssVar('space-8')};
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13.5rem, 100%), 1fr));
  column-gap: var(--gap);
  overflow-x: clip;

  ${media.belowXl} {
    --gap: ${cssVar('space-6')};
    grid-template-columns: repeat(auto-fill, minmax(min(max(9rem, 28%), 100%), 1fr));
  }

  ${media.phone} {
    --gap: ${cssVar('space-4')};
  }
`;

/** The borders of a row join into one line; that of the last tile runs to the region's edge. */
export const Tile = styled.li`
  position: relative;
  padding-block: ${cssVar('space-4')};
  break-inside: avoid;
  font-size: ${fluid(fontSize.bodySm, fontSize.nameMax)};
  line-height: ${cssVar('leading-control')};

  &::after {
    content: '';
    position: absolute;
    inset: auto calc(-1 * var(--gap)) 0 0;
    border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }

  &:last-child::after {
    inset-inline-end: -100vw;
  }

  text-wrap: balance;
  word-break: var(--word-break);
  overflow-wrap: anywhere;

  /* The country code, inline after the name: at the end of the row it would be nearer to the next country. */
  > :last-child {
    ${TEXT_STYLES.caption}
    padding-inline-start: ${cssVar('space-2')};
    color: ${cssVar('color-text-muted')};
    font-variant-numeric: tabular-nums;
    transition: color ${cssVar('duration-fast')};
  }

  ${hovered(`> :last-child { color: ${cssVar('color-text-default')}; }`)}

  ${media.phone} {
    padding-block: ${cssVar('space-3')};
  }
`;

/** The regions. If few countries were found, their names are as large as titles. */
export const TileGroups = styled.div`
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
    padding-block: ${cssVar('space-4')} 0;
    color: ${cssVar('color-text-muted')};
    font-family: ${cssVar('font-family-text')};
    letter-spacing: 0;
  }

  &[data-few='true'] h2::after {
    display: none;
  }

  &[data-few='true'] ul {
    grid-template-columns: minmax(0, 1fr);
  }

  &[data-few='true'] li {
    ${TEXT_STYLES.heading}
    padding-block: ${cssVar('space-3')} ${cssVar('space-6')};
  }

  &[data-few='true'] li > :last-child {
    ${TEXT_STYLES.title}
    letter-spacing: 0;
  }
`;

/** `--region-top` less the scroll padding that every page has (global.css). */
export const scrollMargin = `calc(var(--region-top, 0px) - ${cssVar('size-header')})`;

/** A region: its heading above its tiles. */
export const TileGroup = styled.section`
  scroll-margin-top: ${scrollMargin};
  border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};

  > h2 {
    ${TEXT_STYLES.heading}
    padding-block: ${cssVar('space-5')} ${cssVar('space-6')};
    break-after: avoid;
    overflow-wrap: break-word;
  }

  /* Not read out: the region's button says it. */
  > h2::after {
    content: ' ' attr(data-count) / '';
    ${TEXT_STYLES.title}
    word-spacing: 0.3em;
    color: ${cssVar('color-text-muted')};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0;
  }

  ${media.mobile} {
    > h2 {
      padding-block: ${cssVar('space-4')} ${cssVar('space-3')};
    }
  }
`;
