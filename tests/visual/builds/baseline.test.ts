import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readApprovals } from '../approvals/approvals-file.ts';
import { resolveBaseCommit, prepareBaseline } from './baseline.ts';
import { buildStorybookCached } from './build-storybook.ts';
import { changedMessages } from './changed-messages.ts';
import { commitIn, gitIn, writeProject } from '../support/git-repo.ts';

/** A repository on main with the commits `one` and `two`; its Storybook is the content of one file. */
let home = '';
let root = '';
const context = { signal: new AbortController().signal, log: () => {} };
const git = (...args: string[]) => gitIn(root, ...args);

beforeEach(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'visual-base ')));
  vi.stubEnv('UNIO_VISUAL_CACHE', join(home, 'cache'));
  root = join(home, 'check out & more');
  await mkdir(root);
  git('init', '-q', '-b', 'main');
  await writeProject(root);
  await commit('one');
  await commit('two');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(home, { recursive: true });
});

/** Commits a Storybook with that text. */
async function commit(text: string, folder = root): Promise<string> {
  await writeFile(join(folder, 'src.txt'), text);
  return commitIn(root, text);
}

const baseline = (base?: string) => prepareBaseline(base, { root, ...context });
const defaultBase = () => resolveBaseCommit(undefined, { root, ...context });
const contentOf = async (base?: string) =>
  readFile(join((await baseline(base)).location, 'iframe.html'), 'utf8');

test('VIS-1 refs, commit titles and folders may contain characters that are special in a shell', async () => {
  await commit('%h "three" & $HOME ^');
  git('branch', 'a&b');
  expect(await contentOf('a&b')).toBe('%h "three" & $HOME ^');
  expect((await baseline('a&b')).name).toMatch(/^[\da-f]+ %h "three" & \$HOME \^$/);
  await expect(baseline('a & touch x')).rejects.toThrow('--base "a & touch x" is no git ref');
});

test('VIS-1 if a tag and a branch have the same name, git only warns and the tag is used', async () => {
  git('tag', 'twice', 'HEAD~1');
  git('branch', 'twice', 'HEAD');
  expect(await contentOf('twice')).toBe('one');
});

test('VIS-1 in a git hook the base is still built from this repository', async () => {
  const other = join(home, 'other');
  git('init', '-q', other);
  vi.stubEnv('GIT_DIR', join(other, '.git'));
  vi.stubEnv('GIT_WORK_TREE', other);
  vi.stubEnv('GIT_INDEX_FILE', join(other, '.git', 'index'));
  vi.stubEnv('GIT_OBJECT_DIRECTORY', join(other, '.git', 'objects'));
  vi.stubEnv('GIT_PREFIX', 'src/');
  expect(await contentOf('HEAD~1')).toBe('one');
  expect(existsSync(join(other, '.git', 'index'))).toBe(false);
});

test("VIS-1 the checkout hook does not run in the base's worktree", async () => {
  const hook = join(root, '.git', 'hooks', 'post-checkout');
  await mkdir(join(hook, '..'), { recursive: true });
  await writeFile(hook, `#!/bin/sh\necho ran > "${join(home, 'hook')}"\nexit 1\n`);
  await chmod(hook, 0o755);
  expect(await contentOf('HEAD~1')).toBe('one');
  expect(existsSync(join(home, 'hook'))).toBe(false);
});

