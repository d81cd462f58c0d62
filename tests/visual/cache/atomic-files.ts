/** Files of a cache: written whole or not at all; the least recently used are removed. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const ABANDONED_MS = 3_600_000;
const TEMPORARY = /\.[\da-f-]{36}$/;

/**
 * Writes a file and its folders. Nobody ever reads a part of it, whatever ends this process and
 * whoever writes the same file.
 * @throws Error of the file system; nothing is left behind then.
 */
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

/** Marks a file or folder as used now; one on a read-only disk stays as it is. */
export async function touch(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => {});
}

/** A file or folder with its size, and when it was last used. */
interface Used {
  readonly path: string;
  readonly bytes: number;
  readonly usedMs: number;
}

/** These files or folders, the last used first. Another process may have removed some: left out. */
export async function byLastUse(paths: readonly string[]): Promise<Used[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const facts = await stat(path).catch(() => undefined);
      return facts === undefined ? [] : [{ path, bytes: facts.size, usedMs: facts.mtimeMs }];
    }),
  );
  return found.flat().toSorted((a, b) => b.usedMs - a.usedMs);
}

/** Whether a temporary file or folder is so old that its process must have died. */
export function isAbandoned({ usedMs }: Used): boolean {
  return usedMs < Date.now() - ABANDONED_MS;
}

/**
 * Removes files under `folder`, those not used for longest first, until the rest is at most
 * `limit` bytes; and temporary files of processes that died.
 */
export async function trimFiles(folder: string, limit: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  let total = 0;
  for (const file of await byLastUse(files.map((it) => join(it.parentPath, it.name)))) {
    const dead = TEMPORARY.test(file.path) && isAbandoned(file);
    if (!dead) total += file.bytes;
    if (dead || total > limit) await rm(file.path, { force: true });
  }
}
