import type { Rule } from './rule.ts';

const VAGUE = /(^|[-./])(utils?|helpers?|misc|common)([-./]|$)/i;

export const descriptiveNames: Rule = {
  name: 'descriptive-names',
  // Built files are named by tools.
  applies: (path) => !/^dist(?:-local)?\//.test(path) && !path.startsWith('tokens/'),
  check(path) {
    const [match] = VAGUE.exec(path) ?? [];
    return match ? [{ line: 1, message: `"${match}" does not say what is in ${path}` }] : [];
  },
};
