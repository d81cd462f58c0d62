import { type ESTree, parseSync, Visitor } from 'vite';
import { tokenize } from './tokenize.ts';
import { isSiteCode, lineAt, patternViolations, type Rule, type Violation } from './rule.ts';

// Hairlines of 1 and 2 px are allowed, and so are em and rem, which scale with the text.
const IN_STYLES = /(?<![\w.-])(?![012]px)\d*\.?\d+px\b/;
const WHOLE_TEXT = new RegExp(`^${IN_STYLES.source}$`);
const QUERY = /@(?:media|container)[^{]*/g;
const SCROLL_METHODS = new Set(['scrollTo', 'scrollBy', 'scroll']);

/** Lengths in px are tokens (CONST): layout, scrolling and tests use one number. */
export const noOffsetLiteral: Rule = {
  name: 'no-offset-literal',
  applies: isSiteCode,
  check(path, source) {
    const message = (match: string) => `the length ${match} belongs in tokens/`;
    const violations = tokenize(path, source).flatMap((token) => {
      if (token.kind === 'number') return [];
      if (token.kind === 'text') return patternViolations(source, token, WHOLE_TEXT, message);
      const text = token.text.replace(QUERY, (query) => ' '.repeat(query.length));
      return patternViolations(source, { ...token, text }, IN_STYLES, message);
    });
    return path.endsWith('.css')
      ? violations
      : [...violations, ...scrollOffsets(path, source, message)];
  },
};

function scrollOffsets(
  path: string,
  source: string,
  message: (match: string) => string,
): Violation[] {
  const violations: Violation[] = [];
  const checkNode = (node: ESTree.Node) => {
    if (node.type === 'ObjectExpression') {
      for (const property of node.properties)
        if (property.type === 'Property') checkNode(property.value);
    }
    if (node.type !== 'Literal' || typeof node.value !== 'number' || node.value === 0) return;
    violations.push({ line: lineAt(source, node.start), message: message(String(node.value)) });
  };
  new Visitor({
    CallExpression({ callee, arguments: args }) {
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      if (name.type === 'Identifier' && SCROLL_METHODS.has(name.name)) args.forEach(checkNode);
    },
  }).visit(parseSync(path, source).program);
  return violations;
}
