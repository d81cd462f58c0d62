import { type ESTree, parseSync, Visitor } from 'vite';
import { tokenize } from './tokenize.ts';
import { isSiteCode, lineAt, patternViolations, type Rule, type Violation } from './rule.ts';

const IN_STYLES = /(?<![\w.-])(?!0m?s\b)\d*\.?\d+m?s\b/;
const WHOLE_TEXT = new RegExp(`^${IN_STYLES.source}$`);
const TIMERS = new Set(['setTimeout', 'setInterval']);
const DURATION_KEYS = new Set(['duration', 'delay', 'timeout', 'speed']);

/** Durations are tokens (CONST): one rhythm, and one switch for reduced motion. */
export const noDurationLiteral: Rule = {
  name: 'no-duration-literal',
  applies: isSiteCode,
  check(path, source) {
    const message = (match: string) => `the duration ${match} belongs in tokens/`;
    const violations = tokenize(path, source).flatMap((token) => {
      if (token.kind === 'number') return [];
      return patternViolations(
        source,
        token,
        token.kind === 'css' ? IN_STYLES : WHOLE_TEXT,
        message,
      );
    });
    return path.endsWith('.css')
      ? violations
      : [...violations, ...numericDurations(path, source, message)];
  },
};

function numericDurations(
  path: string,
  source: string,
  message: (match: string) => string,
): Violation[] {
  const violations: Violation[] = [];
  const checkNode = (node: ESTree.Node | undefined) => {
    if (node?.type !== 'Literal' || typeof node.value !== 'number' || node.value === 0) return;
    violations.push({ line: lineAt(source, node.start), message: message(String(node.value)) });
  };
  new Visitor({
    CallExpression({ callee, arguments: [, delay] }) {
      if (callee.type === 'Identifier' && TIMERS.has(callee.name)) checkNode(delay);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && DURATION_KEYS.has(key.name)) checkNode(value);
    },
  }).visit(parseSync(path, source).program);
  return violations;
}
