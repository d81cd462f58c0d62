import styled, { css } from 'styled-components';
import { condition, cssVar, media } from '../../theme/css.ts';
import { container, fontSize, size } from '../../theme/generated/tokens.ts';
import { displaySizeWithin, inRem, sectionContainer } from '../../theme/text-styles.ts';
import { Container } from '../../primitives/Layout.tsx';
import { nacreGlow } from '../../primitives/nacre.ts';
import { pictureFade, whereStacked } from './hero-picture.ts';

/** As high as the distance that Get Started scrolls (HOME-1): 1817 px, on mobile 1417. */
export const Hero = styled.section`
  ${pictureFade}
  ${sectionContainer}
  position: relative;
  display: grid;
  /* The last row has the tiles. */
  grid-template-rows: minmax(${cssVar('size-hero')}, auto) 1fr;
  overflow: clip;
  min-height: ${cssVar('offset-get-started')};
  /* Smaller where larger text makes the tiles higher, so that the total height stays the same. */
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
    --fade-height: 5rem;
    /* Between copy and tiles: the phone. */
    grid-template-rows: auto minmax(0, 1fr) minmax(
        calc(
          ${cssVar('offset-get-started-mobile')} - ${cssVar('size-hero-mobile')} -
            ${cssVar('space-13')}
        ),
        auto
      );
    grid-template-columns: minmax(0, 1fr);
    min-height: ${cssVar('offset-get-started-mobile')};
    padding-bottom: ${cssVar('space-13')};
  }

  /* On a tablet: room for the plan in the first tile. */
  @media ${condition.desktop} and ${condition.belowLg} {
    grid-template-rows: minmax(calc(${cssVar('size-hero')} - ${cssVar('space-12')}), auto) 1fr;
  }

  /* A lower first screen with separate rows for copy and note, and higher tiles. */
  @media ${condition.desktop} and ${condition.landscapePhone} {
    --fade-height: 3rem;
    --fade-end: 0rem;
    grid-template-rows: auto minmax(0, 1fr) minmax(
        calc(
          ${cssVar('offset-get-started')} - ${cssVar('size-hero-landscape')} - ${cssVar('space-14')}
        ),
        auto
      );
    grid-template-columns: minmax(0, 1fr);
  }

  /* The phone's text fades out well above the tiles, which would crop its lines. */
  ${media.phone} {
    --fade-height: 8.5rem;
    --fade-end: 2.5rem;
  }

  @media print {
    display: block;
    min-height: 0;
  }
`;

/** For the note below the copy: three lines and a margin. */
const NOTE_HEIGHT = '8rem';

/** The lowest position at which the copy may end: above the fold, and clear of the tiles or the note. */
const copyBottom = (below: string) => `min(100svh - 2rem, ${cssVar('size-hero')} - ${below})`;

export const HeroCopy = styled(Container)`
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: clamp(${cssVar('space-4')}, 4.5svh, ${cssVar('space-9')});
  /* Less in a short viewport, so that the actions are above the fold. */
  padding-top: calc(
    ${cssVar('size-header')} + clamp(1rem, 40svh - 13.5rem, 8.5rem - 72 * var(--wide-step))
  );
  z-index: ${cssVar('z-raised')};

  /* Clear of the pearl's rim in every language; two lines instead of three on a landscape phone. */
  > h1 {
    max-width: max(5.2em / var(--font-scale), 22.5rem);
  }

  /* The first line ends after "Chiếc ví". No max-width alone breaks the sentence there, and with no-break spaces
     enlarged text would break inside words. */
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

    ${media.belowLg} {
      max-width: 23.5rem;
    }

    /* Three lines in every language, so that the actions are above the fold. */
    @media ${condition.landscapePhone} {
      max-width: 25.25rem;
    }
  }

  ${media.desktop} {
    /* Centered on the phone, however few lines the copy has. */
    align-self: start;
    justify-content: center;
    min-height: calc(${copyBottom('5rem')});

    > h1 {
      font-size: ${displaySizeWithin('20svh - 1.9rem', fontSize.titleMax)};
    }

    /* Two lines instead of three: only larger type has the same visual weight as in the other languages. */
    > h1:lang(vi),
    > h1:lang(zh-TW) {
      --font-scale: 0.9;
    }
  }

  @media not ${condition.belowXl} {
    > h1:lang(vi),
    > h1:lang(zh-TW) {
      --font-scale: 1;
    }
  }

  /* The note is below. */
  @container section (width < ${inRem(container.heroNoteBeside)}) {
    padding-bottom: ${NOTE_HEIGHT};

    ${media.desktop} {
      min-height: calc(${copyBottom(`${NOTE_HEIGHT} - 4rem`)} + ${NOTE_HEIGHT});
    }

    @media ${condition.desktop} and ${condition.belowLg} {
      min-height: calc(${copyBottom(`${NOTE_HEIGHT} - 4rem`)} + ${cssVar('space-12')});
    }
  }

  @media ${condition.desktop} and ${condition.landscapePhone} {
    min-height: 0;
    padding-bottom: ${cssVar('space-5')};
  }

  ${media.mobile} {
    gap: ${cssVar('space-6')};
    padding-top: calc(${cssVar('size-header-mobile')} + ${cssVar('space-9')});

    /* Beside the phone, as on wide pages. */
    grid-row: 1 / -2;

    > h1,
    > p {
      max-width: 20.5rem;
    }
  }

  @media ${condition.mobile} and (min-height: ${size.heroMobile}px) {
    @container section (width > ${inRem(container.heroPhoneBeside)}) {
      justify-content: center;
    }
  }

  ${whereStacked(css`
    grid-row: 1;
    padding-bottom: ${cssVar('space-6')};

    > h1 {
      max-width: 5.4em;
    }

    > p {
      max-width: 28rem;
    }
  `)}

  @media ${condition.mobile} and ${condition.landscapePhone} {
    gap: ${cssVar('space-4')};
    padding-top: calc(${cssVar('size-header-mobile')} + ${cssVar('space-5')});

    /* If the width barely fits one line, the line wraps when the font loads. */
    > h1 {
      max-width: 8em;
    }
  }
`;

/** Two actions in a row. On a phone as wide as the page. */
export const HeroActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-3')};

  ${media.mobile} {
    margin-top: ${cssVar('space-2')};
  }

  ${whereStacked(css`
    align-self: stretch;
    max-width: 27rem;

    /* One line each, unless the text is enlarged. */
    > * {
      flex: 1 1 12rem;
      min-width: fit-content;
    }
  `)}

  @media ${condition.mobile} and ${condition.landscapePhone} {
    margin-top: 0;
  }
`;
