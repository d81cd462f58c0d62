/** Files and folders of a cache: written atomically, the least recently used ones removed. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const ABANDONED_MS = 3_600_000;
const TEMPORARY = /\.[\da-f-]{36}$/;

/** Creates the folder as well. @throws Error of the file system; then no temporary file is left. */
export async function writeAtomically(path: string, content: string | Buffer): Promise<void> {
  const temporary = `${path}.${randomUUID()}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
}

/** Marks a file or folder as used; a read-only disk is no error. */
export async function touch(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => {});
}

/** The most recently used first, without those that another process has removed. */
export async function byLastUse(paths: readonly string[]) {
  const files = await Promise.all(
    paths.map(async (path) => {
      const stats = await stat(path).catch(() => undefined);
      return stats ? [{ path, bytes: stats.size, usedMs: stats.mtimeMs }] : [];
    }),
  );
  return files.flat().toSorted((a, b) => b.usedMs - a.usedMs);
}

/** Whether the process that wrote a temporary file or folder must have died meanwhile. */
export function isAbandoned({ usedMs }: { readonly usedMs: number }): boolean {
  return usedMs < Date.now() - ABANDONED_MS;
}

/** Removes abandoned temporary files, and the least recently used files above `limit` bytes. */
export async function trimFiles(folder: string, limit: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  let total = 0;
  for (const file of await byLastUse(files.map((it) => join(it.parentPath, it.name)))) {
    const isLeftover = TEMPORARY.test(file.path) && isAbandoned(file);
    if (!isLeftover) total += file.bytes;
    if (isLeftover || total > limit) await rm(file.path, { force: true });
  }
}
