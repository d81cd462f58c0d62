import styled from 'styled-components';
import { cropsPhone } from '../../primitives/cropped-phone.ts';
import { column, HeroSection, printAsBlocks } from '../../primitives/Layout.tsx';
import { nacreHalo } from '../../primitives/nacre.ts';
import { condition, cssVar, hiddenIn, media } from '../../theme/css.ts';
import { fontSize } from '../../theme/generated/tokens.ts';
import { displaySizeWithin } from '../../theme/text-styles.ts';

/** Width of the phone beside the text, on a portrait tablet. */
const PORTRAIT_PHONE = '18.75rem';

const SHADE = cssVar('palette-ink-alpha-13');

/**
 * On a portrait tablet, only as high as its content. The section below casts a shadow on the cropped phone, whose screen
 * is as light as that section.
 */
export const Hero = styled(HeroSection)`
  ${media.portrait} {
    min-height: 0;
  }

  @media ${condition.portrait}, ${condition.belowWholePhone} {
    &::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      height: ${cssVar('space-9')};
      background:
        linear-gradient(to top, ${SHADE}, transparent ${cssVar('space-3')}),
        linear-gradient(to top, ${SHADE}, transparent);
      pointer-events: none;

      ${hiddenIn('print, (forced-colors: active)')}
    }
  }
`;

export const DownloadLayout = styled.div`
  /* The space below the common lower edge of the phone and the QR code. */
  --foot: clamp(
    ${cssVar('space-9')},
    ${cssVar('space-9')} + (100svh - 48rem) * 0.2,
    ${cssVar('space-12')}
  );
  /* In a tall window the copy is nearer to the middle of the phone. */
  --rise: clamp(0px, (100svh - 64rem) * 0.75, 10rem);
  position: relative;
  flex: 1;
  display: grid;
  grid-template: 'title picture' 1fr 'rest picture' auto / minmax(0, 7fr) minmax(0, 5fr);
  gap: ${cssVar('space-9')} ${cssVar('space-4')};

  ${media.portrait} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr) min(${PORTRAIT_PHONE}, 44%);
    gap: ${cssVar('space-7')} ${cssVar('space-6')};
  }

  /* The first button is above the fold. */
  ${media.phone} {
    grid-template: 'title' auto 'rest' auto 'picture' 1fr / minmax(0, 1fr);
    row-gap: ${cssVar('space-6')};
  }

  /* The QR code is above the fold on a laptop. */
  ${media.shortViewport} {
    row-gap: ${cssVar('space-7')};
    margin-top: clamp(-3rem, (100svh - 60rem) * 0.4, 0px);
  }

  ${media.landscapePhone} {
    grid-template-rows: auto 1fr;
    gap: ${cssVar('space-4')};
    margin-top: 0;
  }

  ${printAsBlocks}
`;

/** From the middle of the section to the middle of the phone. */
const TO_PHONE = 'min(var(--content-width), 100% - 2 * var(--gutter)) * 0.29';

/** Behind the phone. */
export const PhoneGlow = styled.div.attrs({ 'aria-hidden': true })`
  ${nacreHalo}
  inset: 4% calc(50% - ${TO_PHONE} - 36rem) -12% calc(50% + ${TO_PHONE} - 36rem);
  opacity: 0.7;

  ${media.portrait} {
    inset-inline: calc(100% - 30rem) -12rem;
  }

  ${media.phone} {
    inset: auto -60% -8rem;
    height: 44rem;
  }
`;

export const TitleArea = styled.div`
  grid-area: title;
  align-self: end;
  container-type: inline-size;
  /* In a tall viewport, the copy is not at the very top. */
  padding-top: clamp(0px, (100svh - 60rem) / 2, ${cssVar('space-14')});

  /* Even a short title has two lines, so that the column has no gap. */
  @media not ${condition.phone} {
    > * {
      max-inline-size: 7em;
    }
  }

  --title-size: 18.4cqi;

  > * {
    font-size: ${displaySizeWithin('var(--title-size)', fontSize.titleMax)};
  }

  ${media.shortViewport} {
    --title-size: min(18.4cqi, 13svh);
  }

  @media ${condition.portrait}, print {
    padding-top: 0;
  }

  ${media.landscapePhone} {
    --title-size: min(19.1cqi, 13svh);
  }
`;

/** Height of the whole phone with its frame, at a width of 1. */
const PHONE_HEIGHT = 2.17;

/** Its first panel, and some space below it. */
const CROPPED_PHONE_HEIGHT = '18.25rem';

/**
 * A tall viewport shows the whole phone, with its lower edge at the lower edge of the QR code. In a lower viewport, on
 * phones and on portrait tablets, the end of the section crops the phone.
 */
export const PictureArea = styled.div`
  grid-area: picture;
  align-self: end;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  min-width: 0;
  padding-bottom: var(--foot);

  /* On a dark surface, a shadow would darken the glow. */
  --phone-shadow: transparent;

  > * {
    position: relative;
    width: clamp(24.5rem, (100svh - 15rem) / ${PHONE_HEIGHT}, 28rem);
    max-width: 100%;
  }

  @media ${condition.portrait}, ${condition.belowWholePhone} {
    ${cropsPhone}
    align-self: stretch;
    padding-bottom: 0;
  }

  ${media.portrait} {
    min-height: 35.5rem;
  }

  @media ${condition.phone}, ${condition.landscapePhone} {
    align-self: start;

    > * {
      width: min(100cqw - ${cssVar('space-3')}, max(${cssVar('size-popup-small')}, 30svh));
    }
  }

  /* The crop ends below a panel. */
  ${media.phone} {
    align-self: end;
    height: ${CROPPED_PHONE_HEIGHT};
    min-height: 0;
  }

  ${media.landscapePhone} {
    align-self: stretch;
    min-height: 27rem;
  }

  /* Where the buttons and the phone do not both fit, the phone is hidden. */
  ${hiddenIn(`${condition.mobile} and ${condition.landscapePhone}, print`)}
`;

export const ActionArea = styled.div`
  container: download-actions / inline-size;
  grid-area: rest;
  ${column('6')}
  max-width: min(${cssVar('size-prose')}, 100% - ${cssVar('space-6')});
  min-width: 0;
  padding-bottom: calc(var(--foot) + var(--rise));

  ${media.portrait} {
    max-width: none;
    padding-bottom: var(--foot);
  }

  ${media.phone} {
    padding-bottom: ${cssVar('space-3')};
  }

  @media print {
    padding-bottom: ${cssVar('space-9')};
  }

  ${media.shortViewport} {
    gap: ${cssVar('space-5')};
  }

  ${media.landscapePhone} {
    gap: ${cssVar('space-4')};
  }
`;

/** Reserves the height of the QR code's tile; document.css hides it where no script draws the code. */
export const ScanArea = styled.div`
  --scan-side: calc(${cssVar('qr-size')} * 1px);
  min-height: calc(var(--scan-side) + 2 * ${cssVar('space-2')} + 2 * ${cssVar('space-4')});
  /* Aligned with the bottom of the phone. */
  margin-top: auto;

  ${media.shortViewport} {
    --scan-side: clamp(9rem, 9rem + (100svh - 48rem) * 0.25, ${cssVar('qr-size')} * 1px);
  }

  ${hiddenIn(`${condition.mobile}, ${condition.landscapePhone}, print`)}
`;
