import styled, { css } from 'styled-components';
import { condition, cssVar, fade, hiddenIn, media } from '../../theme/css.ts';
import { breakpoint, container } from '../../theme/generated/tokens.ts';
import { inRem, narrowSection, moneyFigures, TEXT_STYLES } from '../../theme/text-styles.ts';
import { Container } from '../../primitives/Layout.tsx';

/** On a phone, where phone and pearl are below the copy instead of beside it. */
export const whereStacked = (rules: ReturnType<typeof css>) => css`
  ${media.mobile} {
    @container section (width <= ${inRem(container.heroPhoneBeside)}) {
      ${rules}
    }
  }

  @media ${condition.mobile} and ${condition.landscapePhone} {
    ${rules}
  }
`;

/** The phone is beside the copy. Its right edge is at the right edge of the page's content, or left of it. */
const PHONE_WIDTH = 'clamp(18.75rem, 40vw, 24rem - 62 * var(--wide-step))';
const PHONE_START = `min(max(50% + 3rem, var(--gutter) + 33rem), 100% - var(--gutter) - ${PHONE_WIDTH})`;
const PHONE_TOP = `${cssVar('size-header')} + clamp(1rem, 12svh, 8rem - 90 * var(--wide-step))`;
/** Ratio of the phone's height to its width. */
const PHONE_RATIO = 62 / 30;
/** How far the phone extends behind the tiles, which crop it above the app's tab bar. */
const BEHIND_TILES = '6.4rem - 37 * var(--wide-step)';

/** For the section: pearl and phone fade into the page together, behind the tiles. */
export const pictureFade = css`
  /* Height of the picture's fade into the page; --fade-end is how far above the tiles the fade is complete. */
  --fade-height: calc(2rem - 4 * var(--wide-step));
  /* The wider the page, the farther the tab bar is above the tiles. */
  --fade-end: calc(14 * var(--wide-step));

  /* The phone ends higher above the tiles, so the fade hides its tab bar. */
  @media (not ${condition.belowLg}) and ${condition.belowXl} {
    --fade-height: 2.5rem;
    --fade-end: 1.125rem;
  }

  &::after {
    content: '';
    position: absolute;
    grid-row: -2 / auto;
    inset: calc(-1 * var(--fade-height)) 0 0;
    background: ${cssVar('color-surface-page')};
    mask-image: ${fade('to top', `calc(100% - var(--fade-height) + var(--fade-end))`, '100%')};
    pointer-events: none;

    ${hiddenIn('print, (forced-colors: active)')}
  }
`;

/** From the hero's top to the tiles. */
const FIRST_SCREEN = css`
  position: absolute;
  grid-row: 1 / -2;
`;

export const HeroPearl = styled.div`
  ${FIRST_SCREEN}
  top: ${cssVar('space-14')};
  inset-inline-start: calc(${PHONE_START} - 7vw);
  width: clamp(44rem, 82vw, 74rem);

  img {
    width: 100%;
  }

  /* Fades out where the pearl's right edge would be visible, so that no isolated piece of the edge remains. */
  @media not ${condition.belowXl} {
    --lit: calc(36% + 4 * max(0px, 15rem - var(--above-wide-min)));
    mask-image: ${fade('to bottom right', 'var(--lit)', 'calc(var(--lit) + 20%)')};
  }

  @media ${condition.portrait} {
    top: 11rem;
    inset-inline-start: calc(${PHONE_START} - 5vw);
    width: max(52rem, 82vw);
  }

  /* Rises between the copy and the tiles. */
  @media ${condition.landscapePhone} {
    top: 17.5rem;
    inset-inline-start: 26%;
    width: 120vw;
  }

  ${whereStacked(css`
    grid-row: 2 / -2;
    top: 0;
    inset-inline-start: -22%;
    width: min(170%, 50rem);
  `)}

  /* Print has dark text. */
  ${hiddenIn('print')}
`;

/** Unio One in front of the pearl. The bottom of the phone is behind the tiles. */
export const HeroPhone = styled.div`
  --behind-tiles: calc(${BEHIND_TILES});
  ${FIRST_SCREEN}
  top: max(
    ${PHONE_TOP},
    ${cssVar('size-hero')} + var(--behind-tiles) - ${PHONE_RATIO} * ${PHONE_WIDTH}
  );
  bottom: 0;
  inset-inline-start: ${PHONE_START};
  width: ${PHONE_WIDTH};
  overflow: clip;

  /* Higher than on wider pages: the copy is beside its middle, and ends above the fold. */
  ${media.belowXl} {
    --behind-tiles: 4.85rem;
  }

  /* The whole phone is visible, above the fade. */
  ${media.belowLg} {
    top: calc(${PHONE_TOP});
    width: 18.75rem;
  }

  @media ${condition.landscapePhone} {
    --width: 19.25rem;
    top: calc(${PHONE_TOP});
    inset-inline-start: calc(100% - var(--gutter) - var(--width));
    width: var(--width);
  }

  /* No room beside enlarged copy. */
  ${media.desktop} {
    @container section (width <= ${inRem(breakpoint.mobile)}) {
      display: none;
    }
  }

  ${whereStacked(css`
    --width: clamp(15rem, 74vw, 20rem);
    grid-row: 2 / -2;
    top: ${cssVar('space-4')};
    inset-inline-start: calc(50% - var(--width) / 2);
    width: var(--width);
  `)}

  /* No room below the copy either. */
  ${media.mobile} {
    ${narrowSection} {
      display: none;
    }
  }

  /* Print has dark text. */
  ${hiddenIn('print')}
`;

/** Beside the phone that it names, or below the copy; hidden where there is no room. */
export const HeroNote = styled(Container)`
  ${TEXT_STYLES.caption}
  z-index: ${cssVar('z-raised')};
  grid-area: 1 / 1 / -2;
  align-self: end;
  padding-bottom: ${cssVar('space-9')};
  color: ${cssVar('color-text-soft')};
  pointer-events: none;

  > p {
    max-width: 21rem;
    text-wrap: balance;
  }

  span {
    display: block;
  }

  strong {
    ${TEXT_STYLES.title}
    margin-bottom: ${cssVar('space-1')};
    font-size: ${cssVar('font-size-title-min')};
    color: ${cssVar('color-text-default')};
  }

  strong + strong {
    ${moneyFigures}
    margin-inline-start: ${cssVar('space-1')};
  }

  @container section (width >= ${inRem(container.heroNoteBeside)}) {
    padding-bottom: ${cssVar('space-14')};

    > p {
      max-width: 11.5rem;
      margin-inline-start: auto;
      text-align: end;
    }

    strong {
      display: block;
    }
  }

  /* Right below the actions. */
  @media ${condition.landscapePhone} {
    grid-row: 2;
    align-self: start;
    padding-bottom: 0;

    > p {
      max-width: none;
      margin: 0;
      text-align: start;
    }

    strong {
      display: inline;
    }
  }

  /* The phone takes this place. */
  ${whereStacked(css`
    display: none;
  `)}

  /* No room below enlarged copy. */
  @container section (width <= ${inRem(container.heroPhoneBeside)}) {
    display: none;
  }
`;
