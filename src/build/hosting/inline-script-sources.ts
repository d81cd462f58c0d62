import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeIntegrity } from '../integrity.ts';

const IMPORT_MAP = /<script type="importmap">(.*?)<\/script>/gs;
const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;

/**
 * The CSP sources of the inline scripts in a built folder, sorted: the import maps (VER-4) and the script
 * before the first paint (ROUTE-12). Nothing else may be inline.
 *
 * @throws Error if there are several scripts besides the import maps.
 */
export function inlineScriptSources(folder: string): string[] {
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const scripts = hashSources(documents, INLINE_SCRIPT);
  if (scripts.size > 1) throw new Error(`${scripts.size} inline scripts; only one is allowed`);
  return [...scripts, ...hashSources(documents, IMPORT_MAP)].toSorted();
}

function hashSources(documents: readonly string[], script: RegExp): Set<string> {
  const texts = documents.flatMap((html) =>
    [...html.matchAll(script)].map(([, text = '']) => text),
  );
  return new Set(texts.map((text) => `'${computeIntegrity(text)}'`));
}
