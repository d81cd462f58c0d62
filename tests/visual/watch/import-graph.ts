/** Which stories a saved file reaches: by the relative paths in the sources, read when they are needed. */
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const READABLE = /\.(?:css|[cm]?[jt]sx?|mdx?|html)$/;
/** A path in quotes, or in `url()`; a query follows some. */
const RELATIVE = /(['"`(])(\.{1,2}\/[^'"`()\n?]+)(?:\?[^'"`()\n]*)?['"`)]/g;

export type ImportGraph = ReturnType<typeof createImportGraph>;

/** Paths are relative to `root`, with `/`. */
export function createImportGraph(root: string) {
  const importsOfFile = new Map<string, readonly string[]>();

  function importsOf(file: string): readonly string[] {
    const imports = importsOfFile.get(file) ?? readImports(root, file);
    importsOfFile.set(file, imports);
    return imports;
  }

  return {
    /** Reads the file again when it is needed next. */
    forget: (file: string) => void importsOfFile.delete(file),
    /**
     * How many imports are between each file that imports `target`, itself included, and the target.
     * Only files that `roots` import are followed.
     */
    distancesTo(target: string, roots: readonly string[]): ReadonlyMap<string, number> {
      const importers = new Map<string, string[]>();
      const files = new Set(roots);
      // The loop also visits what it adds.
      for (const file of files)
        for (const imported of importsOf(file)) {
          files.add(imported);
          importers.set(imported, [...(importers.get(imported) ?? []), file]);
        }
      const distances = new Map(files.has(target) ? [[target, 0]] : []);
      for (const [file, distance] of distances)
        for (const importer of importers.get(file) ?? [])
          if (!distances.has(importer)) distances.set(importer, distance + 1);
      return distances;
    },
  };
}

function readImports(root: string, file: string): readonly string[] {
  if (!READABLE.test(file)) return [];
  let text: string;
  try {
    text = readFileSync(join(root, file), 'utf8');
  } catch {
    return [];
  }
  const folder = posix.dirname(file);
  const paths = [...text.matchAll(RELATIVE)].map(([, , path = '']) => posix.join(folder, path));
  const files = paths.flatMap((path) =>
    path.includes('*') ? globSync(path, { cwd: root }).map((it) => it.replaceAll('\\', '/')) : path,
  );
  return [...new Set(files)];
}
