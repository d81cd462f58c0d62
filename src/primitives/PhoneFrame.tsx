import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { cssVar, hiddenIn } from '../theme/css.ts';
import { size, space, viewport } from '../theme/generated/tokens.ts';
import { inRem, TEXT_STYLES } from '../theme/text-styles.ts';
import { inCroppedPhone } from './cropped-phone.ts';
import { column } from './Layout.tsx';
import { CORNER_GLOWS, nacreGradient } from './nacre.ts';

/** The px lengths of the app's screens in rem: on a very wide screen the whole picture grows, not only its text. */
const growingLengths = css`
  --space-1: ${inRem(space[1])};
  --space-2: ${inRem(space[2])};
  --space-3: ${inRem(space[3])};
  --space-4: ${inRem(space[4])};
  --space-5: ${inRem(space[5])};
  --space-8: ${inRem(space[8])};
  --size-icon: ${inRem(size.icon)};
  --size-target: ${inRem(size.target)};
  --size-phone-status: ${inRem(size.phoneStatus)};
`;

/** The same time as in the pictures of phones. */
const TIME = '9:41';

/** Aspect ratio of the display, as in the pictures of Unio One. */
const DISPLAY_RATIO = '393 / 852';

/** In rem: in a narrower screen three short labels do not fit beside each other. */
const NARROW = 12;

/** Larger text in a phone. */
export const narrowScreen = `@container screen (width < ${NARROW}rem)`;

type PhoneFrameProps = {
  /** Decoration, in the proportions of a phone. `cropsPhone` crops it at its foot. */
  isPicture?: boolean;
  /** Its camera is a pill, as on an iPhone. Undefined: only if the visitor has an iPhone. */
  hasIsland?: boolean | undefined;
  children: ReactNode;
};

/**
 * Unio One, or an iPhone, around a live screen of the app: metal, black glass with a camera (a punch hole, or the pill
 * of an iPhone's Dynamic Island), and the display. It grows with its content.
 */
export function PhoneFrame(props: PhoneFrameProps) {
  const { isPicture = false, hasIsland, children } = props;
  return (
    <Body data-surface="paper" aria-hidden={isPicture || undefined}>
      <Screen>
        <StatusBar aria-hidden translate="no" $hasIsland={hasIsland}>
          <span>{TIME}</span>
          <i />
          <Battery />
        </StatusBar>
        {children}
      </Screen>
    </Body>
  );
}

const Battery = () => (
  <svg viewBox="0 0 26 13" fill="currentColor">
    <rect x="0.6" y="0.6" width="21.8" height="11.8" rx="3.9" fill="none" stroke="currentColor" />
    <rect x="2.4" y="2.4" width="15" height="8.2" rx="2.3" />
    <rect x="23.7" y="4.2" width="1.8" height="4.6" rx="0.9" />
  </svg>
);

const BEZEL = cssVar('size-phone-bezel');
const METAL = cssVar('size-phone-metal');
const SCREEN_RADIUS = cssVar('size-phone-corner');
const HAIRLINE = cssVar('size-hairline');

/** Where the metal is interrupted for the antennas, from its ends. */
const ANTENNA = '5.5rem';
const ANTENNA_LINE = `${cssVar('palette-ink-600')} ${ANTENNA} calc(${ANTENNA} + ${METAL})`;

