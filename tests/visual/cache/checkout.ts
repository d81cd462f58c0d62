/** The files of a checkout or commit with git's own content hashes, so that both can be compared. */
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { run } from '../sides/step.ts';

/** Path relative to the checkout, or to the folder of a larger one, with `/` → hash of the content. */
export type Files = ReadonlyMap<string, string>;

/** Paths a command line takes at a time; every system's limit is far above. */
const BATCH = 400;

/**
 * Every file of the checkout at `root` as it is on disk, untracked ones included, ignored ones not,
 * but for Vite's settings (`.env.local`): it reads them whatever git ignores.
 * A file has the same hash here and in {@link filesOfCommit} once it is committed.
 * @throws StepError when `root` is no git checkout.
 */
export async function filesOf(root: string, signal: AbortSignal): Promise<Files> {
  const list = async (...args: string[]) =>
    pathsIn(await run(root, 'git', ['ls-files', '-z', ...args], signal));
  const [entries, staged, changed, gone, untracked] = await Promise.all([
    readdir(root),
    run(root, 'git', ['ls-files', '-z', '--stage'], signal),
    list('--modified'),
    list('--deleted'),
    list('--others', '--exclude-standard'),
  ]);
  const files = new Map(entriesIn(staged, /^\d+ (\w+) \d\t(.*)$/s));
  const missing = new Set(gone);
  for (const path of missing) files.delete(path);
  // A linked node_modules is a file to git.
  const settings = entries.filter((name) => /^\.env(?:\.|$)/.test(name) && !files.has(name));
  const fresh = [...changed, ...untracked, ...settings].filter(
    (path) => !missing.has(path) && path !== 'node_modules',
  );
  const unique = [...new Set(fresh)];
  for (let from = 0; from < unique.length; from += BATCH) {
    const batch = unique.slice(from, from + BATCH);
    const hashes = (await run(root, 'git', ['hash-object', '--', ...batch], signal)).split('\n');
    for (const [index, path] of batch.entries()) files.set(path, hashes[index] ?? '');
  }
  return files;
}

/**
 * Every file of a commit; nothing is checked out.
 * @throws StepError when there is no such commit.
 */
export async function filesOfCommit(
  root: string,
  commit: string,
  signal: AbortSignal,
): Promise<Files> {
  const tree = await run(root, 'git', ['ls-tree', '-r', '-z', commit], signal);
  return new Map(entriesIn(tree, /^\d+ \w+ (\w+)\t(.*)$/s));
}

/** Short hash of texts, in their order; unlike lists of texts never meet by being joined. */
export function hashOf(...texts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${Buffer.byteLength(text)}:`).update(text);
  return hash.digest('hex').slice(0, 40);
}

function pathsIn(output: string): string[] {
  return output.split('\0').filter((path) => path !== '');
}

function entriesIn(output: string, line: RegExp): [string, string][] {
  return pathsIn(output).flatMap((text): [string, string][] => {
    const [, hash, path] = line.exec(text) ?? [];
    return hash === undefined || path === undefined ? [] : [[path, hash]];
  });
}
