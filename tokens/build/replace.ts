import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/**
 * Copies the files of the folder `from` into `to`, each atomically, and only those whose bytes differ.
 * Removes nothing. Fonts are copied before the CSS that names them (reverse alphabetical order).
 */
export async function replaceDiffering(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted().toReversed()) {
    const target = join(to, relative(from, file));
    const bytes = await readFile(file);
    const current = await readFile(target).catch(() => undefined);
    if (current?.equals(bytes)) continue;
    const temporaryFile = `${target}.${randomUUID()}`;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(temporaryFile, bytes);
    await rename(temporaryFile, target);
  }
}
