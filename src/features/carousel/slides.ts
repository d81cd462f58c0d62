import { css } from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { carousel } from '../../theme/generated/tokens.ts';

/** How many slides are in view from which width of the window on (HOME-9); below them the default. */
export const SLIDES_FROM = [
  { from: carousel.twoFrom, inView: 2 },
  { from: carousel.threeFrom, inView: 3 },
  { from: carousel.fourFrom, inView: 4 },
  { from: carousel.fiveFrom, inView: 5 },
] as const;

/** The width that a slide has with `inView` of them and their gaps in view. */
function slideWidth(inView: number): string {
  return `calc((100% - ${inView - 1} * ${cssVar('carousel-gap')} * 1px) / ${inView})`;
}

/** What Swiper will say about a slide's size, said before it has come: nothing moves when it does. */
export const slideSize = css`
  width: ${slideWidth(carousel.slidesDefault)};
  margin-inline-end: calc(${cssVar('carousel-gap')} * 1px);
  ${SLIDES_FROM.map(
    ({ from, inView }) => css`
      @media (min-width: ${from}px) {
        width: ${slideWidth(inView)};
      }
    `,
  )}
`;
