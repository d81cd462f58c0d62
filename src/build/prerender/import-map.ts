import type { Rolldown } from 'vite';
import { computeIntegrity } from '../integrity.ts';
import { entryChunk } from './bundle-assets.ts';
import { escapeJsonForScript } from './html.ts';

/** Assets that a script loads: the style sheets of load-cjk-font.ts and the worker of check-file.ts. */
const ASSETS_LOADED_BY_SCRIPTS = /\/(?:fonts-han-[\w-]{8}\.css|apk-worker-[\w-]{8}\.js)$/;

/** Paths relative to the site, and the integrity of each. */
export type Integrities = ReadonlyMap<string, string>;

/**
 * The integrity of every file that a script loads (VER-4), without the entry script: its element has
 * an attribute. `read` returns the content of a built file.
 */
export async function scriptIntegrities(
  bundle: Rolldown.OutputBundle,
  read: (file: string) => Promise<Buffer>,
): Promise<Integrities> {
  const entry = entryChunk(bundle);
  const files = Object.values(bundle)
    .filter((output) => output !== entry)
    .filter(({ type, fileName }) => type === 'chunk' || ASSETS_LOADED_BY_SCRIPTS.test(fileName))
    .map(({ fileName }) => fileName)
    .toSorted();
  const hashes = files.map(async (file) => [file, computeIntegrity(await read(file))] as const);
  return new Map(await Promise.all(hashes));
}

/**
 * The text of a document's import map; `root` is the relative URL of the site. Documents of the same
 * depth have the same one. Its hash is in the CSP (inline-script-sources.ts).
 */
export function importMap(integrities: Integrities, root: string): string {
  const entries = [...integrities].map(([file, integrity]) => [`${root}${file}`, integrity]);
  return escapeJsonForScript({ integrity: Object.fromEntries(entries) as object });
}
