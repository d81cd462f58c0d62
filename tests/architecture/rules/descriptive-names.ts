import type { Rule } from './rule.ts';

const VAGUE = /(^|[-./])(utils?|helpers?|misc|common)([-./]|$)/i;

/** A file is named for what is in it. */
export const descriptiveNames: Rule = {
  name: 'descriptive-names',
  // Of the built files, none is named by us.
  applies: (path) => !path.startsWith('dist/') && !path.startsWith('tokens/'),
  check(path) {
    const [match] = VAGUE.exec(path) ?? [];
    return match ? [{ line: 1, message: `"${match}" does not say what is in ${path}` }] : [];
  },
};
