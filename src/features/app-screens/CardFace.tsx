import styled from 'styled-components';
import { cardFront } from '../../assets/images/card-front.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { condition, cssVar } from '../../theme/css.ts';

const SIZES = `${condition.mobile} 16rem, max(20rem, 16vw)`;

/** The front of UCard, as wide as its container: the same object as in the page's hero. */
export function CardFace() {
  return (
    <Face>
      <Picture data={cardFront} alt="" sizes={SIZES} />
    </Face>
  );
}

const Face = styled.div`
  /* As round as the card. */
  border-radius: 3.7% / 5.9%;
  box-shadow: 0 1.5rem 2.5rem -1.25rem ${cssVar('palette-ink-alpha-56')};

  /* Rounding makes the files' aspect ratios differ. The layout must not depend on the file that the browser picks. */
  img {
    width: 100%;
    aspect-ratio: ${cardFront.width / cardFront.height};
  }
`;
