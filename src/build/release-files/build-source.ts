import { execFileSync } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildSource, digestOf } from './site-manifest.ts';

/** What a build in this checkout, with this mode of Vite, is made from. */
export async function buildSource(root: string, mode: string): Promise<BuildSource> {
  return {
    mode,
    commit: await cleanCommit(root),
    packageLock: digestOf(await readFile(join(root, 'package-lock.json'))).sha256,
    node: process.version,
  };
}

/**
 * The Node binary that runs this, for comparison with the release on nodejs.org. It is not in the manifest, because
 * other systems have another binary and build the same site.
 */
export async function describeNode(): Promise<string> {
  const { sha256 } = digestOf(await readFile(process.execPath));
  return `Node ${process.version}, SHA-256 of the program: ${sha256}`;
}

/** The commit of a checkout; null without git, and with uncommitted changes. */
export async function cleanCommit(root: string): Promise<string | null> {
  try {
    if ((await realpath(git(root, 'rev-parse', '--show-toplevel'))) !== (await realpath(root)))
      return null;
    // The manifest contains the settings of these files.
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
