import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { media } from '../../theme/media.ts';

/** Words on the start side; the back of a phone, close, runs off the end side and dissolves. */
export function PhoneBackScene({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <Scene>
      <Back>
        <div data-motion="parallax">{picture}</div>
      </Back>
      <Words>{children}</Words>
    </Scene>
  );
}

const Scene = styled.div`
  position: relative;
  min-height: min(46rem, 54vw);

  ${media.mobile} {
    display: flex;
    flex-direction: column-reverse;
    min-height: 0;
  }
`;

const Back = styled.div`
  position: absolute;
  top: max(-9rem, -9vw);
  left: clamp(20rem, 38%, 31rem);
  width: clamp(30rem, 66vw, 62rem);
  mask-image: linear-gradient(${cssVar('palette-black')} 46%, transparent 66%);
  pointer-events: none;

  img {
    width: 100%;
  }

  ${media.mobile} {
    position: relative;
    inset: auto;
    width: 125%;
    max-width: 36rem;
    margin: 0 -12% -34% 4%;
  }

  /* There it does not dissolve: clear of the words that follow. */
  @media print {
    width: 50%;
    margin: 0;
    mask-image: none;
  }
`;

const Words = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${cssVar('space-8')};
  max-width: min(24rem, 46%);

  ${media.scrollEffects} {
    position: sticky;
    top: calc(${cssVar('size-header')} + ${cssVar('space-12')});
  }

  ${media.mobile} {
    max-width: none;
    gap: ${cssVar('space-6')};
  }
`;
