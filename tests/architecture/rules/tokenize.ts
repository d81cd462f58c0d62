import { type ESTree, parseSync, Visitor } from 'vite';

export interface Token {
  /** css: declarations · text: a string, or the static parts of a template · number: a numeric literal. */
  readonly kind: 'css' | 'text' | 'number';
  /** The text; an interpolation is replaced by as many spaces. */
  readonly text: string;
  readonly start: number;
}

const STYLED = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle']);

/** The styles, strings and numbers of a TypeScript or CSS file, without comments. */
export function tokenize(path: string, source: string): Token[] {
  if (path.endsWith('.css')) return [{ kind: 'css', text: withoutComments(source), start: 0 }];
  const tokens: Token[] = [];
  const styles = new Set<ESTree.TemplateLiteral>();
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (STYLED.has(rootName(tag))) styles.add(quasi);
    },
    TemplateLiteral(node) {
      const kind = styles.has(node) ? 'css' : 'text';
      const text = blankInterpolations(source, node);
      tokens.push({
        kind,
        text: kind === 'css' ? withoutComments(text) : text,
        start: node.start + 1,
      });
    },
    Literal({ value, raw, start }) {
      if (typeof value === 'string') tokens.push({ kind: 'text', text: value, start: start + 1 });
      if (typeof value === 'number') tokens.push({ kind: 'number', text: raw ?? '', start });
    },
  }).visit(parseSync(path, source).program);
  return tokens;
}

/** `styled` for `styled(Link).attrs({})`; empty for an expression without a name. */
function rootName(node: ESTree.Expression): string {
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'MemberExpression':
      return rootName(node.object);
    case 'CallExpression':
      return rootName(node.callee);
    default:
      return '';
  }
}

/** The source of a template, with each interpolation replaced by spaces, so that offsets stay valid. */
function blankInterpolations(
  source: string,
  { start, end, expressions }: ESTree.TemplateLiteral,
): string {
  let text = source.slice(start, end);
  for (const { start: from, end: to } of expressions) {
    const at = from - start;
    text = text.slice(0, at) + ' '.repeat(to - from) + text.slice(at + to - from);
  }
  return text.slice(1, -1);
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}
