/** The files of a checkout or commit with git's own content hashes, so that both can be compared. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { exec } from '../builds/exec.ts';

/** Path relative to the checkout, or to the folder of a larger one, with `/` → hash of the content. */
export type FileHashes = ReadonlyMap<string, string>;

/** Paths a command line takes at a time; every system's limit is far above. */
const BATCH = 400;

/**
 * Every file of the checkout at `root` as it is on disk, untracked ones included, ignored ones not,
 * but for Vite's settings (`.env.local`): it reads them whatever git ignores.
 * A file has the same hash here and in {@link commitFiles} once it is committed.
 * @throws RunError when `root` is no git checkout.
 */
export async function workingTreeFiles(root: string, signal: AbortSignal): Promise<FileHashes> {
  const list = ['ls-files', '-z', '--modified', '--others', '--exclude-standard'];
  const [names, staged, edited] = await Promise.all([
    readdir(root),
    exec(root, 'git', ['ls-files', '-z', '--stage'], signal),
    exec(root, 'git', list, signal),
  ]);
  const files = entriesIn(staged);
  const settings = names.filter((name) => /^\.env(?:\.|$)/.test(name) && !files.has(name));
  const changed = new Set([...edited.split('\0'), ...settings]);
  // A linked node_modules is a file to git.
  for (const path of ['', 'node_modules']) changed.delete(path);
  for (const path of changed) files.delete(path);
  // Git lists a deleted file as a modified one.
  const fresh = [...changed].filter((path) => existsSync(join(root, path)));
  for (let from = 0; from < fresh.length; from += BATCH) {
    const batch = fresh.slice(from, from + BATCH);
    const hashes = (await exec(root, 'git', ['hash-object', '--', ...batch], signal)).split('\n');
    for (const [index, path] of batch.entries()) files.set(path, hashes[index] ?? '');
  }
  return files;
}

/**
 * Every file of a commit; nothing is checked out.
 * @throws RunError when there is no such commit.
 */
export async function commitFiles(
  root: string,
  commit: string,
  signal: AbortSignal,
): Promise<FileHashes> {
  return entriesIn(await exec(root, 'git', ['ls-tree', '-r', '-z', commit], signal));
}

/** Short hash of texts, in their order; unlike lists of texts never meet by being joined. */
export function hashOf(...texts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${Buffer.byteLength(text)}:`).update(text);
  return hash.digest('hex').slice(0, 40);
}

/** Reads `git ls-files --stage` and `git ls-tree`: each ends with the hash, maybe a stage, and the path. */
function entriesIn(output: string): Map<string, string> {
  const entries = output.matchAll(/(\w{40,})(?: \d)?\t([^\0]+)\0/g);
  return new Map(entries.map(([, hash = '', path = '']) => [path, hash]));
}
