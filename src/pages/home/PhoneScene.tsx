import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { media } from '../../theme/media.ts';
import { nacreGradient } from '../../primitives/nacre.ts';
import { PHONE_RATIO, renderWhenNear } from '../../primitives/content-visibility.ts';

/** A phone in nacre light on the start side, cut by the foot of its section; words beside it. */
export function PhoneScene({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <Scene>
      <Phone>
        <div data-motion="parallax">{picture}</div>
      </Phone>
      <Words>{children}</Words>
    </Scene>
  );
}

const Scene = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  column-gap: ${cssVar('space-6')};

  /* The light behind the phone reaches beyond the column. */
  &::before {
    content: '';
    position: absolute;
    inset: -8rem 30% -4rem -20rem;
    background: ${nacreGradient(1, [
      { hue: 1, size: '42% 46%', position: '34% 54%', extent: '72%' },
      { hue: 2, size: '40% 44%', position: '58% 36%', extent: '72%' },
      { hue: 3, size: '38% 40%', position: '66% 70%', extent: '72%' },
    ])};
    pointer-events: none;

    @media (forced-colors: active) {
      display: none;
    }
  }

  ${media.belowLg} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${cssVar('space-9')};

    &::before {
      inset: 40% -4rem -4rem;
    }
  }
`;

const Phone = styled.div`
  position: relative;
  min-height: min(56rem, 66vw);

  /* Out of the flow: the section's height is the words' own, or the least above. */
  > div {
    position: absolute;
    top: 0;
    left: 0;
    width: min(92%, 42rem);
    ${renderWhenNear(PHONE_RATIO)}
  }

  img {
    width: 100%;
  }

  ${media.mobile} {
    order: 2;
    min-height: min(110vw, 30rem);

    > div {
      inset-inline: 0;
      width: min(100%, 24rem);
      margin-inline: auto;
    }
  }
`;

const Words = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${cssVar('space-7')};
  align-self: start;
  padding-block: clamp(2rem, 8vw, 9rem) ${cssVar('space-13')};

  /* Stays beside the phone while that goes by. */
  ${media.scrollEffects} {
    position: sticky;
    top: ${cssVar('size-header')};
  }

  > * {
    max-width: 100%;
  }

  > :nth-child(2) {
    align-self: stretch;
  }

  ${media.mobile} {
    padding-block: 0;
  }
`;
