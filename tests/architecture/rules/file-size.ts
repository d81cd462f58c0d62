import type { Rule } from './rule.ts';

const MAX_LINES = 250;

export const fileSize: Rule = {
  name: 'file-size',
  applies: (path) =>
    /\.(tsx?|css|c?js)$/.test(path) && !/^dist(?:-local)?\/|\/(generated|worker)\//.test(path),
  check(_path, source) {
    const lines = source.trimEnd().split('\n').length;
    if (lines <= MAX_LINES) return [];
    return [
      { line: lines, message: `${lines} lines, more than ${MAX_LINES}: what is it really two of?` },
    ];
  },
};
