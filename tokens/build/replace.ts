/** Replaces files that others may be reading. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/**
 * Makes the files of the folder `to` those of `from`. Each appears whole, a file with the same bytes
 * is left alone, and nothing is removed. The last by name come first: fonts before the CSS that names them.
 */
export async function replaceDiffering(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries.filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name));
  for (const file of files.toSorted().toReversed()) {
    const target = join(to, relative(from, file));
    const bytes = await readFile(file);
    const before = await readFile(target).catch(() => undefined);
    if (before?.equals(bytes)) continue;
    const draft = `${target}.${randomUUID()}`;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, target);
  }
}
