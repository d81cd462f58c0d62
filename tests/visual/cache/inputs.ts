/** Files as inputs of fingerprints: their hashes, and which locales each part of them is for. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Files, hashOf } from './checkout.ts';
import type { Input } from './fingerprint.ts';
import { localesOf, localesOfFont } from './influence.ts';
import type { Texts } from './links.ts';

/**
 * The inputs of each path that is a file under `root`. What git does not list, such as generated
 * files, is read. `texts` are those of all sources.
 */
export async function inputsIn(
  root: string,
  paths: readonly string[],
  files: Files,
  texts: Texts,
): Promise<Map<string, readonly Input[]>> {
  const found = await Promise.all(
    paths.map(async (path): Promise<[string, readonly Input[]][]> => {
      if (path.endsWith('.css')) {
        const text = await readFile(join(root, path), 'utf8').catch(() => undefined);
        return text === undefined ? [] : [[path, styleInputs(path, text, texts)]];
      }
      const hash = files.get(path) ?? (await contentHash(join(root, path)));
      return hash === undefined ? [] : [[path, [inputOf(path, hash, localesOf(path))]]];
    }),
  );
  return new Map(found.flat());
}

/**
 * A style sheet's inputs: what a font of some languages says of itself, such as which letters it
 * has, is for their cells only; the rest is for all, and so are those of its letters that any source
 * beside these languages' messages has: another page may show them.
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
      inputOf(`${path} (${font})`, hashOf(...faces), localesOfFont(font)),
      { name: `${path} (${font}) elsewhere`, hash: hashOf(...borrowed(font, faces, texts)) },
    ]),
  ];
}

/** The letters of a font's faces that sources have which are not for its languages alone. */
function borrowed(font: string, faces: readonly string[], texts: Texts): string[] {
  const own = new Set(localesOfFont(font));
  const others = [...texts].filter(([path]) => !localesOf(path)?.every((it) => own.has(it)));
  const ranges = faces.flatMap((face) => [
    ...face
      .matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)
      .map(([, from = '', to = from]) => [from, to]),
  ]);
  const within = (letter: string) =>
    ranges.some(([from, to]) => {
      const code = letter.codePointAt(0) ?? 0;
      return code >= Number.parseInt(from ?? '', 16) && code <= Number.parseInt(to ?? '', 16);
    });
  return lettersOf(others.map(([, text]) => text)).filter(within);
}

/** Every letter beyond Latin-1 once, escaped ones too. */
function lettersOf(texts: readonly string[]): string[] {
  const plain = texts.map((text) =>
    text.replaceAll(/\\u(?:\{([\da-f]{1,5})\}|([\da-f]{4}))/gi, (_, long?: string, short = '') =>
      String.fromCodePoint(Number.parseInt(long ?? short, 16)),
    ),
  );
  return [...new Set(plain.join('').match(/[^\0-\xff]/gu))].toSorted();
}

function inputOf(name: string, hash: string, locales: readonly string[] | undefined): Input {
  return locales === undefined ? { name, hash } : { name, hash, locales };
}

async function contentHash(file: string): Promise<string | undefined> {
  return readFile(file).then(
    (bytes) => createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex'),
    () => undefined,
  );
}
