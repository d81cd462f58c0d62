/** Intended findings, by rule and by language or mode, with the reason (VIS-16, VIS-19, VIS-21). */

const EQUAL_LINES = 'on a narrow phone the longest label has two lines of equal length';

/** Example requests, which are buttons of the demo. */
export const AI_DEMO = {
  'sweep-wrap+zh-TW': 'an example request has two lines, as in the other languages',
};

/** Buttons of the demo's phone. */
const LONG_IN_SPANISH = { 'sweep-wrap+es': EQUAL_LINES };
export const TAP_AGAIN = {
  ...LONG_IN_SPANISH,
  'sweep-wrap+pt': 'on a small tablet the longest label has two lines of equal length',
};
export const HOLD_TO_APPROVE = { ...AI_DEMO, ...LONG_IN_SPANISH, 'parity-wrap+es': EQUAL_LINES };

export const PUBLISHER = {
  'parity-wrap+vi': 'the longest label has two lines; the names below it stay aligned',
};

const SAME_NAME = 'the name of the phone is the same in every language';
/** The pseudo-locale makes it longer. */
export const PHONE_NAME = { 'overflow+pseudo': SAME_NAME, 'overflow+mirrored': SAME_NAME };
