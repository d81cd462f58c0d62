import { css } from 'styled-components';
import { cssVar, hiddenIn } from '../theme/css.ts';

/** A size container that crops the picture of a phone at the bottom, between two panels if its screen has panels. */
export const cropsPhone = css`
  container: cropped-phone / size;
  /* Not a block: where its parent grid stretches it, Chromium evaluates the container query below before it has a
     height. */
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  /* For the edge of the metal, which is outside the phone's box. */
  padding-block-start: ${cssVar('size-hairline')};
  /* Not clipped sideways, where the phone's shadow is. */
  overflow-y: clip;
`;

/** Rules of the phone and its screen, where it is cropped. */
export const inCroppedPhone = (rules: ReturnType<typeof css>) => css`
  @container cropped-phone (height > 0) {
    ${rules}
  }
`;

export const CROPPED_PHONE_WIDTH = '24rem';

/** Of the phone below the copy: the screen's first panels, and some space below them. */
const VISIBLE_HEIGHT_BELOW_COPY = '20rem';

/** Of the phone beside the copy, at least: one more panel. */
const VISIBLE_HEIGHT_BESIDE_COPY = '31rem';

/** The phone at the end of a page, which crops it: below the copy, or beside it where the query `beside` matches. */
export const closingPhone = (beside: string) => css`
  ${cropsPhone}
  align-self: center;
  justify-self: center;
  width: min(100%, ${CROPPED_PHONE_WIDTH});
  height: ${VISIBLE_HEIGHT_BELOW_COPY};

  ${beside} {
    align-self: stretch;
    height: auto;
    min-height: ${VISIBLE_HEIGHT_BESIDE_COPY};
  }

  ${hiddenIn('print')}
`;
