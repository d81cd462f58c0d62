import { tokenize } from './tokenize.ts';
import { isSiteCode, lineAt, type Rule } from './rule.ts';

/** The owner's figures in every notation, with the one file that may contain each. */
const FIGURES: readonly { readonly pattern: RegExp; readonly home: string }[] = [
  { pattern: /(?<![\d.,])399(?:[.,]0+)?(?![\d.,]*\d)/g, home: 'src/build/messages/figures.ts' },
  {
    pattern: /(?:\$|USD)\s?1[.,]?000(?![\d.,]*\d)|(?<![\d.,])1[.,]?000\s?(?:US\$|USD\b)/g,
    home: 'src/build/messages/figures.ts',
  },
  {
    pattern: /(?<![\d.,])(?:500(?:\s?k\b|\s?mil\b|[.,_]?000)(?![\d.,]*\d)|50\s?萬)/gi,
    home: 'src/build/messages/figures.ts',
  },
  { pattern: /@\s?2025\b/g, home: 'src/features/footer/content.ts' },
];

/** Price, rewards, merchant nodes and copyright are constants (CONST), each defined once, also in messages. */
export const figureWrittenOnce: Rule = {
  name: 'figure-written-once',
  applies: (path) => isSiteCode(path) || /^src\/i18n\/messages\/.*\.json$/.test(path),
  check(path, source) {
    // A message file is one text; in TypeScript, comments and identifiers are ignored.
    const texts = path.endsWith('.json') ? [{ text: source, start: 0 }] : tokenize(path, source);
    return FIGURES.flatMap(({ pattern, home }) => {
      const violations = texts.flatMap(({ text, start }) =>
        [...text.matchAll(pattern)].map((match) => ({
          line: lineAt(source, start + match.index),
          message: `"${match[0]}" is written once, in ${home}`,
        })),
      );
      return path === home ? violations.slice(1) : violations;
    });
  },
};
