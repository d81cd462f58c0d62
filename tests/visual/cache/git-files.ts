/** The files of a checkout or commit with git's content hashes, so that both can be compared. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { git } from '../builds/exec.ts';

/** Path from the project's folder, with `/` → hash of the content. */
export type FileHashes = ReadonlyMap<string, string>;

/** Command lines have a limit. */
const PATHS_PER_COMMAND = 400;

/** Files on disk, including untracked ones. Ignored files do not count, except `.env` files, which Vite reads. */
export async function workingTreeFiles(root: string, signal: AbortSignal): Promise<FileHashes> {
  const edited = ['ls-files', '-z', '--modified', '--others', '--exclude-standard'];
  const files = parseEntries(await git(root, ['ls-files', '-z', '--stage'], signal));
  const changed = new Set((await git(root, edited, signal)).split('\0'));
  for (const name of await readdir(root))
    if (/^\.env(?:\.|$)/.test(name) && !files.has(name)) changed.add(name);
  // Git lists a linked node_modules as a file.
  for (const path of ['', 'node_modules']) changed.delete(path);
  for (const path of changed) files.delete(path);
  // Git lists deleted files as modified.
  const paths = [...changed].filter((path) => existsSync(join(root, path)));
  for (let start = 0; start < paths.length; start += PATHS_PER_COMMAND) {
    const batch = paths.slice(start, start + PATHS_PER_COMMAND);
    const hashes = (await git(root, ['hash-object', '--', ...batch], signal)).split('\n');
    for (const [index, path] of batch.entries()) files.set(path, hashes[index] ?? '');
  }
  return files;
}

export async function commitFiles(root: string, commit: string, signal: AbortSignal) {
  return parseEntries(await git(root, ['ls-tree', '-r', '-z', commit], signal));
}

/** A short hash. Each text counts with its length, so that `('ab', 'c')` and `('a', 'bc')` differ. */
export function hashOf(...texts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${Buffer.byteLength(text)}:`).update(text);
  return hash.digest('hex').slice(0, 40);
}

/** `git ls-files --stage` and `git ls-tree` list the hash, maybe a stage, and the path. */
function parseEntries(output: string): Map<string, string> {
  const entries = output.matchAll(/(\w{40,})(?: \d)?\t([^\0]+)\0/g);
  return new Map(entries.map(([, id = '', path = '']) => [path, id]));
}
