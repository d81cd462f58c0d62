import type { Rule } from './rule.ts';

const LONGEST = 250;

/** About 150 lines are comfortable. */
export const fileSize: Rule = {
  name: 'file-size',
  applies: (path) =>
    /\.(tsx?|css|c?js)$/.test(path) && !/^dist\/|\/(generated|worker)\//.test(path),
  check(_path, source) {
    const lines = source.trimEnd().split('\n').length;
    if (lines <= LONGEST) return [];
    return [
      { line: lines, message: `${lines} lines, more than ${LONGEST}: what is it really two of?` },
    ];
  },
};
