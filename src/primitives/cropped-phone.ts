import { css } from 'styled-components';

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

/** Least visible height beside the copy, with the panel after the screen's first ones. */
export const HEIGHT_BESIDE_COPY = '28.75rem';
