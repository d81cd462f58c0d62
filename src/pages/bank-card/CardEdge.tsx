import styled, { css } from 'styled-components';
import { card } from '../../assets/images/card.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { condition, cssVar, fade, hiddenIn, media } from '../../theme/css.ts';

/** Three quarters of the resolution on a phone: faster, and the image has no fine details. */
const CARD_SIZES = `${condition.mobile} max(36rem, 88vw), 122vw`;

/** The card's lower edge, close up, between a dark section and the light one below. The hero has `WholeCard`. */
export function CardEdge() {
  return (
    <Edge>
      <Picture data={card} alt="" sizes={CARD_SIZES} />
    </Edge>
  );
}

/** The close-up from Home. The top of the section crops all of the card except its lower edge. */
const Edge = styled.div`
  --card: 122vw;
  position: relative;
  height: calc(var(--card) * 0.36);

  /* The card comes out of the dark section above. */
  &::before {
    content: '';
    position: absolute;
    z-index: ${cssVar('z-raised')};
    inset: 0 0 auto;
    height: calc(var(--card) * 0.15);
    background: ${cssVar('palette-ink-900')};
    mask-image: ${fade('to bottom', '18%', '100%')};
    pointer-events: none;

    ${hiddenIn('(forced-colors: active)')}
  }

  img {
    position: absolute;
    bottom: 0;
    left: -9vw;
    width: var(--card);
    max-width: none;
    filter: drop-shadow(0 3rem 2.5rem rgb(from ${cssVar('palette-ink-900')} r g b / 0.22));

    @media (forced-colors: active) {
      filter: none;
    }
  }

  ${media.mobile} {
    --card: 170vw;

    img {
      left: -46vw;
    }
  }

  ${hiddenIn('print')}
`;

/** For the copy under the slope of the card, at every width. */
export const underSlope = css`
  margin-top: -9vw;

  ${media.belowLg} {
    margin-top: -3vw;
  }

  ${media.mobile} {
    margin-top: ${cssVar('space-6')};
  }

  @media print {
    margin-top: 0;
  }
`;
