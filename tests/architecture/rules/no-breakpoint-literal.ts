import { breakpoint } from '../../../src/theme/generated/tokens.ts';
import { tokenize } from './tokenize.ts';
import { isSiteCode, lineAt, patternViolations, type Rule } from './rule.ts';

const IN_STYLES = /@(?:media|container)[^{]*?\d(?:px|r?em)/;
const IN_TEXT = /\((?:min|max)-(?:width|height):\s*\d|\b(?:width|height)\s*[<>]=?\s*\d/;
const WIDTHS: ReadonlySet<number> = new Set(Object.values(breakpoint));

/** A named constant of another unit, such as `REPLY_TIMEOUT_MS = 1000`. */
const OTHER_UNIT = /[A-Z\d]_(?:MS|USD|IMAGE_WIDTH) = $/;

/** Breakpoints are tokens (CONST): layout, scripts and tests change together. */
export const noBreakpointLiteral: Rule = {
  name: 'no-breakpoint-literal',
  applies: isSiteCode,
  check: (path, source) =>
    tokenize(path, source).flatMap((token) => {
      const message = (match: string) => `"${match}": use the media queries of src/theme`;
      if (token.kind === 'css') return patternViolations(source, token, IN_STYLES, message);
      if (token.kind === 'text') return patternViolations(source, token, IN_TEXT, message);
      if (!WIDTHS.has(Number(token.text.replaceAll('_', '')))) return [];
      if (OTHER_UNIT.test(source.slice(0, token.start))) return [];
      return [{ line: lineAt(source, token.start), message: message(token.text) }];
    }),
};
