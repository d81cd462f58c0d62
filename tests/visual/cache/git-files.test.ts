import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commitIn, gitIn } from '../support/git-repo.ts';
import { workingTreeFiles, commitFiles, hashOf } from './git-files.ts';

const { signal } = new AbortController();
let root = '';
const git = (...args: string[]) => gitIn(root, ...args);
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'visual-checkout-'));
  git('init', '-q');
  await writeFile(join(root, '.gitignore'), 'node_modules/\nignored\n');
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'src', 'tiếng Việt.txt'), 'a');
  await writeFile(join(root, 'b.txt'), 'b');
  commitIn(root, 'one');
});
afterEach(() => {
  vi.unstubAllEnvs();
  return rm(root, { recursive: true });
});

test('VIS-5 a clean checkout has the hashes of its commit', async () => {
  const files = await workingTreeFiles(root, signal);
  expect([...files.keys()].toSorted()).toEqual(['.gitignore', 'b.txt', 'src/tiếng Việt.txt']);
  expect(files).toEqual(await commitFiles(root, 'HEAD', signal));
});

test('VIS-5 edited, new and deleted files count as they are on disk, staged or not', async () => {
  await writeFile(join(root, 'b.txt'), 'edited');
  await writeFile(join(root, 'new file'), 'n');
  await rm(join(root, 'src', 'tiếng Việt.txt'));
  const dirty = await workingTreeFiles(root, signal);
  expect([...dirty.keys()].toSorted()).toEqual(['.gitignore', 'b.txt', 'new file']);
  git('add', '-A');
  expect(await workingTreeFiles(root, signal)).toEqual(dirty);
  // Staged and then edited again: the disk counts.
  await writeFile(join(root, 'b.txt'), 'again');
  expect((await workingTreeFiles(root, signal)).get('b.txt')).not.toBe(dirty.get('b.txt'));
  await writeFile(join(root, 'b.txt'), 'edited');
  git('commit', '-qm', 'two');
  expect(await commitFiles(root, 'HEAD', signal)).toEqual(dirty);
});

test('VIS-5 ignored files and linked dependencies do not count', async () => {
  const before = await workingTreeFiles(root, signal);
  await writeFile(join(root, 'ignored'), 'x');
  await symlink(tmpdir(), join(root, 'node_modules'));
  expect(await workingTreeFiles(root, signal)).toEqual(before);
});

test('VIS-5 more changed files than fit on one command line all count', async () => {
  const names = Array.from({ length: 450 }, (_, index) => `many-${index}`);
  await Promise.all(names.map((name) => writeFile(join(root, name), name)));
  const files = await workingTreeFiles(root, signal);
  expect(new Set(names.map((name) => files.get(name))).size).toBe(450);
  expect([...files.values()].every((hash) => /^[\da-f]{40}$/.test(hash))).toBe(true);
});

test('VIS-5 an unknown commit is an error', async () => {
  await expect(commitFiles(root, 'nowhere', signal)).rejects.toThrow('git ls-tree');
});

test('VIS-5 the same text split differently has another hash', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
  expect(hashOf('a', 'b')).not.toBe(hashOf('b', 'a'));
  expect(hashOf('a', 'b')).toBe(hashOf('a', 'b'));
});
