import { css } from 'styled-components';
import { cssVar } from '../theme/css.ts';

export const CROPPED_PHONE_WIDTH = '24rem';

/** Visible height of the phone, to below the buttons of the wallet's screen. */
const BUTTONS_END = '19rem';
/** The same, to below its coins. */
export const COINS_END = '28.75rem';

/** A phone that the end of its section crops: below the copy, or as high as the copy where it is `beside` it. */
export const croppedPhone = (beside: string) => css`
  container: cropped-phone / size;
  justify-self: center;
  align-self: center;
  width: min(100%, ${CROPPED_PHONE_WIDTH});
  height: ${BUTTONS_END};
  /* Not sideways, where the phone's shadow is. */
  overflow-y: clip;

  ${beside} {
    align-self: stretch;
    height: auto;
    min-height: ${COINS_END};
  }

  /* Its code did not load: only the space below the copy. */
  &:empty {
    height: ${cssVar('space-11')};
    min-height: 0;
  }
`;