test('VIS-1 a project in a subfolder of a repository is compared with that subfolder of the base', async () => {
  const site = join(root, 'packages', 'site');
  await writeProject(site);
  await mkdir(join(site, 'src/i18n/messages'), { recursive: true });
  await mkdir(join(site, 'tests/visual'), { recursive: true });
  const write = async (text: string) => {
    await writeFile(join(site, 'src/i18n/messages/en.json'), JSON.stringify({ id: text }));
    const entry = [
      { snapshots: 'a/*/*', base: 'f'.repeat(40), reason: text, seen: ['0123456789'] },
    ];
    await writeFile(join(site, 'tests/visual/approvals.yml'), JSON.stringify(entry));
  };
  await write('of the site');
  const first = await commit('of the site', site);
  const here = { root: site, ...context };
  const before = await prepareBaseline(first, here);
  expect(await readFile(join(before.location, 'iframe.html'), 'utf8')).toBe('of the site');
  expect(await buildStorybookCached(here)).toBe(before.location);
  expect((await readApprovals(site, first, '')).expired).toHaveLength(1);

  await write('changed');
  await commit('changed', site);
  expect((await prepareBaseline(undefined, here)).location).toBe(before.location);
  expect((await changedMessages(site, first))['en']).toMatchObject([{ id: 'id' }]);
  // A file outside the subfolder changes no build.
  await writeFile(join(root, 'beside.txt'), '');
  expect((await resolveBaseCommit(undefined, here)).reason).toBe('the commit before');
});

test('VIS-1 on main the base is the previous commit, or the last commit once files have changed', async () => {
  const [one, two] = [git('rev-parse', 'HEAD~1'), git('rev-parse', 'HEAD')];
  expect(await defaultBase()).toEqual({ commit: one, reason: 'the commit before' });
  await writeFile(join(root, 'src.txt'), 'edited');
  const edited = 'the last commit, because files have changed since';
  expect(await defaultBase()).toEqual({ commit: two, reason: edited });
  git('checkout', '-q', '--', '.');
  // The README does not affect the build.
  await writeFile(join(root, 'README.md'), 'words');
  const { commit: before, name } = await baseline();
  expect(before).toBe(one);
  expect(name).toMatch(/^[\da-f]+ one \(the commit before\)$/);
});

test('VIS-1 main is the local or the remote branch, whichever has the latest common commit', async () => {
  const two = git('rev-parse', 'HEAD');
  const three = await commit('three');
  git('update-ref', 'refs/remotes/origin/main', three);
  git('switch', '-qc', 'topic');
  await commit('of the topic');
  const reason = 'the merge-base with main';
  git('branch', '-f', 'main', two);
  expect(await defaultBase()).toEqual({ commit: three, reason });
  git('branch', '-f', 'main', three);
  git('update-ref', 'refs/remotes/origin/main', two);
  expect(await defaultBase()).toEqual({ commit: three, reason });
  git('branch', '-D', 'main');
  expect(await defaultBase()).toEqual({ commit: two, reason });
});

test('VIS-1 the upstream of main counts, also on another remote than origin', async () => {
  const two = git('rev-parse', 'HEAD');
  const three = await commit('three');
  git('remote', 'add', 'upstream', home);
  git('update-ref', 'refs/remotes/upstream/main', three);
  git('branch', '--set-upstream-to', 'upstream/main', 'main');
  git('switch', '-qc', 'topic');
  await commit('of the topic');
  git('branch', '-f', 'main', two);
  expect((await defaultBase()).commit).toBe(three);
});

test('VIS-1 without main, or without an earlier commit, a base has to be named', async () => {
  git('branch', '-m', 'trunk');
  await expect(defaultBase()).rejects.toThrow('Name a --base');
});

test('VIS-1 a base that cannot be used is an error that names two ways to continue', async () => {
  await writeFile(join(root, 'fails'), '');
  const broken = await commit('three');
  await rm(join(root, 'fails'));
  await commit('four');
  const failed = baseline(broken);
  await expect(failed).rejects.toThrow(
    /^The base, \w+ three, cannot be used\. .*--base.*--lint-only/,
  );
  await expect(failed).rejects.toMatchObject({ name: 'RunError' });
  git('rm', '-q', 'package-lock.json');
  await commit('without a lock file');
  await writeFile(join(root, 'package-lock.json'), '{}');
  await expect(baseline('HEAD')).rejects.toThrow(/cannot be used\. .*--base.*--lint-only/);
});
