import { css } from 'styled-components';
import { carousel } from '../../theme/generated/tokens.ts';

/** Minimum viewport width in px, and the number of slides in view from that width on (HOME-9). */
export const SLIDES_PER_VIEW = [
  { minWidth: carousel.twoFrom, count: 2 },
  { minWidth: carousel.threeFrom, count: 3 },
  { minWidth: carousel.fourFrom, count: 4 },
  { minWidth: carousel.fiveFrom, count: 5 },
] as const;

export function slideWidth(count: number): string {
  return `calc((100% - ${(count - 1) * carousel.gap}px) / ${count})`;
}

/** The size that Swiper sets, so that Swiper causes no layout shift when it loads. */
export const slideSize = css`
  width: ${slideWidth(carousel.slidesDefault)};
  margin-inline-end: ${carousel.gap}px;
  ${SLIDES_PER_VIEW.map(
    ({ minWidth, count }) => css`
      @media (min-width: ${minWidth}px) {
        width: ${slideWidth(count)};
      }
    `,
  )}
`;
