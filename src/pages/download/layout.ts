import styled from 'styled-components';
import { column, printAsBlocks } from '../../primitives/Layout.tsx';
import { nacreGlow } from '../../primitives/nacre.ts';
import { condition, cssVar, hiddenIn, media } from '../../theme/css.ts';
import { fontSize } from '../../theme/generated/tokens.ts';
import { displaySizeWithin } from '../../theme/text-styles.ts';

export const DownloadLayout = styled.div`
  position: relative;
  flex: 1;
  display: grid;
  grid-template: 'title picture' auto 'rest picture' 1fr / minmax(0, 7fr) minmax(0, 5fr);
  gap: ${cssVar('space-9')} ${cssVar('space-4')};

  ${media.portrait} {
    grid-template: 'title' auto 'picture' auto 'rest' auto / minmax(0, 1fr);
    row-gap: ${cssVar('space-5')};
  }

  ${media.landscapePhone} {
    gap: ${cssVar('space-4')};
  }

  ${printAsBlocks}
`;

export const TitleArea = styled.div`
  grid-area: title;
  align-self: end;
  container-type: inline-size;

  /* Two lines in the column of a tablet. */
  > * {
    font-size: ${displaySizeWithin('19.1cqi')};
  }

  ${media.landscapePhone} {
    > * {
      font-size: ${displaySizeWithin('min(19.1cqi, 13svh)', fontSize.titleMax)};
    }
  }
`;

export const PictureArea = styled.div`
  grid-area: picture;
  position: relative;
  min-width: 0;

  &::before {
    content: '';
    inset: -5rem -8rem;
    ${nacreGlow(0.3, [
      { hue: 2, size: '50% 42%', position: '50% 42%', extent: '100%' },
      { hue: 3, size: '50% 40%', position: '50% 60%', extent: '100%' },
    ])}
  }

  > * {
    position: relative;
    width: min(92%, ${cssVar('size-phone-picture')});
    margin-inline: auto;
  }

  ${media.portrait} {
    /* The first button stays above the fold. */
    height: 40svh;
    overflow: clip;
    mask-image: linear-gradient(${cssVar('palette-black')} 78%, transparent);

    &::before {
      display: none;
    }

    > * {
      width: min(100%, max(${cssVar('size-popup-small')}, 30svh));
    }
  }

  /* The buttons come first where both do not fit. */
  ${hiddenIn(`${condition.mobile} and ${condition.landscapePhone}, print`)}
`;

export const ActionArea = styled.div`
  grid-area: rest;
  ${column('6')}
  max-width: ${cssVar('size-prose')};
  min-width: 0;

  ${media.portrait} {
    max-width: none;
  }

  ${media.landscapePhone} {
    gap: ${cssVar('space-4')};
  }
`;

/** Reserves the height of the QR code's tile; document.css hides it where no script draws the code. */
export const ScanArea = styled.div`
  min-height: calc(
    ${cssVar('qr-size')} * 1px + 2 * ${cssVar('space-2')} + 2 * ${cssVar('space-4')}
  );

  ${hiddenIn(`${condition.mobile}, ${condition.landscapePhone}, print`)}
`;
