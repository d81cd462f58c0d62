import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * The files of a built folder, sorted: paths with forward slashes and no leading slash. Everything that is not a folder
 * counts as a file, also a symbolic link, which servers follow.
 */
export async function builtFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .toSorted();
}
