import { breakpoint } from '../../../src/theme/generated/tokens.ts';
import { tokenize } from './tokenize.ts';
import { isSiteCode, lineAt, matches, type Rule } from './rule.ts';

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
    tokenize(path, source).flatMap((piece) => {
      const say = (match: string) => `"${match}": use the media queries of src/theme`;
      if (piece.kind === 'css') return matches(source, piece, IN_STYLES, say);
      if (piece.kind === 'text') return matches(source, piece, IN_TEXT, say);
      if (!WIDTHS.has(Number(piece.text.replaceAll('_', '')))) return [];
      if (OTHER_UNIT.test(source.slice(0, piece.start))) return [];
      return [{ line: lineAt(source, piece.start), message: say(piece.text) }];
    }),
};
