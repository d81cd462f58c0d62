import { BatteryFull } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../theme/css.ts';
import { TEXT_STYLES } from '../theme/text-styles.ts';
import { PHONE_RATIO } from './content-visibility.ts';
import { Icon } from './Icon.tsx';
import { column, icon } from './Layout.tsx';
import { CORNER_GLOWS, nacreGradient } from './nacre.ts';

/** As in the pictures of phones. */
const TIME = '9:41';

/** In rem: in a narrower screen three short labels do not fit beside each other. */
const NARROW = 12;

/** Larger text in a phone. */
export const narrowScreen = `@container screen (width < ${NARROW}rem)`;

type PhoneFrameProps = {
  /** Decoration, in the proportions of a phone: what surrounds it may crop it. */
  isPicture?: boolean;
  children: ReactNode;
};

/** A phone around a live screen of the app. It grows with its content. */
export function PhoneFrame({ isPicture = false, children }: PhoneFrameProps) {
  return (
    <Body data-surface="paper" aria-hidden={isPicture || undefined}>
      <Screen>
        <StatusBar aria-hidden translate="no">
          <span>{TIME}</span>
          <i />
          <Icon icon={BatteryFull} />
        </StatusBar>
        {children}
      </Screen>
    </Body>
  );
}

const BEZEL = cssVar('size-phone-bezel');
const METAL = cssVar('size-phone-metal');
const SCREEN_RADIUS = cssVar('size-phone-corner');

const Body = styled.div`
  position: relative;
  padding: ${BEZEL};
  border-radius: calc(${SCREEN_RADIUS} + ${BEZEL} + ${METAL});
  background:
    linear-gradient(${cssVar('palette-black')}, ${cssVar('palette-black')}) padding-box,
    linear-gradient(
        112deg,
        ${cssVar('palette-paper-600')},
        ${cssVar('palette-paper-200')} 8%,
        ${cssVar('palette-paper-400')} 22%,
        ${cssVar('palette-paper-300')} 64%,
        ${cssVar('palette-white')} 88%,
        ${cssVar('palette-paper-600')}
      )
      border-box;
  border: ${METAL} solid transparent;
  box-shadow: 0 3rem 5rem -2rem ${cssVar('palette-ink-alpha-56')};

  /* The side button. */
  &::after {
    content: '';
    position: absolute;
    inset: 10rem calc(-1.7 * ${METAL}) auto auto;
    width: ${METAL};
    height: 5rem;
    border-radius: 0 ${METAL} ${METAL} 0;
    background: ${cssVar('palette-paper-600')};
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

const Screen = styled.div`
  ${column('4')}
  container: screen / inline-size;
  min-height: 41rem;
  padding: ${cssVar('space-4')} ${cssVar('space-4')} ${cssVar('space-5')};
  border-radius: ${SCREEN_RADIUS};
  background: ${nacreGradient(0.75, CORNER_GLOWS)}, ${cssVar('color-surface-page')};

  [aria-hidden] > & {
    min-height: auto;
    aspect-ratio: ${PHONE_RATIO};
  }
`;

const StatusBar = styled.div`
  ${TEXT_STYLES.caption}
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  padding-inline: ${cssVar('space-3')};
  font-weight: ${cssVar('font-weight-medium')};

  > i {
    width: ${cssVar('size-phone-island-width')};
    height: ${cssVar('size-phone-island-height')};
    border-radius: ${cssVar('radius-pill')};
    background: ${cssVar('palette-black')};
  }

  > svg {
    ${icon()}
    justify-self: end;
  }
`;
