import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtFiles } from '../../src/build/built-files.ts';
import {
  COMPRESSED,
  type Digest,
  digestOf,
  MANIFEST_FILE,
  SIGNATURES_FILE,
  type SiteManifest,
} from '../../src/build/release-files/site-manifest.ts';
import type { Comparison, Finding } from './report.ts';

/** Folders of the owner's apps, which are not part of the build. */
const APP_FILES = /^(?:android|ios)\//;

/** Compares every file of a folder with a manifest, and finds files that are not in the manifest. */
export async function compareFolder(folder: string, manifest: SiteManifest): Promise<Comparison> {
  const expected = new Map<string, Digest>(
    manifest.files.flatMap((entry) => [
      [entry.file, entry] as const,
      ...Object.entries(COMPRESSED).flatMap(([encoding, ending]) => {
        const digest = entry[encoding as keyof typeof COMPRESSED];
        return digest ? [[`${entry.file}${ending}`, digest] as const] : [];
      }),
    ]),
  );
  const found = await builtFiles(folder);
  const differences: Finding[] = [];
  const files = new Set<string>();
  for (const where of found) {
    const status = await lstat(join(folder, where));
    if (status.isSymbolicLink()) differences.push({ where, text: 'is a symbolic link' });
    else if (status.isFile()) files.add(where);
    else differences.push({ where, text: 'is not a file' });
  }
  for (const [where, { size, sha256 }] of expected) {
    if (found.includes(where) && !files.has(where)) continue;
    const content = files.has(where) ? await readFile(join(folder, where)) : undefined;
    const actual = content && digestOf(content);
    if (actual === undefined) differences.push({ where, text: 'is missing' });
    else if (actual.size !== size)
      differences.push({ where, text: `has ${actual.size} bytes instead of ${size}` });
    else if (actual.sha256 !== sha256)
      differences.push({
        where,
        text: `has other bytes: SHA-256 ${actual.sha256} instead of ${sha256}`,
      });
  }
  const added = [...files].filter(
    (file) =>
      !expected.has(file) &&
      file !== MANIFEST_FILE &&
      file !== SIGNATURES_FILE &&
      !APP_FILES.test(file),
  );
  differences.push(...added.map((where) => ({ where, text: 'is not in the manifest' })));
  return { differences, unchecked: [], files: expected.size, recompressed: 0 };
}
