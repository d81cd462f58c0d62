/** Files of a cache: written whole or not at all, and the least used removed. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A temporary file this old belongs to a process that died. */
const ABANDONED_MS = 3_600_000;
const TEMPORARY = /\.[\da-f-]{36}$/;

/**
 * Writes a file with its folders, so that nobody ever reads a part of it, whatever ends this
 * process and whoever writes the same one.
 * @throws Error of the file system; nothing is left behind then.
 */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
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

/** Marks a file or folder as used now. What may not be marked can still be read. */
export async function touch(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => {});
}

/**
 * Removes files under `folder`, those not used for longest first, until the rest is at most
 * `limit` bytes; and what writers that died left.
 */
export async function trimFiles(folder: string, limit: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        // Another process may trim as well.
        const facts = await stat(path).catch(() => undefined);
        return facts === undefined ? [] : [{ path, bytes: facts.size, usedMs: facts.mtimeMs }];
      }),
  );
  const newestFirst = found.flat().toSorted((a, b) => b.usedMs - a.usedMs);
  const abandoned = Date.now() - ABANDONED_MS;
  let total = 0;
  for (const { path, bytes, usedMs } of newestFirst) {
    const dead = TEMPORARY.test(path) && usedMs < abandoned;
    if (!dead) total += bytes;
    if (dead || total > limit) await rm(path, { force: true });
  }
}
