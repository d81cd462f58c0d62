/** Links between files that the module graph leaves out, read from their text. */
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { ModuleGraph } from './module-graph.ts';

/** Path in the checkout → text. */
export type Texts = ReadonlyMap<string, string>;

/** The texts of those paths that exist. Pictures and fonts, which name no file, are not read. */
export async function textsOf(root: string, paths: Iterable<string>): Promise<Texts> {
  const readable = [...paths].filter((path) => /\.(?:css|[cm]?[jt]sx?|json|mdx|html)$/.test(path));
  const found = await Promise.all(
    readable.map(async (path): Promise<[string, string][]> => {
      const text = await readFile(join(root, path), 'utf8').catch(() => undefined);
      return text === undefined ? [] : [[path, text]];
    }),
  );
  return new Map(found.flat());
}

/** The graph with what its styles and scripts name by address: `url(…)`, `new URL(…, import.meta.url)`. */
export function referencedFiles(graph: ModuleGraph, texts: Texts): ModuleGraph {
  const imports = new Map(graph.imports);
  for (const [module, text] of texts) {
    const found = addressesIn(module, text);
    if (found.length > 0) imports.set(module, new Set([...(imports.get(module) ?? []), ...found]));
  }
  return { ...graph, imports };
}

/**
 * The programs at `from` and every file of the checkout that they name, directly or not: at least
 * what they import. What `enters` refuses is left out.
 */
export async function programsOf(
  root: string,
  from: readonly string[],
  enters: (path: string) => boolean,
): Promise<Texts> {
  const found = new Map<string, string>();
  for (let next = new Set(from); next.size > 0;) {
    const texts = await textsOf(root, next);
    next = new Set();
    for (const [file, text] of texts) {
      found.set(file, text);
      for (const [, , target = ''] of text.matchAll(/(['"`])(\.{1,2}\/[^'"`\n]+)\1/g)) {
        const path = posix.join(posix.dirname(file), target);
        if (!found.has(path) && enters(path)) next.add(path);
      }
    }
  }
  return found;
}

/** Whether a program reads files by itself; which ones, cannot be known. */
export function readsFiles(text: string): boolean {
  return /['"](?:node:)?fs(?:\/promises)?['"]/.test(text);
}

/** Relative addresses of files in the text of a style sheet or script, as paths in the checkout. */
export function addressesIn(path: string, text: string): string[] {
  const pattern = path.endsWith('.css')
    ? /(?:url\(\s*|@import\s+)['"]?([^'")\s]+)['"]?/g
    : /new URL\(\s*['"`]([^'"`$]+)['"`]\s*,\s*import\.meta\.url/g;
  return [...text.matchAll(pattern)]
    .map(([, address = '']) => address.replace(/[?#].*$/s, ''))
    .filter((address) => address !== '' && !/^(?:[a-z][\w+.-]*:|\/)/i.test(address))
    .map((address) => posix.join(posix.dirname(path), address));
}
