import styled, { css } from 'styled-components';
import { cardWhole } from '../../assets/images/card-whole.ts';
import { condition, cssVar, media } from '../../theme/css.ts';
import { displaySizeWithin } from '../../theme/text-styles.ts';
import {
  column,
  Container,
  HeroSection,
  Section,
  TITLE_AND_LEAD,
} from '../../primitives/Layout.tsx';

const shadow = (alpha: number) => `rgb(from ${cssVar('palette-ink-900')} r g b / ${alpha})`;

/** The title, with the lead and the button beside it. */
export const HeroCopy = styled(Container)`
  z-index: ${cssVar('z-raised')};
  display: grid;
  grid-template-columns: ${TITLE_AND_LEAD};
  gap: ${cssVar('space-7')} ${cssVar('space-6')};
  align-items: end;

  > :first-child {
    max-width: 56rem;
  }

  /* Three lines in every language. */
  @media ${condition.phone} and (orientation: portrait) {
    > :first-child > * {
      font-size: ${displaySizeWithin('14.6vw', 2)};
    }

    > :first-child > :lang(pt) {
      font-size: ${displaySizeWithin('12.4vw', 2)};
    }
  }

  /* The name of the card is a line of its own. */
  > :first-child > :lang(zh-TW) {
    max-width: 6.6em;
  }

  > :last-child {
    ${column('7', 'flex-start')}
    padding-bottom: ${cssVar('space-3')};
  }

  ${media.belowLg} {
    grid-template-columns: minmax(0, 1fr);

    > :last-child {
      max-width: 32rem;
    }
  }

  ${media.landscapePhone} {
    gap: ${cssVar('space-4')};

    > :last-child {
      gap: ${cssVar('space-4')};
    }
  }
`;

/** The size of the card, and the share of its height over the dark section. */
const cardSize = css`
  --card: min(84vw, 1.18 * var(--content-width));
  --card-height: calc(var(--card) * ${cardWhole.height} / ${cardWhole.width});
  --on-ink: 0.6;

  ${media.belowLg} {
    --card: 94vw;
  }

  ${media.mobile} {
    --on-ink: 0.54;
  }
`;

/** The card lies across the border between the dark and the light section, which is `UnderCard`. */
export const CardHero = styled(HeroSection)`
  ${cardSize}
  z-index: ${cssVar('z-raised')};
  min-height: 0;
  overflow: clip visible;
`;

export const WholeCard = styled.div`
  height: calc(var(--card-height) * var(--on-ink));
  margin-top: ${cssVar('space-5')};

  img {
    position: relative;
    left: calc(50% - var(--card) / 2);
    width: var(--card);
    max-width: none;
    /* The shadow shows on the light section only. */
    filter: drop-shadow(0 calc(var(--card) * 0.004) calc(var(--card) * 0.006) ${shadow(0.4)})
      drop-shadow(0 calc(var(--card) * 0.03) calc(var(--card) * 0.03) ${shadow(0.3)});

    @media (forced-colors: active) {
      filter: none;
    }
  }

  @media print {
    height: auto;

    img {
      left: 0;
      width: 100%;
      filter: none;
    }
  }
`;

export const UnderCard = styled(Section)`
  ${cardSize}
  padding-top: calc(var(--card-height) * (1 - var(--on-ink)) + ${cssVar('space-9')});

  @media print {
    padding-top: ${cssVar('space-9')};
  }
`;
