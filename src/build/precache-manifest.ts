import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { computeIntegrity } from './integrity.ts';

type ManifestTransform = NonNullable<
  VitePWAOptions['injectManifest']['manifestTransforms']
>[number];

/**
 * Adds the SHA-256 of every file to the service worker's precache manifest (VER-5). Workbox's revisions
 * are MD5, and only files without a hash in their name have them.
 *
 * @param outputFolder is called after Vite has read its options: `--outDir` may name another folder.
 */
export function withIntegrity(outputFolder: () => string): ManifestTransform {
  return async (entries) => {
    const folder = outputFolder();
    // Workbox lists them in the order of the file system, which is not reproducible (VER-1).
    const sorted = entries.toSorted((a, b) => (a.url < b.url ? -1 : 1));
    const manifest = sorted.map(async ({ url, size }) => {
      const integrity = computeIntegrity(await readFile(join(folder, url)));
      return { url, size, revision: null, integrity };
    });
    return { manifest: await Promise.all(manifest) };
  };
}
