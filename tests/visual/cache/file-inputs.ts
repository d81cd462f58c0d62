/** Files as inputs of fingerprints: their text, the files they refer to, their hashes and locales. */
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { TOKEN_CONSTANTS, TOKEN_STYLES } from '../site.node.ts';
import type { Input } from './fingerprint.ts';
import { type FileHashes, hashOf } from './git-files.ts';
import { localesOf, localesOfFont } from './input-scope.ts';
import type { ModuleGraph } from './module-graph.ts';
import { hashWithoutConstants, propertyInputs } from './token-inputs.ts';

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
    const urls = new Set(referencedPaths(module, text));
    if (urls.size > 0) imports.set(module, urls.union(imports.get(module) ?? new Set()));
  }
  return { ...graph, imports };
}

/**
 * The programs at `entryPoints` and the files whose path they contain, directly or not. So all
 * imports are included.
 */
export async function programsOf(
  root: string,
  entryPoints: readonly string[],
  shouldFollow: (path: string) => boolean,
): Promise<Texts> {
  const programs = new Map<string, string>();
  for (let next = new Set(entryPoints); next.size > 0;) {
    const texts = await textsOf(root, next);
    next = new Set();
    for (const [file, text] of texts) {
      programs.set(file, text);
      for (const [, , target = ''] of text.matchAll(/(['"`])(\.{1,2}\/[^'"`\n]+)\1/g)) {
        const path = posix.join(posix.dirname(file), target);
        if (!programs.has(path) && shouldFollow(path)) next.add(path);
      }
    }
  }
  return programs;
}

export function readsFiles(text: string): boolean {
  return /['"](?:node:)?fs(?:\/promises)?['"]/.test(text);
}

/** The relative URLs in a style sheet or script, as paths in the checkout. */
export function referencedPaths(path: string, text: string): string[] {
  const pattern = path.endsWith('.css')
    ? /(?:url\(\s*|@import\s+)['"]?([^'")\s]+)['"]?/g
    : /new URL\(\s*['"`]([^'"`$]+)['"`]\s*,\s*import\.meta\.url/g;
  return [...text.matchAll(pattern)]
    .map(([, url = '']) => url.replace(/[?#].*$/s, ''))
    .filter((url) => url !== '' && !/^(?:[a-z][\w+.-]*:|\/)/i.test(url))
    .map((url) => posix.join(posix.dirname(path), url));
}

/** The inputs of each path that is a file. Files without a hash, such as generated ones, are read. */
export async function fileInputs(
  root: string,
  paths: readonly string[],
  files: FileHashes,
  texts: Texts,
): Promise<Map<string, readonly Input[]>> {
  const inputs = new Map<string, readonly Input[]>();
  for (const path of paths) {
    const isStyleSheet = path.endsWith('.css');
    const gitHash = isStyleSheet ? undefined : files.get(path);
    const content = gitHash ? '' : await readFile(join(root, path)).catch(() => undefined);
    if (content === undefined) continue;
    const input = { name: path, hash: gitHash ?? hashOf(content), locales: localesOf(path) };
    const inputsOf = () => {
      if (path === TOKEN_STYLES) return propertyInputs(path, content.toString());
      if (path === TOKEN_CONSTANTS)
        return [{ ...input, hash: hashWithoutConstants(content.toString()) }];
      return isStyleSheet ? styleInputs(path, content.toString(), texts) : [input];
    };
    inputs.set(path, inputsOf());
  }
  return inputs;
}

/**
 * Splits a style sheet: a font's `@font-face` rules count only for the font's locales. Its characters that sources
 * for other locales contain count for every locale, and so does the rest of the style sheet.
 */
export function styleInputs(path: string, css: string, texts: Texts): Input[] {
  const fonts = new Map<string, string[]>();
  const otherCss = css.replaceAll(/@font-face\s*\{[^}]*\}/g, (face) => {
    const font = /url\(\s*['"]?[^'")]*?([\w-]+)\.woff2['"]?\s*\)/.exec(face)?.[1];
    if (font === undefined || localesOfFont(font) === undefined) return face;
    fonts.set(font, [...(fonts.get(font) ?? []), face]);
    return '';
  });
  return [
    { name: path, hash: hashOf(otherCss) },
    ...[...fonts].flatMap(([font, faces]) => [
      { name: `${path} (${font})`, hash: hashOf(...faces), locales: localesOfFont(font) },
      {
        name: `${path} (${font}) elsewhere`,
        hash: hashOf(...charactersInOtherLocales(font, faces, texts)),
      },
    ]),
  ];
}

/** The characters of a font, beyond Latin-1, that sources for other locales contain. */
function charactersInOtherLocales(font: string, faces: readonly string[], texts: Texts): string[] {
  const locales = new Set(localesOfFont(font));
  const ranges = [...faces.join('').matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)];
  const classes = ranges.map(([, from, to = from]) => `\\u{${from}}-\\u{${to}}`);
  const isInFont = new RegExp(`[${classes.join('')}]`, 'u');
  const characters = [...texts]
    .filter(([path]) => !localesOf(path)?.every((locale) => locales.has(locale)))
    .flatMap(([, text]) => decodeEscapes(text).match(/[^\0-\xff]/gu) ?? []);
  return [...new Set(characters)].filter((character) => isInFont.test(character)).toSorted();
}

function decodeEscapes(text: string): string {
  const escapes = /\\u(?:\{([\da-f]{1,5})\}|([\da-f]{4}))/gi;
  return text.replaceAll(escapes, (_, long?: string, short = '') =>
    String.fromCodePoint(Number.parseInt(long ?? short, 16)),
  );
}
