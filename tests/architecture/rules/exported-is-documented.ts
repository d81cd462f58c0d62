import { type ESTree, parseSync } from 'vite';
import { lineAt, type Rule } from './rule.ts';

/** What is exported says what it promises, in a comment of its own that editors show. */
export const exportedIsDocumented: Rule = {
  name: 'exported-is-documented',
  applies: (path) =>
    /^(src|mocks|tokens)\/.*\.tsx?$|^tests\/.*\.ts$/.test(path) &&
    !/\.(test|spec)\.tsx?$|\.d\.ts$|\/(generated|worker)\/|\.config\.ts$/.test(path),
  check(path, source) {
    const { program, comments } = parseSync(path, source);
    const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
    let previous: ESTree.Node | undefined;
    return program.body.flatMap((node) => {
      const before = previous;
      previous = node;
      const name = exportedName(node);
      if (name === undefined || (before && sharesComment(source, before, node))) return [];
      const documented = docs.some(
        ({ end }) => end <= node.start && /^(\s|\/\/.*\n)*$/.test(source.slice(end, node.start)),
      );
      if (documented) return [];
      return [
        { line: lineAt(source, node.start), message: `${name} is exported without a docstring` },
      ];
    });
  },
};

/** Signatures of one function, and constants written as one block, share the first one's comment. */
function sharesComment(source: string, before: ESTree.Node, node: ESTree.Node): boolean {
  const name = exportedName(before);
  if (name === undefined) return false;
  return name === exportedName(node) || /^\r?\n$/.test(source.slice(before.end, node.start));
}

/** The name of what a statement declares and exports; undefined for everything else, re-exports included. */
function exportedName(node: ESTree.Node): string | undefined {
  if (node.type === 'ExportDefaultDeclaration') return 'the default';
  if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return undefined;
  const { declaration } = node;
  if (declaration.type === 'VariableDeclaration') {
    const id = declaration.declarations[0]?.id;
    return id?.type === 'Identifier' ? id.name : 'this';
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier'
    ? declaration.id.name
    : 'this';
}
