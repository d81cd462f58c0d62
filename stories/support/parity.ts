/** Differences between languages that are meant, by rule and language, with the reason (VIS-21). */

export const OWN_SPECIFICATIONS = {
  'parity-elements+zh-TW': 'HOME-7: a language has its own list of specifications',
};

/** A button of the demo's phone. */
export const HOLD_TO_APPROVE = {
  'parity-wrap+es': 'on a narrow phone the longest label has two lines of equal length',
};

export const PUBLISHER = {
  'parity-wrap+vi': 'the longest label has two lines; the names below it stay aligned',
};
