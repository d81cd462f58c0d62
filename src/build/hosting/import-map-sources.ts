import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORT_MAP = /<script type="importmap">(.*?)<\/script>/s;

/**
 * The CSP sources of the import maps in a built folder, sorted. An import map cannot be a file of its
 * own, so the policy allows each by its hash (VER-4).
 */
export function importMapSources(folder: string): string[] {
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const sources = documents.flatMap((file) => {
    const [, map] = IMPORT_MAP.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    return map === undefined
      ? []
      : [`'sha256-${createHash('sha256').update(map).digest('base64')}'`];
  });
  return [...new Set(sources)].toSorted();
}
