/** Files as inputs of fingerprints: their hashes, and which locales each part of them is for. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Files, hashOf } from './checkout.ts';
import type { Input } from './fingerprint.ts';
import { localesOf, localesOfFont } from './influence.ts';

/**
 * The inputs of each path that is a file under `root`. What git does not list, such as generated
 * files, is read.
 */
export async function inputsIn(
  root: string,
  paths: readonly string[],
  files: Files,
): Promise<Map<string, readonly Input[]>> {
  const found = await Promise.all(
    paths.map(async (path): Promise<[string, readonly Input[]][]> => {
      if (path.endsWith('.css')) {
        const text = await readFile(join(root, path), 'utf8').catch(() => undefined);
        return text === undefined ? [] : [[path, styleInputs(path, text)]];
      }
      const hash = files.get(path) ?? (await contentHash(join(root, path)));
      return hash === undefined ? [] : [[path, [inputOf(path, hash, localesOf(path))]]];
    }),
  );
  return new Map(found.flat());
}

/**
 * A style sheet's inputs: what a font of some languages says of itself, such as which letters it
 * has, is for their cells only; the rest is for all.
 */
export function styleInputs(path: string, css: string): Input[] {
  const parts = new Map<string, string[]>();
  const rest = css.replaceAll(/@font-face\s*\{[^}]*\}/g, (face) => {
    const font = /url\(\s*['"]?[^'")]*?([\w-]+)\.woff2['"]?\s*\)/.exec(face)?.[1];
    if (font === undefined || localesOfFont(font) === undefined) return face;
    parts.set(font, [...(parts.get(font) ?? []), face]);
    return '';
  });
  return [
    { name: path, hash: hashOf(rest) },
    ...[...parts].map(([font, faces]) =>
      inputOf(`${path} (${font})`, hashOf(...faces), localesOfFont(font)),
    ),
  ];
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
