import { type ESTree, parseSync } from 'vite';

function exportedTypes(path: string, source: string): string[] {
  return parseSync(path, source).program.body.flatMap((node) => {
    const declaration: ESTree.Node | null | undefined =
      node.type === 'ExportNamedDeclaration' ? node.declaration : null;
    return declaration?.type === 'TSTypeAliasDeclaration' ||
      declaration?.type === 'TSInterfaceDeclaration'
      ? [declaration.id.name]
      : [];
  });
}

/** Type names that several files export, as `Name: file, file`. */
export function duplicateTypeNames(sources: Readonly<Record<string, string>>): string[] {
  const files = new Map<string, string[]>();
  for (const [path, source] of Object.entries(sources))
    for (const name of exportedTypes(path, source))
      files.set(name, [...(files.get(name) ?? []), path]);
  return [...files]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`);
}
