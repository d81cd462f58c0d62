import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readApprovals } from '../approvals/approvals-file.ts';
import { resolveBaseCommit, prepareBaseline } from './baseline.ts';
import { buildStorybookCached } from './build-storybook.ts';
import { changedMessages } from './changed-messages.ts';
import { GIT_REPOSITORY_VARIABLES } from './exec.ts';

/** A repository on main with the commits `one` and `two`; its Storybook is the content of one file. */
let home = '';
let root = '';
const context = { signal: new AbortController().signal, log: () => {} };
const IDENTITY = ['-c', 'user.name=t', '-c', 'user.email=t@t'];
const git = (...args: string[]) =>
  execFileSync('git', [...IDENTITY, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
const SCRIPT = `
const { mkdirSync, readFileSync, writeFileSync, existsSync } = require('node:fs');
const out = process.argv.at(-1);
if (existsSync('fails')) process.exit(1);
mkdirSync(out, { recursive: true });
writeFileSync(out + '/iframe.html', readFileSync('src.txt'));
writeFileSync(out + '/index.json', '{"entries":{}}');
`;

beforeEach(async () => {
  for (const name of GIT_REPOSITORY_VARIABLES) vi.stubEnv(name, undefined);
  home = await realpath(await mkdtemp(join(tmpdir(), 'visual-base ')));
  vi.stubEnv('UNIO_VISUAL_CACHE', join(home, 'cache'));
  root = join(home, 'check out & more');
  await mkdir(root);
  git('init', '-q', '-b', 'main');
  await project(root);
  await commit('one');
  await commit('two');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(home, { recursive: true });
});

async function project(folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  const scripts = { 'build:storybook': 'node build.cjs' };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'x', scripts }));
  await writeFile(join(folder, 'package-lock.json'), '{}');
  await writeFile(join(folder, 'build.cjs'), SCRIPT);
  await writeFile(join(folder, '.gitignore'), 'node_modules/\n');
}

/** Commits a Storybook with that text, and promises the commit. */
async function commit(text: string, folder = root): Promise<string> {
  await writeFile(join(folder, 'src.txt'), text);
  git('add', '-A');
  git('commit', '-qm', text);
  return git('rev-parse', 'HEAD');
}

const base = (wanted?: string) => prepareBaseline(wanted, { root, ...context });
const chosen = () => resolveBaseCommit(undefined, { root, ...context });
const shown = async (wanted?: string) =>
  readFile(join((await base(wanted)).location, 'iframe.html'), 'utf8');

test('VIS-1 refs, subjects and folders may hold what a shell would act on', async () => {
  await commit('%h "three" & $HOME ^');
  git('branch', 'a&b');
  expect(await shown('a&b')).toBe('%h "three" & $HOME ^');
  expect((await base('a&b')).name).toMatch(/^[\da-f]+ %h "three" & \$HOME \^$/);
  await expect(base('a & touch x')).rejects.toThrow('--base "a & touch x" is no git ref');
});

test('VIS-1 a tag that is called like a branch is warned of by git, and no trouble', async () => {
  git('tag', 'twice', 'HEAD~1');
  git('branch', 'twice', 'HEAD');
  expect(await shown('twice')).toBe('one');
});

test('VIS-1 in a hook of git the base is built as everywhere, from this repository', async () => {
  const other = join(home, 'other');
  git('init', '-q', other);
  vi.stubEnv('GIT_DIR', join(other, '.git'));
  vi.stubEnv('GIT_WORK_TREE', other);
  vi.stubEnv('GIT_INDEX_FILE', join(other, '.git', 'index'));
  vi.stubEnv('GIT_OBJECT_DIRECTORY', join(other, '.git', 'objects'));
  vi.stubEnv('GIT_PREFIX', 'src/');
  expect(await shown('HEAD~1')).toBe('one');
  expect(existsSync(join(other, '.git', 'index'))).toBe(false);
});

