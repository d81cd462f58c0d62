/** References between files that the module graph does not contain, read from the files' text. */
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { ModuleGraph } from './module-graph.ts';

/** Path in the checkout → text. */
export type Texts = ReadonlyMap<string, string>;

/** The texts of the paths that exist. Images and fonts contain no references. */
export async function textsOf(root: string, paths: Iterable<string>): Promise<Texts> {
  const readable = [...paths].filter((path) => /\.(?:css|[cm]?[jt]sx?|json|mdx|html)$/.test(path));
  const texts = await Promise.all(
    readable.map(async (path): Promise<[string, string][]> => {
      const text = await readFile(join(root, path), 'utf8').catch(() => undefined);
      return text === undefined ? [] : [[path, text]];
    }),
  );
  return new Map(texts.flat());
}

/** Adds the `url(…)` and `new URL(…, import.meta.url)` of its modules to a graph. */
export function referencedFiles(graph: ModuleGraph, texts: Texts): ModuleGraph {
  const imports = new Map(graph.imports);
  for (const [module, text] of texts) {
    const urls = new Set(addressesIn(module, text));
    if (urls.size > 0) imports.set(module, urls.union(imports.get(module) ?? new Set()));
  }
  return { ...graph, imports };
}

/** The programs at `from` and the files whose path they contain, directly or not: all they import. */
export async function programsOf(
  root: string,
  from: readonly string[],
  follows: (path: string) => boolean,
): Promise<Texts> {
  const programs = new Map<string, string>();
  for (let next = new Set(from); next.size > 0;) {
    const texts = await textsOf(root, next);
    next = new Set();
    for (const [file, text] of texts) {
      programs.set(file, text);
      for (const [, , target = ''] of text.matchAll(/(['"`])(\.{1,2}\/[^'"`\n]+)\1/g)) {
        const path = posix.join(posix.dirname(file), target);
        if (!programs.has(path) && follows(path)) next.add(path);
      }
    }
  }
  return programs;
}

export function readsFiles(text: string): boolean {
  return /['"](?:node:)?fs(?:\/promises)?['"]/.test(text);
}

/** The relative URLs in a style sheet or script, as paths in the checkout. */
export function addressesIn(path: string, text: string): string[] {
  const pattern = path.endsWith('.css')
    ? /(?:url\(\s*|@import\s+)['"]?([^'")\s]+)['"]?/g
    : /new URL\(\s*['"`]([^'"`$]+)['"`]\s*,\s*import\.meta\.url/g;
  return [...text.matchAll(pattern)]
    .map(([, url = '']) => url.replace(/[?#].*$/s, ''))
    .filter((url) => url !== '' && !/^(?:[a-z][\w+.-]*:|\/)/i.test(url))
    .map((url) => posix.join(posix.dirname(path), url));
}
