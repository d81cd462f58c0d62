import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { media } from '../../theme/media.ts';

import { Container } from '../../primitives/Layout.tsx';

type CardSceneProps = {
  /** The card, close; it runs off both edges of the page. */
  picture: ReactNode;
  /** What lies over the card's edge. */
  panel: ReactNode;
  /** Beside the panel. */
  children: ReactNode;
};

/** A card from edge to edge that sinks into the ground, a panel over its edge and words beside it. */
export function CardScene({ picture, panel, children }: CardSceneProps) {
  return (
    <Scene>
      <Macro>
        <div data-motion="parallax">{picture}</div>
      </Macro>
      <Front>
        <Pinned>
          <div data-motion="scale">{panel}</div>
        </Pinned>
        <div>{children}</div>
      </Front>
    </Scene>
  );
}

/* The heading's descenders stay clear of the card's corner. */
const Scene = styled.div`
  position: relative;
  margin-top: clamp(${cssVar('space-2')}, 1.5vw, ${cssVar('space-8')});
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > * {
    grid-area: 1 / 1;
  }
`;

/* It reaches past both edges of every window; on a very wide one its foot is left out. */
const Macro = styled.div`
  align-self: start;
  max-height: 88rem;
  overflow: clip;
  mask-image: linear-gradient(${cssVar('palette-black')} 62%, transparent 92%);

  img {
    width: max(60rem, 122vw);
    max-width: none;
    margin-left: clamp(-18rem, -9vw, -4rem);
  }

  ${media.mobile} {
    img {
      width: 56rem;
      margin-left: -4.5rem;
    }
  }
`;

const Front = styled(Container)`
  position: relative;
  display: grid;
  grid-template: clamp(18rem, 46vw, 44rem) auto / minmax(0, 5fr) minmax(0, 5fr);
  column-gap: clamp(2rem, 14vw, 12.5rem);
  align-items: end;
  align-self: end;

  > * {
    grid-row: 2;
  }

  > :last-child {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${cssVar('space-6')};
    padding-bottom: ${cssVar('space-5')};
  }

  ${media.mobile} {
    grid-template: 20rem auto auto / minmax(0, 1fr);
    row-gap: ${cssVar('space-8')};

    > :last-child {
      grid-row: 3;
    }
  }
`;

/** Stays on the screen while the card goes by below it, and comes to rest beside the words (HOME-11). */
const Pinned = styled.div`
  ${media.scrollEffects} {
    position: sticky;
    top: calc(50vh - 11rem);
    grid-row: 1 / -1;
    align-self: start;
    margin-top: ${cssVar('space-13')};
  }
`;
