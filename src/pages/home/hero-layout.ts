import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { fontSize, size } from '../../theme/generated/tokens.ts';
import { condition, media } from '../../theme/media.ts';
import { displaySizeWithin, TEXT_STYLES } from '../../theme/text-styles.ts';
import { Container } from '../../primitives/Layout.tsx';
import { nacreGradient } from '../../primitives/nacre.ts';

/**
 * The opening block of Home. The token that Get Started scrolls to is its height, so the next
 * section begins exactly there (HOME-1): 1817 px, 1417 px at the mobile breakpoint and below.
 */
export const Hero = styled.section`
  position: relative;
  display: grid;
  grid-template-rows: minmax(${cssVar('size-hero')}, auto) 1fr;
  overflow: clip;
  min-height: ${cssVar('offset-get-started')};
  padding-bottom: ${cssVar('space-14')};
  background: ${cssVar('color-surface-page')};

  /* The pearl's light on the ink around it. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: ${cssVar('size-hero')};
    background: ${nacreGradient(0.15, [
      { hue: 1, size: '47rem 37rem', position: '56% 0%', extent: '70%' },
      { hue: 2, size: '36rem 30rem', position: '44% 37rem', extent: '72%' },
    ])};
    pointer-events: none;

    @media (forced-colors: active) {
      display: none;
    }
  }

  ${media.mobile} {
    grid-template-rows: minmax(${cssVar('size-hero-mobile')}, auto) 1fr;
    grid-template-columns: minmax(0, 1fr);
    min-height: ${cssVar('offset-get-started-mobile')};
    padding-bottom: ${cssVar('space-13')};
  }

  @media print {
    display: block;
    min-height: 0;
  }
`;

/** The words of the hero, over its picture. */
export const HeroCopy = styled(Container)`
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: clamp(${cssVar('space-4')}, 4.5svh, ${cssVar('space-9')});
  /* Less in a low window, so that the actions are on the first screen. */
  padding-top: calc(${cssVar('size-header')} + clamp(1rem, 40svh - 13.5rem, 8.5rem));
  z-index: ${cssVar('z-raised')};
  position: relative;

  /*
   * Clear of the pearl's rim, whatever the language's last line and the size of its letters; small
   * ones, on a phone on its side, have room for two lines instead of three.
   */
  > h1 {
    max-width: max(5.2em / var(--font-scale), 22.5rem);
  }

  > p {
    max-width: 28rem;
  }

  /* Smaller letters in a low window, for the same reason. */
  ${media.desktop} {
    > h1 {
      font-size: ${displaySizeWithin('20svh - 1.9rem', fontSize.titleMax)};
    }
  }

  /* A tablet held upright has more room than words. */
  @media ${condition.desktop} and ${condition.tablet} and (min-height: ${size.hero}px) {
    justify-content: center;
    padding-block: ${cssVar('size-header')} 0;
  }

  ${media.mobile} {
    gap: ${cssVar('space-6')};
    padding-top: calc(${cssVar('size-header-mobile')} + ${cssVar('space-9')});
    padding-bottom: clamp(${cssVar('space-14')}, 12.9rem - 12.2vw, ${cssVar('space-15')});

    > h1 {
      max-width: 5.4em;
    }
  }
`;

/** The dark pearl that bleeds off the end side and dissolves into ink. */
export const HeroPearl = styled.div`
  position: absolute;
  top: ${cssVar('space-14')};
  /* Past the words wherever the page is narrow. */
  left: max(50% - 3.5vw, var(--gutter) + 31rem);
  width: clamp(44rem, 82vw, 74rem);
  mask-image: linear-gradient(${cssVar('palette-black')} 62%, transparent 84%);

  img {
    width: 100%;
    height: auto;
  }

  ${media.mobile} {
    /* Below the words: they take more room on a tablet. */
    top: max(24.75rem, 21.2rem + 15.3vw);
    left: -16%;
    width: min(170%, 50rem);
  }

  /* The words before it are dark there, too. */
  @media print {
    display: none;
  }
`;

/** A line on the pearl, at the end side of the hero; where there is no room beside the words, none. */
export const HeroNote = styled(Container)`
  ${TEXT_STYLES.caption}
  grid-area: 1 / 1;
  align-self: end;
  padding-bottom: ${cssVar('space-14')};
  text-align: end;
  color: ${cssVar('color-text-soft')};
  pointer-events: none;

  > strong {
    ${TEXT_STYLES.title}
    display: block;
    font-size: ${cssVar('font-size-title-min')};
    color: ${cssVar('color-text-default')};
  }

  ${media.belowLg} {
    display: none;
  }
`;

/**
 * The hero's two actions: in a row; on a phone low on the pearl, so that its rim is seen between them
 * and the words, however many lines a language takes, and full width where a row has no room.
 */
export const HeroActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-3')};

  ${media.mobile} {
    align-self: stretch;
    max-width: 26rem;
    margin-top: auto;
    padding-top: ${cssVar('space-13')};

    > * {
      flex: 1 1 12rem;
    }

    /* The ghost lies on the bright pearl: ink behind its label. */
    > :last-child {
      background: rgb(from ${cssVar('color-surface-page')} r g b / 0.72);
    }
  }
`;
