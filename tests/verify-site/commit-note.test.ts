import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RIGHT_SOURCE } from '../release/right-release.ts';
import { commitNote } from './commit-note.ts';
import { verify } from './served-build.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'unio-checkout-'));
});
afterEach(() => rm(root, { recursive: true }));

function commit(): string {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@wallet.unio', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet');
  git('-c', 'commit.gpgsign=false', 'commit', '--quiet', '--allow-empty', '--message', 'release');
  return git('rev-parse', 'HEAD');
}

test('VER-2 FAULT-86 an older release is distinguished from the release of the checkout', () => {
  expect(commitNote(root, RIGHT_SOURCE.commit)).toMatch(/^this copy has no git/);
  const older = commit();
  expect(commitNote(root, older)).toBeUndefined();
  const newer = commit();
  expect(commitNote(root, older)).toMatch(
    new RegExp(`^the site is from ${older} of \\d{4}-\\d\\d-\\d\\d, and this copy is at ${newer}`),
  );
  expect(commitNote(root, newer)).toBeUndefined();
  expect(commitNote(root, RIGHT_SOURCE.commit)).toMatch(/which this copy does not know/);
  expect(commitNote(root, null)).toMatch(/^the site names no commit/);
});

test('VER-2 FAULT-86 the check prints a note if the release is not that of the checkout', async () => {
  commit();
  const { code, lines } = await verify(undefined, { checkout: root });
  expect([code, lines[0]]).toEqual([
    0,
    `NOTE commit: the site is from ${RIGHT_SOURCE.commit}, which this copy does not know: git fetch, and check again`,
  ]);
});