const Body = styled.div`
  position: relative;
  padding: ${BEZEL};
  border-radius: calc(${SCREEN_RADIUS} + ${BEZEL} + ${METAL});
  background:
    linear-gradient(${cssVar('palette-black')}, ${cssVar('palette-black')}) padding-box,
    linear-gradient(
        transparent ${ANTENNA},
        ${ANTENNA_LINE},
        transparent calc(${ANTENNA} + ${METAL})
      )
      border-box,
    linear-gradient(
        to top,
        transparent ${ANTENNA},
        ${ANTENNA_LINE},
        transparent calc(${ANTENNA} + ${METAL})
      )
      border-box,
    linear-gradient(
        112deg,
        ${cssVar('palette-paper-600')},
        ${cssVar('palette-white')} 5%,
        ${cssVar('palette-paper-300')} 16%,
        ${cssVar('palette-paper-600')} 34%,
        ${cssVar('palette-paper-300')} 58%,
        ${cssVar('palette-white')} 84%,
        ${cssVar('palette-paper-400')} 93%,
        ${cssVar('palette-paper-600')}
      )
      border-box;
  border: ${METAL} solid transparent;
  /* The edges of the glass and of the metal catch the light. */
  box-shadow:
    inset 0 0 0 ${HAIRLINE} ${cssVar('palette-ink-600')},
    inset 0 0 calc(${BEZEL} / 2) ${HAIRLINE} ${cssVar('palette-paper-alpha-45')},
    0 0 0 ${HAIRLINE} ${cssVar('palette-ink-alpha-56')},
    0 3rem 5rem -2rem var(--phone-shadow, ${cssVar('palette-ink-alpha-56')});

  /* The side button. */
  &::after {
    content: '';
    position: absolute;
    inset: 10rem calc(-1.7 * ${METAL}) auto auto;
    width: ${METAL};
    height: 5rem;
    border-radius: 0 ${METAL} ${METAL} 0;
    background: linear-gradient(
      ${cssVar('palette-paper-600')},
      ${cssVar('palette-paper-300')} 8%,
      ${cssVar('palette-paper-400')} 92%,
      ${cssVar('palette-paper-600')}
    );
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

/** What is hidden below a cropped phone: its corners and its antennas. */
const HIDDEN_HEIGHT = cssVar('space-15');

/** Between the last panel of a cropped phone and the edge that crops it. */
const GAP_ABOVE_CROP = cssVar('space-2');

const Screen = styled.div`
  ${column('4')}
  container: screen / inline-size;
  position: relative;
  aspect-ratio: ${DISPLAY_RATIO};
  padding: ${cssVar('space-4')} ${cssVar('space-4')} ${cssVar('space-5')};
  border-radius: ${SCREEN_RADIUS};
  background: ${nacreGradient(0.75, CORNER_GLOWS)}, ${cssVar('color-surface-page')};

  [aria-hidden] > & {
    overflow: clip;

    @media (min-width: ${viewport.wideMin}px) {
      ${growingLengths}
    }

    > * {
      width: 100%;
    }

    /* Cropped between two panels of the screen. */
    ${inCroppedPhone(css`
      /* A panel that does not fit goes into a column beside the screen, out of sight. */
      flex-wrap: wrap;
      column-gap: ${cssVar('space-10')};
      height: calc(100cqh + ${HIDDEN_HEIGHT});
      padding-bottom: calc(${HIDDEN_HEIGHT} + ${BEZEL} + ${METAL} + ${GAP_ABOVE_CROP});
      aspect-ratio: auto;
    `)}

    /* A reflection across the glass. Only on a picture: tests could not measure the contrast below it. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
      background: linear-gradient(
        112deg,
        transparent 54%,
        ${cssVar('palette-paper-alpha-45')} 66%,
        transparent 66.3%
      );
      box-shadow: inset 0 0 0 ${HAIRLINE} ${cssVar('palette-ink-alpha-13')};
      mix-blend-mode: soft-light;
      opacity: 0.5;
      pointer-events: none;
      ${hiddenIn('(forced-colors: active)')}
    }
  }
`;

const island = css`
  > i {
    width: 28cqi;
    aspect-ratio: 3.4;
    border-radius: ${cssVar('radius-pill')};
    background: ${cssVar('palette-black')};
  }
`;

const islandOnIphone = css`
  [data-device='ios'] & {
    ${island}
  }
`;

const StatusBar = styled.div<{ $hasIsland: boolean | undefined }>`
  ${TEXT_STYLES.caption}
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  min-height: ${cssVar('size-phone-status')};
  padding-inline: ${cssVar('space-3')};
  font-weight: ${cssVar('font-weight-medium')};

  /* The lens of the camera. */
  > i {
    width: max(5.6cqi, ${cssVar('space-4')});
    aspect-ratio: 1;
    border-radius: 50%;
    background: radial-gradient(
      circle at 42% 40%,
      ${cssVar('palette-ink-600')},
      ${cssVar('palette-ink-900')} 34%,
      ${cssVar('palette-black')} 70%
    );
  }

  ${({ $hasIsland }) => ($hasIsland === undefined ? islandOnIphone : $hasIsland && island)}

  > svg {
    justify-self: end;
    width: 1.625rem;
    height: 0.8125rem;

    > :not(:nth-child(2)) {
      opacity: 0.5;
    }
  }
`;
