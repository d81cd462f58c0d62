import styled, { css } from 'styled-components';
import { cssVar } from '../theme/css-var.ts';
import { media } from '../theme/media.ts';
import { displayWithin } from '../theme/text-styles.ts';

/**
 * Words with a product picture: in two columns, the picture to the end side and as tall as it
 * likes; on a phone one column: title, picture, then the rest. Children in this order: ShowcaseTitle,
 * ShowcasePicture, ShowcaseRest.
 */
export const Showcase = styled.div`
  position: relative;
  flex: 1;
  display: grid;
  grid-template: 'title picture' auto 'rest picture' 1fr / minmax(0, 7fr) minmax(0, 5fr);
  column-gap: ${cssVar('space-4')};
  row-gap: ${cssVar('space-9')};

  ${media.mobile} {
    grid-template: 'title' auto 'picture' auto 'rest' auto / minmax(0, 1fr);
    row-gap: ${cssVar('space-5')};
  }
`;

/** The heading's cell. */
export const ShowcaseTitle = styled.div`
  grid-area: title;
  align-self: end;
  min-width: 0;

  /* Two lines beside the picture: letters that fit the column of a tablet. */
  ${media.desktop} {
    > * {
      font-size: ${displayWithin('11.5vw - 1.45rem')};
    }
  }
`;

/**
 * The picture's cell; on a phone it fades at its lower edge. `$cut` also fades the edges where the
 * picture itself is cut off: its start and its foot.
 */
export const ShowcasePicture = styled.div<{ $cut?: boolean }>`
  grid-area: picture;
  min-width: 0;

  /* Centred by its margins: in a shrink-to-fit box it would have no size until it has loaded. */
  img {
    width: min(92%, ${cssVar('size-phone-picture')});
    height: auto;
    margin-inline: auto;
  }

  ${({ $cut }) =>
    $cut &&
    css`
      img {
        mask-image:
          linear-gradient(${cssVar('palette-black')} 62%, transparent 96%),
          linear-gradient(to right, transparent, ${cssVar('palette-black')} 34%);
        mask-composite: intersect;
      }
    `}

  ${media.mobile} {
    /* Short enough for the first button to be on the first screen of a phone. */
    max-height: min(${cssVar('size-phone-window')}, 40svh);
    overflow: clip;
    mask-image: linear-gradient(${cssVar('palette-black')} 78%, transparent);

    img {
      width: min(100%, ${cssVar('size-popup-small')});
    }
  }
`;

/** Everything that follows: lead, buttons, links. */
export const ShowcaseRest = styled.div`
  grid-area: rest;
  display: flex;
  flex-direction: column;
  gap: ${cssVar('space-6')};
  max-width: ${cssVar('size-prose')};
  min-width: 0;

  ${media.mobile} {
    max-width: none;
  }
`;
