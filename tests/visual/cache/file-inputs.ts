/** Files as inputs of fingerprints: their hashes, and which locales each part of them is for. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileHashes, hashOf } from './git-files.ts';
import type { Input } from './fingerprint.ts';
import { localesOf, localesOfFont } from './input-scope.ts';
import type { Texts } from './asset-references.ts';

/** The inputs of each path that is a file. What git does not list, such as generated files, is read. */
export async function fileInputs(
  root: string,
  paths: readonly string[],
  files: FileHashes,
  texts: Texts,
): Promise<Map<string, readonly Input[]>> {
  const found = await Promise.all(
    paths.map(async (path): Promise<[string, readonly Input[]][]> => {
      if (path.endsWith('.css')) {
        const text = await readFile(join(root, path), 'utf8').catch(() => undefined);
        return text === undefined ? [] : [[path, styleInputs(path, text, texts)]];
      }
      const hash = files.get(path) ?? (await contentHash(join(root, path)));
      return hash === undefined ? [] : [[path, [{ name: path, hash, locales: localesOf(path) }]]];
    }),
  );
  return new Map(found.flat());
}

/**
 * A style sheet's inputs. The `@font-face` rules of a font for some languages count for those
 * languages. The rest counts for all; so do the font's characters that other sources contain.
 */
export function styleInputs(path: string, css: string, texts: Texts): Input[] {
  const parts = new Map<string, string[]>();
  const rest = css.replaceAll(/@font-face\s*\{[^}]*\}/g, (face) => {
    const font = /url\(\s*['"]?[^'")]*?([\w-]+)\.woff2['"]?\s*\)/.exec(face)?.[1];
    if (font === undefined || localesOfFont(font) === undefined) return face;
    parts.set(font, [...(parts.get(font) ?? []), face]);
    return '';
  });
  return [
    { name: path, hash: hashOf(rest) },
    ...[...parts].flatMap(([font, faces]) => [
      { name: `${path} (${font})`, hash: hashOf(...faces), locales: localesOfFont(font) },
      { name: `${path} (${font}) elsewhere`, hash: hashOf(...borrowed(font, faces, texts)) },
    ]),
  ];
}

/** The characters of a font that sources for other languages contain. */
function borrowed(font: string, faces: readonly string[], texts: Texts): string[] {
  const own = new Set(localesOfFont(font));
  const others = [...texts].filter(([path]) => !localesOf(path)?.every((it) => own.has(it)));
  const ranges = [...faces.join('').matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)];
  const classes = ranges.map(([, from, to = from]) => `\\u{${from}}-\\u{${to}}`);
  const inFont = new RegExp(`[${classes.join('')}]`, 'u');
  return lettersOf(others.map(([, text]) => text)).filter((it) => inFont.test(it));
}

/** Every character beyond Latin-1 once, escaped ones too. */
function lettersOf(texts: readonly string[]): string[] {
  const plain = texts.map((text) =>
    text.replaceAll(/\\u(?:\{([\da-f]{1,5})\}|([\da-f]{4}))/gi, (_, long?: string, short = '') =>
      String.fromCodePoint(Number.parseInt(long ?? short, 16)),
    ),
  );
  return [...new Set(plain.join('').match(/[^\0-\xff]/gu))].toSorted();
}

async function contentHash(file: string): Promise<string | undefined> {
  return readFile(file).then(
    (bytes) => createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex'),
    () => undefined,
  );
}