test("VIS-1 nobody's checkout hook runs in the base's tree", async () => {
  const hook = join(root, '.git', 'hooks', 'post-checkout');
  await mkdir(join(hook, '..'), { recursive: true });
  await writeFile(hook, `#!/bin/sh\necho ran > "${join(home, 'hook')}"\nexit 1\n`);
  await chmod(hook, 0o755);
  expect(await shown('HEAD~1')).toBe('one');
  expect(existsSync(join(home, 'hook'))).toBe(false);
});

test('VIS-1 a project in a folder of a larger repository has the base of that folder', async () => {
  const site = join(root, 'packages', 'site');
  await project(site);
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
  expect((await buildStorybookCached(site, context)).key).toBe(before.key);
  expect((await readApprovals(site, first, '')).expired).toHaveLength(1);

  await write('changed');
  await commit('changed', site);
  expect((await prepareBaseline(undefined, here)).key).toBe(before.key);
  expect((await changedMessages(site, first))['en']).toEqual(['id']);
  // What is beside the folder builds something else.
  await writeFile(join(root, 'beside.txt'), '');
  expect((await resolveBaseCommit(undefined, here)).why).toBe('the commit before');
});

test('VIS-1 on main it is the commit before, and the last one once files have changed', async () => {
  const [one, two] = [git('rev-parse', 'HEAD~1'), git('rev-parse', 'HEAD')];
  expect(await chosen()).toEqual({ commit: one, why: 'the commit before' });
  await writeFile(join(root, 'src.txt'), 'edited');
  const edited = 'the last commit, because files have changed since';
  expect(await chosen()).toEqual({ commit: two, why: edited });
  git('checkout', '-q', '--', '.');
  // No Storybook is built of it.
  await writeFile(join(root, 'README.md'), 'words');
  const { commit: before, name } = await base();
  expect(before).toBe(one);
  expect(name).toMatch(/^[\da-f]+ one \(the commit before\)$/);
});

test('VIS-1 main is the one that this branch left last, the local or the remote one', async () => {
  const two = git('rev-parse', 'HEAD');
  const three = await commit('three');
  git('update-ref', 'refs/remotes/origin/main', three);
  git('switch', '-qc', 'topic');
  await commit('of the topic');
  const why = 'the merge-base with main';
  git('branch', '-f', 'main', two);
  expect(await chosen()).toEqual({ commit: three, why });
  git('branch', '-f', 'main', three);
  git('update-ref', 'refs/remotes/origin/main', two);
  expect(await chosen()).toEqual({ commit: three, why });
  git('branch', '-D', 'main');
  expect(await chosen()).toEqual({ commit: two, why });
});

test('VIS-1 a main that follows another remote than origin counts', async () => {
  const two = git('rev-parse', 'HEAD');
  const three = await commit('three');
  git('remote', 'add', 'upstream', home);
  git('update-ref', 'refs/remotes/upstream/main', three);
  git('branch', '--set-upstream-to', 'upstream/main', 'main');
  git('switch', '-qc', 'topic');
  await commit('of the topic');
  git('branch', '-f', 'main', two);
  expect((await chosen()).commit).toBe(three);
});

test('VIS-1 without main, or without a commit before, a base has to be named', async () => {
  git('branch', '-m', 'trunk');
  await expect(chosen()).rejects.toThrow('name a --base');
});

test('VIS-1 a base that cannot be built is told, with the two ways to go on', async () => {
  await writeFile(join(root, 'fails'), '');
  const broken = await commit('three');
  await rm(join(root, 'fails'));
  await commit('four');
  const failed = base(broken);
  await expect(failed).rejects.toThrow(/^The base, \w+ three, cannot be built: .*--base.*--lint/);
  await expect(failed).rejects.toMatchObject({ name: 'RunError' });
  git('rm', '-q', 'package-lock.json');
  await commit('without a lock file');
  await writeFile(join(root, 'package-lock.json'), '{}');
  await expect(base('HEAD')).rejects.toThrow(/cannot be built: .*--base.*--lint/);
});
