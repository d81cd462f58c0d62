/** Links between files that the module graph leaves out, read from their text. */
import { access, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Graph } from './graph.ts';

/** What programs import, and whether any of that code reads files by itself. */
export interface Imports {
  readonly imported: ReadonlySet<string>;
  /** Then what it reads is known to nobody. */
  readonly readsFiles: boolean;
}

/** The graph with what its styles and scripts name by address: `url(…)`, `new URL(…, import.meta.url)`. */
export async function linkedFiles(
  root: string,
  graph: Graph,
  modules: readonly string[],
): Promise<Graph> {
  const imports = new Map(graph.imports);
  await Promise.all(
    modules.map(async (module) => {
      const found = addressesIn(module, await textOf(root, module));
      if (found.length === 0) return;
      imports.set(module, new Set([...(imports.get(module) ?? []), ...found]));
    }),
  );
  return { ...graph, imports };
}

/** What the files at `from` import from the checkout, directly or not, themselves included. */
export async function importsOf(root: string, from: readonly string[]): Promise<Imports> {
  const seen = new Set(from);
  let readsFiles = false;
  // A set that grows while it is walked: each file once.
  for (const file of seen) {
    const text = await textOf(root, file);
    readsFiles ||= /['"](?:node:)?fs(?:\/promises)?['"]/.test(text);
    for (const [, target = ''] of text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)) {
      seen.add(posix.join(posix.dirname(file), target));
    }
  }
  const existing = await Promise.all(
    [...seen].map(async (file) => ((await exists(join(root, file))) ? [file] : [])),
  );
  return { imported: new Set(existing.flat()), readsFiles };
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

/** Only text can name a file; a picture or font is not read. */
async function textOf(root: string, path: string): Promise<string> {
  if (!/\.(?:css|[cm]?[jt]sx?|mdx|html)$/.test(path)) return '';
  return readFile(join(root, path), 'utf8').catch(() => '');
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
