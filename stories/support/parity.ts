/** Differences between languages that are meant, by rule and language, with the reason (VIS-19, VIS-21). */

export const OWN_SPECIFICATIONS = {
  'parity-elements+zh-TW': 'HOME-7: a language has its own list of specifications',
};

const EQUAL_LINES = 'on a narrow phone the longest label has two lines of equal length';

/** Buttons of the demo: those of its phone, and sentences to ask. */
export const AI_DEMO = {
  'sweep-wrap+es': EQUAL_LINES,
  'sweep-wrap+zh-TW': 'a sentence to ask has two lines, as in the other languages',
};

export const HOLD_TO_APPROVE = { ...AI_DEMO, 'parity-wrap+es': EQUAL_LINES };

export const PUBLISHER = {
  'parity-wrap+vi': 'the longest label has two lines; the names below it stay aligned',
};
