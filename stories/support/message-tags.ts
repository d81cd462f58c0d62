const joinText = (text: string[]) => text.join('');

/** Tests compare the words of a message: each tag becomes its text. */
export const TAGS = {
  ui: joinText,
  b: joinText,
  check: joinText,
  ways: joinText,
  privacy: joinText,
  sale: joinText,
};
