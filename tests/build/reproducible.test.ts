import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { builtFiles } from '../../src/build/built-files.ts';
import { RIGHT_SETTINGS } from '../release/right-release.ts';

// Two whole builds, on a machine that may be busy.
vi.setConfig({ hookTimeout: 900_000 });

const ROOT = join(import.meta.dirname, '..', '..');
/** On the file system of the packages, so that they can be hard links. */
const CACHE = join(ROOT, '.cache');
/** Fixed, so that the commits of both checkouts have the same hash. */
const COMMITTER = {
  GIT_AUTHOR_NAME: 'unio',
  GIT_AUTHOR_EMAIL: 'unio',
  GIT_AUTHOR_DATE: '2026-01-31T00:00:00Z',
  GIT_COMMITTER_NAME: 'unio',
  GIT_COMMITTER_EMAIL: 'unio',
  GIT_COMMITTER_DATE: '2026-01-31T00:00:00Z',
};
const HERE = { TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' };
const ELSEWHERE = {
  TZ: 'Asia/Kathmandu',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
  HOME: '/nowhere',
  USER: 'other',
  LOGNAME: 'other',
  RAYON_NUM_THREADS: '1',
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'another-machine.ts')).href}`,
};

let buildFolder: string;
let rebuildFolder: string;
let verdict: string[];

beforeAll(async () => {
  mkdirSync(CACHE, { recursive: true });
  [buildFolder, rebuildFolder] = [
    mkdtempSync(join(tmpdir(), 'unio-')),
    mkdtempSync(join(CACHE, 'a folder für ')),
  ];
  checkOut(buildFolder);
  symlinkSync(join(ROOT, 'node_modules'), join(buildFolder, 'node_modules'), 'junction');
  checkOut(rebuildFolder);
  linkPackages(join(ROOT, 'node_modules'), join(rebuildFolder, 'node_modules'));
  await npm(buildFolder, HERE, 'build');
  const verify = ['verify:site', '--', join(buildFolder, 'dist'), '--rebuild'];
  verdict = (await npm(rebuildFolder, ELSEWHERE, ...verify)).trim().split('\n');
});
afterAll(async () => {
  for (const folder of [buildFolder, rebuildFolder]) await rm(folder, { recursive: true });
});

test('VER-1 FAULT-85 another folder, user, machine, day, language, umask and file order give the same bytes', async () => {
  const [hashes, rebuiltHashes] = [
    await hashesIn(join(buildFolder, 'dist')),
    await hashesIn(join(rebuildFolder, '.cache', 'rebuilt')),
  ];
  expect(hashes.size).toBeGreaterThan(400);
  const names = new Set([...hashes.keys(), ...rebuiltHashes.keys()]);
  expect([...names].filter((name) => hashes.get(name) !== rebuiltHashes.get(name))).toEqual([]);
});

test('VER-2 a stranger who builds the same commit gets the published manifest', () => {
  expect(verdict).toEqual([
    expect.stringMatching(
      /^Manifest: \d+ files for https:\S+, from commit [\da-f]{40}, mode production, /,
    ),
    'Signatures: not checked',
    expect.stringContaining(' in '),
    expect.stringMatching(/^ok: \d+ files of /),
  ]);
});

/** Commits all files of this repository that git does not ignore, and an owner's settings. */
function checkOut(folder: string): void {
  const files = git(ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of files.split('\0').filter(Boolean))
    cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  const settings = Object.entries(RIGHT_SETTINGS).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, '.env.production'), settings.join(''));
  git(folder, 'init', '--quiet');
  // The pattern `node_modules/` does not match a symbolic link.
  appendFileSync(join(folder, '.git', 'info', 'exclude'), 'node_modules\n');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--no-gpg-sign', '--message', 'unio');
}

function git(cwd: string, ...args: readonly string[]): string {
  const env = { ...process.env, ...COMMITTER };
  return execFileSync('git', args, { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 24 });
}

/** Hard-links the packages, so that their real paths differ. Skips the tools' caches. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === '.cache') continue;
    if (entry.isDirectory()) linkPackages(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** Runs a script of package.json in a checkout, and returns what it prints. */
async function npm(
  folder: string,
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<string> {
  const bin = join(folder, 'node_modules', '.bin');
  const child = spawn('npm', ['run', '--silent', ...args], {
    cwd: folder,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`, HOME: tmpdir(), ...env },
  });
  const [output, errors]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  const [code] = (await once(child, 'close')) as [number];
  // Exit code 1 of `verify:site` means a difference, which the tests report.
  if (code > 1 || (code === 1 && args[0] === 'build'))
    throw new Error(Buffer.concat([...output, ...errors]).toString());
  return Buffer.concat(output).toString();
}

/** SHA-256 by file. */
async function hashesIn(folder: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const file of await builtFiles(folder)) {
    const content = await readFile(join(folder, file));
    hashes.set(file, createHash('sha256').update(content).digest('hex'));
  }
  return hashes;
}
