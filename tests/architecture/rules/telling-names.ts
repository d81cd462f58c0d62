import type { Rule } from './rule.ts';

const SAYS_NOTHING = /(^|[-./])(utils?|helpers?|misc|common)([-./]|$)/i;

/** A file is named for what is in it. */
export const tellingNames: Rule = {
  name: 'telling-names',
  // Of the built files, none is named by us.
  applies: (path) => !path.startsWith('dist/') && !path.startsWith('tokens/'),
  check(path) {
    const [match] = SAYS_NOTHING.exec(path) ?? [];
    return match ? [{ line: 1, message: `"${match}" does not say what is in ${path}` }] : [];
  },
};
