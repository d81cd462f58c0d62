import styled from 'styled-components';
import { condition, cssVar, hiddenIn, media } from '../../theme/css.ts';
import { breakpoint, fontSize, size } from '../../theme/generated/tokens.ts';
import { displaySizeWithin, inRem, narrowSection, TEXT_STYLES } from '../../theme/text-styles.ts';
import { Container } from '../../primitives/Layout.tsx';
import { nacreGlow } from '../../primitives/nacre.ts';

/** As tall as Get Started scrolls (HOME-1): 1817 px, on mobile 1417. */
export const Hero = styled.section`
  container: section / inline-size;
  position: relative;
  display: grid;
  grid-template-rows: minmax(${cssVar('size-hero')}, auto) 1fr;
  overflow: clip;
  min-height: ${cssVar('offset-get-started')};
  /* Less where larger text makes the tiles higher: the height stays the same. */
  padding-bottom: calc(${cssVar('space-14')} - var(--above-wide-min) * 0.03);
  background: ${cssVar('color-surface-page')};

  &::before {
    content: '';
    inset: 0 0 auto;
    height: ${cssVar('size-hero')};
    ${nacreGlow(0.15, [
      { hue: 1, size: '47rem 37rem', position: '56% 0%', extent: '70%' },
      { hue: 2, size: '36rem 30rem', position: '44% 37rem', extent: '72%' },
    ])}
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

export const HeroCopy = styled(Container)`
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: clamp(${cssVar('space-4')}, 4.5svh, ${cssVar('space-9')});
  /* Less in a short viewport, so that the actions are above the fold. */
  padding-top: calc(${cssVar('size-header')} + clamp(1rem, 40svh - 13.5rem, 8.5rem));
  z-index: ${cssVar('z-raised')};

  /* Clear of the pearl's rim in every language; two lines instead of three on a landscape phone. */
  > h1 {
    max-width: max(5.2em / var(--font-scale), 22.5rem);
  }

  /*
   * The first line ends after "Chiếc ví": no width alone breaks the sentence there, and no-break spaces
   * would break words of enlarged text.
   */
  > h1:lang(vi) {
    text-wrap: wrap;

    &::before {
      content: '';
      float: inline-end;
      width: calc(100% - 3.6em);
      height: 1em;
    }
  }

  > p {
    max-width: 28rem;
  }

  ${media.desktop} {
    > h1 {
      font-size: ${displaySizeWithin('20svh - 1.9rem', fontSize.titleMax)};
    }
  }

  @media ${condition.desktop} and ${condition.tablet} and (min-height: ${size.hero}px) {
    justify-content: center;
    padding-block: ${cssVar('size-header')} 0;
  }

  ${media.mobile} {
    gap: ${cssVar('space-6')};
    padding-top: calc(${cssVar('size-header-mobile')} + ${cssVar('space-9')});
    /* The phone stands there. */
    padding-bottom: calc(
      7rem + clamp(${cssVar('space-14')}, 12.9rem - 12.2vw, ${cssVar('space-15')})
    );

    > h1 {
      max-width: 5.4em;
    }
  }

  @media ${condition.mobile} and ${condition.landscapePhone} {
    gap: ${cssVar('space-4')};
    padding-top: calc(${cssVar('size-header-mobile')} + ${cssVar('space-5')});

    /* A width that just fits one line wraps when the font loads. */
    > h1 {
      max-width: 8em;
    }
  }
`;

export const HeroPearl = styled.div`
  position: absolute;
  top: ${cssVar('space-14')};
  /* Beside the copy on narrow pages. */
  inset-inline-start: max(50% - 3.5vw, var(--gutter) + 31rem);
  width: clamp(44rem, 82vw, 74rem);
  mask-image: linear-gradient(${cssVar('palette-black')} 62%, transparent 84%);

  img {
    width: 100%;
  }

  ${media.mobile} {
    /* Below the copy, which is taller on a tablet and on the narrowest phones. */
    top: max(24.75rem, 21.2rem + 15.3vw, 36.8rem - 51vw);
    inset-inline-start: -16%;
    width: min(170%, 50rem);

    /* Behind the phone. */
    @container section (width > ${inRem(size.heroPhoneBeside)}) {
      top: 22rem;
      inset-inline-start: 38%;
    }
  }

  /* Print has dark text. */
  ${hiddenIn('print')}
`;

const PHONE_TOP = `calc(${cssVar('size-header')} + clamp(1rem, 12svh, 8rem))`;

/** Unio One in the light of the pearl; it fades at the foot of the hero. */
export const HeroPhone = styled.div`
  --width: clamp(13rem, 27vw, 24rem);
  position: absolute;
  top: ${PHONE_TOP};
  inset-inline-start: max(50% + 5rem, var(--gutter) + 33rem);
  width: var(--width);
  height: calc(${cssVar('size-hero')} - ${PHONE_TOP});
  overflow: clip;
  mask-image: linear-gradient(${cssVar('palette-black')} 70%, transparent);

  /* No room beside enlarged copy. */
  ${media.desktop} {
    @container section (width <= ${inRem(breakpoint.mobile)}) {
      display: none;
    }
  }

  ${media.mobile} {
    --width: 13rem;
    --shown: 32rem;
    top: calc(${cssVar('size-hero-mobile')} - var(--shown));
    inset-inline-start: calc(100% - var(--gutter) - var(--width));
    height: var(--shown);

    /* No room beside the actions. */
    @container section (width <= ${inRem(size.heroPhoneBeside)}) {
      display: none;
    }

    /* Room below the actions, which are stacked. */
    @container section (width <= ${inRem(size.heroPhoneBelow)}) {
      --width: 14rem;
      --shown: 14.5rem;
      display: block;
      inset-inline-start: calc(50% - var(--width) / 2);
      mask-image: linear-gradient(${cssVar('palette-black')} 70%, transparent);
    }

    /* No room below the copy either. */
    ${narrowSection} {
      display: none;
    }
  }

  /* Print has dark text. */
  ${hiddenIn('print')}
`;

/** Beside the phone that it names; hidden where there is no room. */
export const HeroNote = styled(Container)`
  ${TEXT_STYLES.caption}
  grid-area: 1 / 1;
  align-self: end;
  padding-bottom: ${cssVar('space-14')};
  color: ${cssVar('color-text-soft')};
  pointer-events: none;

  > p {
    max-width: 9.5rem;
    margin-inline-start: auto;
    text-align: end;
    text-wrap: balance;
  }

  strong {
    ${TEXT_STYLES.title}
    display: block;
    font-size: ${cssVar('font-size-title-min')};
    color: ${cssVar('color-text-default')};
  }

  ${hiddenIn(condition.belowLg)}
`;

/** Two actions in a row. On a phone at the bottom of the hero, so that the pearl's rim stays visible. */
export const HeroActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-3')};

  ${media.mobile} {
    align-self: stretch;
    max-width: 27rem;
    margin-top: auto;
    padding-top: ${cssVar('space-13')};

    /* One line each, unless the text is enlarged. */
    > * {
      flex: 1 1 12rem;
      min-width: fit-content;
    }

    /* The ghost button is over the bright pearl. */
    > :last-child {
      background: rgb(from ${cssVar('color-surface-page')} r g b / 0.72);
    }
  }

  @media ${condition.mobile} and ${condition.landscapePhone} {
    margin-top: 0;
    padding-top: 0;
  }
`;
