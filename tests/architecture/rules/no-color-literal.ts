import { tokenize } from './tokenize.ts';
import { isSiteCode, patternViolations, type Rule } from './rule.ts';

const HEX = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/;
// `rgb(from var(--token) r g b / 0.5)` takes its color from a token.
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from\b)/;
const NAME =
  /(?<=:[^;{}]*)(?<![\w-])(?:white|black|gr[ae]y|red|green|blue|yellow|orange|purple|pink|silver|navy|teal)(?![\w-])/;
const WHOLE_TEXT = new RegExp(`^\\s*(?:${HEX.source}\\s*$|${FUNCTION.source})`);

/** Colors are tokens: each is changed in one place, where its contrast is checked. */
export const noColorLiteral: Rule = {
  name: 'no-color-literal',
  applies: isSiteCode,
  check: (path, source) =>
    tokenize(path, source).flatMap((token) => {
      const message = (match: string) => `the color ${match} belongs in tokens/`;
      if (token.kind === 'text') return patternViolations(source, token, WHOLE_TEXT, message);
      if (token.kind === 'number') return [];
      return [HEX, FUNCTION, NAME].flatMap((pattern) =>
        patternViolations(source, token, pattern, message),
      );
    }),
};
