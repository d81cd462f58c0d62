import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { media } from '../../theme/media.ts';
import { displaySizeWithin } from '../../theme/text-styles.ts';
import { printAsBlocks } from '../../primitives/print.ts';

/**
 * Words with a product picture: in two columns, the picture to the end side and as tall as it
 * likes; held upright one column: title, picture, then the rest. Children in this order: ShowcaseTitle,
 * ShowcasePicture, ShowcaseRest.
 */
export const Showcase = styled.div`
  position: relative;
  flex: 1;
  display: grid;
  grid-template: 'title picture' auto 'rest picture' 1fr / minmax(0, 7fr) minmax(0, 5fr);
  column-gap: ${cssVar('space-4')};
  row-gap: ${cssVar('space-9')};

  ${media.portrait} {
    grid-template: 'title' auto 'picture' auto 'rest' auto / minmax(0, 1fr);
    row-gap: ${cssVar('space-5')};
  }

  ${printAsBlocks}
`;

/** The heading's cell. */
export const ShowcaseTitle = styled.div`
  grid-area: title;
  align-self: end;
  container-type: inline-size;

  /* Two lines beside the picture: letters that fit the column of a tablet. */
  > * {
    font-size: ${displaySizeWithin('19.1cqi')};
  }
`;

/** The picture's cell; above the words it fades at its lower edge. */
export const ShowcasePicture = styled.div`
  grid-area: picture;
  min-width: 0;

  /* Centred by its margins: in a shrink-to-fit box it would have no size until it has loaded. */
  img {
    width: min(92%, ${cssVar('size-phone-picture')});
    height: auto;
    margin-inline: auto;
  }

  ${media.portrait} {
    /* Short enough for the first button to be on the first screen. */
    max-height: 40svh;
    overflow: clip;
    mask-image: linear-gradient(${cssVar('palette-black')} 78%, transparent);

    img {
      width: min(100%, max(${cssVar('size-popup-small')}, 30svh));
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

  ${media.portrait} {
    max-width: none;
  }
`;
