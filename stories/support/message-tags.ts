const letters = (text: string[]) => text.join('');

/** Tests compare the words of a message: each tag becomes its text. */
export const TAGS = {
  ui: letters,
  b: letters,
  check: letters,
  ways: letters,
  privacy: letters,
  sale: letters,
};
