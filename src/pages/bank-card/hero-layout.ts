import styled from 'styled-components';
import { cssVar, media } from '../../theme/css.ts';
import { fade } from '../../primitives/fade.ts';
import { displaySizeWithin } from '../../theme/text-styles.ts';
import { column, Container, TITLE_AND_LEAD } from '../../primitives/Layout.tsx';

/** The title, and beside it what follows. */
export const HeroCopy = styled(Container)`
  z-index: ${cssVar('z-raised')};
  display: grid;
  grid-template-columns: ${TITLE_AND_LEAD};
  gap: ${cssVar('space-7')} ${cssVar('space-6')};
  align-items: end;

  > :first-child {
    max-width: 56rem;
  }

  /* Its words would take four lines. */
  ${media.mobile} {
    > :first-child > :lang(pt) {
      font-size: ${displaySizeWithin('12.4vw', 2)};
    }
  }

  > :last-child {
    ${column('7', 'flex-start')}
    padding-bottom: ${cssVar('space-3')};
  }

  ${media.belowLg} {
    grid-template-columns: minmax(0, 1fr);

    > :last-child {
      max-width: 32rem;
    }
  }

  ${media.landscapePhone} {
    gap: ${cssVar('space-4')};

    > :last-child {
      gap: ${cssVar('space-4')};
    }
  }
`;

/** The card, larger than its frame, which fades into the surface. */
export const CardCloseUp = styled.div`
  position: relative;
  /* At the foot of a tall window. */
  margin-top: auto;
  height: clamp(28rem, 50vw, 64rem);
  overflow: clip;
  mask-image: ${fade('to bottom', '78%', '100%')};

  /* Turned so that its upper edge is level: not the card of Home again. */
  img {
    width: max(72rem, 146vw);
    max-width: none;
    margin-left: min(-14rem, -32vw);
    rotate: -12deg;
  }

  ${media.mobile} {
    height: clamp(25rem, 58vw, 28rem);

    img {
      width: max(58rem, 146vw);
      margin-left: min(-13rem, -32vw);
    }
  }

  @media print {
    img {
      width: 100%;
      margin-left: 0;
      rotate: none;
    }
  }
`;
