import { tokenize } from './tokenize.ts';
import { lineAt, type Rule } from './rule.ts';

/** Codes and units are the same in every language. */
const CODES = /\bUSDT?\b|(?<=\d)k\b/g;

/** Content constants are shown in every language (I18N-4): figures and codes only; text belongs in messages. */
export const noCopyInContent: Rule = {
  name: 'no-copy-in-content',
  applies: (path) => /^src\/.*\/content\.ts$/.test(path),
  check: (path, source) =>
    tokenize(path, source).flatMap(({ kind, text, start }) =>
      kind === 'text' && /\p{L}/u.test(text.replaceAll(CODES, ''))
        ? [
            {
              line: lineAt(source, start),
              message: `"${text}" has words: it belongs in messages`,
            },
          ]
        : [],
    ),
};
