import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeIntegrity } from '../integrity.ts';

const IMPORT_MAP = /<script type="importmap">(.*?)<\/script>/gs;
const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;
/** Home's, and that of all other documents (before-paint.ts). */
const MAX_SCRIPTS = 2;

/**
 * The CSP sources of the inline scripts in a built folder, sorted: the import maps (VER-4) and the two
 * scripts before the first paint, Home's and the other documents' (ROUTE-12). Nothing else may be inline.
 *
 * @throws Error if a document has several scripts besides its import map, or the documents have more than two.
 */
export function inlineScriptSources(folder: string): string[] {
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  if (documents.some((html) => [...html.matchAll(INLINE_SCRIPT)].length > 1))
    throw new Error('A document has several inline scripts; only one is allowed');
  const scripts = hashSources(documents, INLINE_SCRIPT);
  if (scripts.size > MAX_SCRIPTS)
    throw new Error(`${scripts.size} inline scripts; only ${MAX_SCRIPTS} are allowed`);
  return [...scripts, ...hashSources(documents, IMPORT_MAP)].toSorted();
}

function hashSources(documents: readonly string[], script: RegExp): Set<string> {
  const texts = documents.flatMap((html) =>
    [...html.matchAll(script)].map(([, text = '']) => text),
  );
  return new Set(texts.map((text) => `'${computeIntegrity(text)}'`));
}
