import { type ESTree, parseSync, Visitor } from 'vite';
import { tokenize } from './tokenize.ts';
import { isSiteCode, lineAt, matches, type Rule, type Violation } from './rule.ts';

const IN_STYLES = /(?<![\w.-])(?!0m?s\b)\d*\.?\d+m?s\b/;
const WHOLE_TEXT = new RegExp(`^${IN_STYLES.source}$`);
const TIMERS = new Set(['setTimeout', 'setInterval']);
const NAMES = new Set(['duration', 'delay', 'timeout', 'speed']);

/** Durations are tokens (CONST): one rhythm, and one switch for reduced motion. */
export const noDurationLiteral: Rule = {
  name: 'no-duration-literal',
  applies: isSiteCode,
  check(path, source) {
    const say = (match: string) => `the duration ${match} belongs into tokens/`;
    const written = tokenize(path, source).flatMap((piece) => {
      if (piece.kind === 'number') return [];
      return matches(source, piece, piece.kind === 'css' ? IN_STYLES : WHOLE_TEXT, say);
    });
    return path.endsWith('.css') ? written : [...written, ...numericDurations(path, source, say)];
  },
};

function numericDurations(
  path: string,
  source: string,
  say: (match: string) => string,
): Violation[] {
  const found: Violation[] = [];
  const look = (node: ESTree.Node | undefined) => {
    if (node?.type !== 'Literal' || typeof node.value !== 'number' || node.value === 0) return;
    found.push({ line: lineAt(source, node.start), message: say(String(node.value)) });
  };
  new Visitor({
    CallExpression({ callee, arguments: [, delay] }) {
      if (callee.type === 'Identifier' && TIMERS.has(callee.name)) look(delay);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && NAMES.has(key.name)) look(value);
    },
  }).visit(parseSync(path, source).program);
  return found;
}
