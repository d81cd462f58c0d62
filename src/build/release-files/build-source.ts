import { execFileSync } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildSource, digestOf } from './site-manifest.ts';

/** What is built in this checkout, in this mode of Vite. */
export async function buildSource(root: string, mode: string): Promise<BuildSource> {
  return {
    mode,
    commit: await cleanCommit(root),
    packageLock: digestOf(await readFile(join(root, 'package-lock.json'))).sha256,
    node: process.version,
  };
}

/**
 * The Node that runs this, for who wants to compare it with the release of nodejs.org. It is not in the manifest: other
 * systems have another program, and give the same site.
 */
export async function describeNode(): Promise<string> {
  const { sha256 } = digestOf(await readFile(process.execPath));
  return `Node ${process.version}, SHA-256 of the program: ${sha256}`;
}

/** The commit of a checkout; null without git, and with files that are not in that commit. */
export async function cleanCommit(root: string): Promise<string | null> {
  try {
    if ((await realpath(git(root, 'rev-parse', '--show-toplevel'))) !== (await realpath(root)))
      return null;
    // The manifest says what a file of settings says.
    const changes = git(root, 'status', '--porcelain', '--', '.', ':(exclude,glob).env*');
    return changes === '' ? git(root, 'rev-parse', 'HEAD') : null;
  } catch {
    return null;
  }
}

function git(root: string, ...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
