import { type ESTree, parseSync, Visitor } from 'vite';
import { tokenize } from './tokenize.ts';
import { isSiteCode, lineAt, matches, type Rule, type Violation } from './rule.ts';

// Hairlines of 1 and 2 px are allowed, and so are em and rem, which scale with the text.
const IN_STYLES = /(?<![\w.-])(?![012]px)\d*\.?\d+px\b/;
const WHOLE_TEXT = new RegExp(`^${IN_STYLES.source}$`);
const QUERY = /@(?:media|container)[^{]*/g;
const SCROLLS = new Set(['scrollTo', 'scrollBy', 'scroll']);

/** Lengths in px are tokens (CONST): layout, scrolling and tests use one number. */
export const noOffsetLiteral: Rule = {
  name: 'no-offset-literal',
  applies: isSiteCode,
  check(path, source) {
    const say = (match: string) => `the length ${match} belongs into tokens/`;
    const written = tokenize(path, source).flatMap((piece) => {
      if (piece.kind === 'number') return [];
      if (piece.kind === 'text') return matches(source, piece, WHOLE_TEXT, say);
      const text = piece.text.replace(QUERY, (query) => ' '.repeat(query.length));
      return matches(source, { ...piece, text }, IN_STYLES, say);
    });
    return path.endsWith('.css') ? written : [...written, ...scrollOffsets(path, source, say)];
  },
};

function scrollOffsets(path: string, source: string, say: (match: string) => string): Violation[] {
  const found: Violation[] = [];
  const look = (node: ESTree.Node) => {
    if (node.type === 'ObjectExpression') {
      for (const property of node.properties)
        if (property.type === 'Property') look(property.value);
    }
    if (node.type !== 'Literal' || typeof node.value !== 'number' || node.value === 0) return;
    found.push({ line: lineAt(source, node.start), message: say(String(node.value)) });
  };
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      if (name.type === 'Identifier' && SCROLLS.has(name.name)) given.forEach(look);
    },
  }).visit(parseSync(path, source).program);
  return found;
}
