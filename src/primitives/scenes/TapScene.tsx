import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { media } from '../../theme/media.ts';
import { nacreLight, nacreStroke } from '../nacre.ts';
import { Split } from '../Split.tsx';

/** Words, and beside them a phone whose signal spreads in rings of nacre; its section's foot cuts it. */
export function TapScene({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <Scene>
      <Words>{children}</Words>
      <Signal>
        <Rings aria-hidden />
        <Phone>{picture}</Phone>
      </Signal>
    </Scene>
  );
}

const Scene = styled(Split)`
  align-items: stretch;
`;

const Words = styled.div`
  position: relative;
  z-index: ${cssVar('z-raised')};
  padding-bottom: ${cssVar('space-15')};

  ${media.mobile} {
    padding-bottom: 0;
  }
`;

const Signal = styled.div`
  position: relative;
  min-height: 40rem;

  ${media.mobile} {
    min-height: 26rem;
  }
`;

/** Where the rings begin, from the top of their box: the upper edge of the phone. */
const ORIGIN = '14rem';

/** Rings around the upper edge of the phone, in the one gradient of the site, fading as they grow. */
const Rings = styled.div`
  position: absolute;
  inset: -14rem -40vw 0 -22rem;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  /* The light they spread in. */
  &::before {
    background: ${nacreLight(0.2, [
      {
        hue: 2,
        size: '24rem 20rem',
        at: `calc(50% - 20vw + 11rem) calc(${ORIGIN} + 14rem)`,
        reach: '100%',
      },
    ])};
  }

  &::after {
    --middle: calc(50% - 20vw + 11rem) calc(${ORIGIN} + 9rem);
    background: ${nacreStroke};
    opacity: 0.7;
    mask-image:
      repeating-radial-gradient(
        circle at var(--middle),
        transparent 0 calc(4.5rem - 2px),
        ${cssVar('palette-black')} calc(4.5rem - 1px),
        transparent 4.5rem
      ),
      radial-gradient(circle at var(--middle), ${cssVar('palette-black')} 12rem, transparent 34rem);
    mask-composite: intersect;
  }

  @media (forced-colors: active) {
    display: none;
  }

  ${media.mobile} {
    inset-inline: -100vw;
  }
`;

const Phone = styled.div`
  position: absolute;
  inset-inline: 0;
  top: 7rem;
  display: grid;
  justify-content: center;

  img {
    width: min(25rem, 100%);
  }
`;
