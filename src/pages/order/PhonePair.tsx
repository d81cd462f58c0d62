import styled, { css } from 'styled-components';
import { walletPhoneAt } from '../../features/app-screens/wallet-part.tsx';
import { shade } from '../../primitives/pearl-figures.ts';
import { renderWhenNear } from '../../primitives/content-visibility.ts';
import { PhoneFromSide } from './PhoneFromSide.tsx';
import { condition, cssVar, hiddenIn } from '../../theme/css.ts';

/** Larger than on Home. */
const FRONT = walletPhoneAt(`${condition.phone} 59vw, min(32vw, 35rem)`);

/** One group: the phone from the front stands in front of the one from the side. */
export function PhonePair() {
  return (
    <Views>
      <PhoneFromSide />
      {FRONT}
    </Views>
  );
}

/** A narrow and a wide shadow under the phone, parallel to its lower edge. */
const groundShadow = (degrees: number) => css`
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: auto 5% -0.4%;
    height: 1.6%;
    rotate: ${degrees}deg;
    border-radius: 50%;
    background: ${shade(0.6)};
    filter: blur(${cssVar('space-1')});

    ${hiddenIn('(forced-colors: active)')}
  }

  /* A gradient scales with the phone, unlike a blur, and ends inside the group's box. */
  &::after {
    inset: auto -9% -5.5%;
    height: 13%;
    background: radial-gradient(
      closest-side,
      ${shade(0.4)},
      ${shade(0.2)} 38%,
      ${shade(0.06)} 70%,
      transparent
    );
    filter: none;
  }
`;

const Views = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: center;
  ${renderWhenNear('80 / 112')}

  > * {
    position: relative;
    isolation: isolate;
  }

  > :first-child {
    flex: none;
    width: 33.5%;
    margin: 4% -8% 0 0;
    ${groundShadow(1.6)}
  }

  > :last-child {
    width: 63%;
    ${groundShadow(-1)}
  }

  ${hiddenIn('print')}
`;
