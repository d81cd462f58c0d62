/** Git repositories for tests. Git's variables are unset, because a hook sets them to this repository. */
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { GIT_REPOSITORY_VARIABLES } from '../builds/exec.ts';

export function gitIn(root: string, ...args: readonly string[]): string {
  const unset = Object.fromEntries(GIT_REPOSITORY_VARIABLES.map((name) => [name, undefined]));
  const env = { ...process.env, ...unset };
  const user = ['-c', 'user.name=t', '-c', 'user.email=t@t'];
  const options = { cwd: root, env, encoding: 'utf8', stdio: 'pipe' } as const;
  return execFileSync('git', [...user, ...args], options).trim();
}

/** Commits everything; returns the commit. */
export function commitIn(root: string, message: string): string {
  gitIn(root, 'add', '-A');
  gitIn(root, 'commit', '-qm', message, '--allow-empty');
  return gitIn(root, 'rev-parse', 'HEAD');
}

export async function writeIn(root: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

const BUILD = `
const { mkdirSync, readFileSync, writeFileSync, existsSync } = require('node:fs');
const out = process.argv.at(-1);
mkdirSync(out, { recursive: true });
writeFileSync(out + '/iframe.html', readFileSync('src.txt'));
if (existsSync('fails')) process.exit(1);
if (existsSync('hangs')) setInterval(() => {}, 1000);
else writeFileSync(out + '/index.json', '{"entries":{}}');
if (existsSync('stats.json')) writeFileSync(out + '/preview-stats.json', readFileSync('stats.json'));
if (existsSync('edits')) writeFileSync('src.txt', 'meanwhile');
`;

/** A project whose Storybook is the content of `src.txt`, built by a small script. */
export async function writeProject(folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  const scripts = { 'build:storybook': 'node build.cjs' };
  await writeIn(folder, 'package.json', JSON.stringify({ name: 'x', scripts }));
  await writeIn(folder, 'package-lock.json', '{}');
  await writeIn(folder, 'build.cjs', BUILD);
  await writeIn(folder, '.gitignore', 'node_modules/\n');
}
