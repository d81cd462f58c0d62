import { css } from 'styled-components';
import { cssVar } from '../theme/css.ts';

/** A size container that crops the picture of a phone at its foot: the phone's screen ends between two panels. */
export const cropsPhone = css`
  container: cropped-phone / size;
  /* Not sideways, where the phone's shadow is. */
  overflow-y: clip;
`;

/** Rules of the phone and its screen, where it is cropped. */
export const inCroppedPhone = (rules: ReturnType<typeof css>) => css`
  @container cropped-phone (height > 0) {
    ${rules}
  }
`;

export const CROPPED_PHONE_WIDTH = '24rem';

/** Visible height of the phone below the copy, to the end of its screen's first panels. */
const HEIGHT_BELOW_COPY = '19rem';
/** Least visible height beside the copy, with the panel after them. */
export const HEIGHT_BESIDE_COPY = '28.75rem';

/** A phone that the end of its section crops: below the copy, or as high as the copy where it is `beside` it. */
export const croppedPhone = (beside: string) => css`
  ${cropsPhone}
  justify-self: center;
  align-self: center;
  width: min(100%, ${CROPPED_PHONE_WIDTH});
  height: ${HEIGHT_BELOW_COPY};

  ${beside} {
    align-self: stretch;
    height: auto;
    min-height: ${HEIGHT_BESIDE_COPY};
  }

  /* Its code did not load: only the space below the copy. */
  &:empty {
    height: ${cssVar('space-11')};
    min-height: 0;
  }
`;
