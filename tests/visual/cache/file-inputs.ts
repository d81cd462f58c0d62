/** Files as inputs of fingerprints: their hashes, and the locales that depend on each part of them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Texts } from './asset-references.ts';
import type { Input } from './fingerprint.ts';
import { type FileHashes, hashOf } from './git-files.ts';
import { localesOf, localesOfFont } from './input-scope.ts';

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
    const known = isStyleSheet ? undefined : files.get(path);
    const content = known ? '' : await readFile(join(root, path)).catch(() => undefined);
    if (content === undefined) continue;
    const input = { name: path, hash: known ?? hashOf(content), locales: localesOf(path) };
    inputs.set(path, isStyleSheet ? styleInputs(path, content.toString(), texts) : [input]);
  }
  return inputs;
}

/**
 * Splits a style sheet: a font's `@font-face` rules count for its locales only, but for every locale as
 * far as sources for other locales contain its characters. The rest counts for every locale.
 */
export function styleInputs(path: string, css: string, texts: Texts): Input[] {
  const fonts = new Map<string, string[]>();
  const rest = css.replaceAll(/@font-face\s*\{[^}]*\}/g, (face) => {
    const font = /url\(\s*['"]?[^'")]*?([\w-]+)\.woff2['"]?\s*\)/.exec(face)?.[1];
    if (font === undefined || localesOfFont(font) === undefined) return face;
    fonts.set(font, [...(fonts.get(font) ?? []), face]);
    return '';
  });
  return [
    { name: path, hash: hashOf(rest) },
    ...[...fonts].flatMap(([font, faces]) => {
      const elsewhere = hashOf(...charactersElsewhere(font, faces, texts));
      return [
        { name: `${path} (${font})`, hash: hashOf(...faces), locales: localesOfFont(font) },
        { name: `${path} (${font}) elsewhere`, hash: elsewhere },
      ];
    }),
  ];
}

/** The characters of a font, beyond Latin-1, that sources for other locales contain. */
function charactersElsewhere(font: string, faces: readonly string[], texts: Texts): string[] {
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
