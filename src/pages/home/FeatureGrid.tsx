import styled, { css } from 'styled-components';
import { cssVar, media } from '../../theme/css.ts';
import { container } from '../../theme/generated/tokens.ts';
import {
  balancedText,
  inRem,
  narrowSection,
  TEXT_STYLES,
  TITLE_SIZE,
} from '../../theme/text-styles.ts';
import { PLAN_SHEET_WIDTH } from './PlanSheet.tsx';
import { Container, mobileGutter, row } from '../../primitives/Layout.tsx';

/** The longest word fits a tile when the visitor enlarges the text (FAULT-70). */
export const tileTitle = css`
  ${TEXT_STYLES.title}
  font-size: min(${TITLE_SIZE}, 13cqi);
`;

/** Four tiles in two rows, 7 + 5 and 5 + 7 columns wide. On a phone a row that scrolls sideways. */
export const FeatureGrid = styled(Container)`
  z-index: ${cssVar('z-raised')};
  grid-row: -2;
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  grid-auto-rows: 1fr;
  gap: ${cssVar('space-6')};

  > :nth-child(4n + 1),
  > :nth-child(4n) {
    grid-column: span 7;
  }

  > :nth-child(4n + 2),
  > :nth-child(4n + 3) {
    grid-column: span 5;
  }

  ${media.mobile} {
    grid-template-columns: none;
    grid-auto-columns: min(18.75rem, 80%);
    grid-auto-flow: column;
    gap: ${cssVar('space-3')};
    width: 100%;
    padding-inline: ${mobileGutter};
    overflow-x: auto;
    scroll-snap-type: x proximity;
    scroll-padding-inline: ${mobileGutter};
    scrollbar-width: none;

    > :nth-child(n) {
      grid-column: auto;
      scroll-snap-align: start;
    }
  }

  ${narrowSection} {
    grid-auto-columns: 100%;
  }

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: row;
  }
`;

export const FeatureTile = styled.li`
  container-type: inline-size;
  position: relative;
  display: flex;
  flex-direction: column;
  /* In px: with rem, the next section would start too low on very wide screens (HOME-1). */
  min-height: ${cssVar('size-tile')};
  overflow: clip;
  padding: ${cssVar('space-8')};
  border-radius: ${cssVar('radius-huge')};
  background: ${cssVar('color-surface-raised')};

  > :is(h2, p) {
    position: relative;
    z-index: ${cssVar('z-raised')};
  }

  > h2 {
    ${tileTitle}
    max-width: 13em;
  }

  > p {
    ${TEXT_STYLES.label}
    max-width: calc(22em + var(--above-wide-min) * 0.1);
    margin-top: ${cssVar('space-2')};
    line-height: var(--leading-body);
    color: ${cssVar('color-text-muted')};
    ${balancedText}
  }

  @container (width >= ${inRem(container.tilePlanBeside)}) {
    &:has([data-surface]) > * {
      max-width: calc(100% - ${PLAN_SHEET_WIDTH} - ${cssVar('space-8')});
    }
  }

  ${media.mobile} {
    min-height: 22rem;
    padding: ${cssVar('space-6')};
    border-radius: ${cssVar('radius-large')};

    > p {
      margin-bottom: ${cssVar('space-3')};
    }
  }

  @media print {
    min-height: 18rem;
    break-inside: avoid;
  }
`;

export const PearlLine = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  align-items: flex-end;
  justify-content: space-between;
  margin: ${cssVar('space-5')} calc(-1 * ${cssVar('space-8')}) 0;
  padding-inline: ${cssVar('space-8')};
  border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};

  > span {
    ${TEXT_STYLES.title}
    font-size: calc(${cssVar('font-size-title-max')} * 1.5);
    font-variant-numeric: tabular-nums;
    padding-bottom: ${cssVar('space-2')};
  }

  > picture > img {
    width: clamp(6rem, 11vw, ${cssVar('size-tile-pearl')});

    /* On a landscape phone, a narrow tile is as high as a wide one. */
    ${media.landscapePhone} {
      width: 9.5rem;
    }
  }
`;

export const PearlString = styled.div`
  position: relative;
  flex: 1;
  ${row('2', 'space-between')}

  &::before {
    content: '';
    position: absolute;
    inset-inline: calc(-1 * ${cssVar('space-8')});
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
  }

  > picture {
    position: relative;
    flex: 0 1 auto;
  }

  /* The pearls do not grow on very wide screens (HOME-1). */
  ${[12, 18, 26, 36].map(
    (share, index) =>
      `> :nth-child(${index + 1}) { width: min(${share}%, ${share} / 36 * ${cssVar('size-tile-pearl')}); }`,
  )}
`;

/** The end of the card with the chip, aligned with the copy. The tile's right and bottom edges crop it. */
export const TilePicture = styled.div`
  position: relative;
  flex: 1;
  margin: ${cssVar('space-4')} calc(-1 * ${cssVar('space-8')}) calc(-1 * ${cssVar('space-8')});

  /* Rotated as on the card's page. Placed from the bottom, so that the crop does not depend on the copy's length. */
  > picture > img {
    position: absolute;
    top: 100%;
    left: ${cssVar('space-8')};
    width: max(117%, 47.5rem);
    max-width: none;
    rotate: -12deg;
    /* The chip begins at 12.4% of the width. */
    translate: -12.4% calc(-50% + var(--above-wide-min) * 0.03);

    ${media.landscapePhone} {
      translate: -12.4% -64%;
    }
  }

  ${media.mobile} {
    margin: ${cssVar('space-3')} calc(-1 * ${cssVar('space-6')}) calc(-1 * ${cssVar('space-6')});

    > picture > img {
      left: ${cssVar('space-6')};
      width: 205%;
      translate: -12.4% -66%;
    }
  }
`;
