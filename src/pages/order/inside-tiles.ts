import styled, { css } from 'styled-components';
import { PhoneSpecs } from '../../features/phone-specs/PhoneSpecs.tsx';
import { column } from '../../primitives/Layout.tsx';
import { nacreHalo } from '../../primitives/nacre.ts';
import { cssVar, forcedColorsBorder, hiddenIn } from '../../theme/css.ts';
import { tabletSection, TEXT_STYLES, wideSection } from '../../theme/text-styles.ts';

/** For stacked tiles, which are as wide as the page: the copy is beside the picture. */
const wideTile = (rules: ReturnType<typeof css>) => css`
  ${tabletSection} {
    ${rules}
  }
`;

export const Tiles = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-5')};

  ${wideSection} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${cssVar('space-6')};
  }
`;

/** The copy is above the picture, which gets the remaining height. */
export const Tile = styled.div`
  container-type: inline-size;
  position: relative;
  display: grid;
  grid-template: 'copy' auto 'picture' 1fr / minmax(0, 1fr);
  border-radius: ${cssVar('radius-large')};
  background: ${cssVar('color-surface-page')};
  overflow: clip;

  ${wideSection} {
    border-radius: ${cssVar('radius-huge')};
  }

  ${wideTile(css`
    grid-template: 'copy picture' auto / minmax(0, 48fr) minmax(0, 52fr);
    border-radius: ${cssVar('radius-huge')};
  `)}

  ${forcedColorsBorder}

  /* In print the copy has no padding, so a rounded corner would crop it. */
  @media print {
    display: block;
    border-radius: 0;
  }
`;

/** Paints over the picture. */
export const TileCopy = styled.div`
  ${column('6')}
  grid-area: copy;
  position: relative;
  padding: max(7.5cqi, ${cssVar('space-5')});
  padding-block-end: 0;

  > :first-child > p:last-child {
    ${TEXT_STYLES.lead}
    position: relative;
    margin-block-start: ${cssVar('space-2')};
  }

  ${wideTile(css`
    justify-content: space-between;
    padding: ${cssVar('space-10')};
    padding-inline-end: 0;
  `)}

  @media print {
    padding: 0;
  }
`;

/** A unit that does not fit is on a line of its own. */
export const Figure = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.14em;
  font-family: ${cssVar('font-family-display')};
  font-weight: ${cssVar('font-weight-display')};
  font-size: calc(24cqi * var(--font-scale));
  line-height: ${cssVar('leading-display-latin')};
  letter-spacing: var(--tracking-title);

  > small {
    font-size: 0.32em;
    letter-spacing: 0;
    line-height: var(--leading-title);
  }

  ${wideTile(css`
    font-size: calc(14cqi * var(--font-scale));
  `)}
`;

export const TileSpecs = styled(PhoneSpecs)`
  grid-template-columns: minmax(0, 1fr);

  > li {
    padding-top: ${cssVar('space-3')};
  }
`;

const picture = css`
  grid-area: picture;
  position: relative;

  > * {
    position: absolute;
  }

  &::before {
    content: '';
    ${nacreHalo}
    inset: -20% -20% -20% -34%;
    opacity: 0.8;
  }

  img {
    width: 100%;
  }

  ${hiddenIn('print')}
`;

/** The phone's camera with all its lenses, in a glow. Only the lower edge of the tile crops the phone. */
export const Lenses = styled.div`
  ${picture}
  min-height: 80cqi;

  > picture {
    top: 6cqi;
    right: 4cqi;
    width: 96cqi;
  }

  ${wideTile(css`
    min-height: 50cqi;

    > picture {
      top: 5cqi;
      right: 4cqi;
      width: 54cqi;
    }
  `)}
`;

/** The upper half of the phone's front: the display with the lens of its camera. */
export const Display = styled.div`
  ${picture}
  min-height: 72cqi;

  > * {
    top: 7cqi;
    left: 8cqi;
    width: 84cqi;
  }

  ${wideTile(css`
    min-height: 50cqi;

    > * {
      top: 6cqi;
      left: auto;
      right: 5cqi;
      width: 43cqi;
    }
  `)}
`;
