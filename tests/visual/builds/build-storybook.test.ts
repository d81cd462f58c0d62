import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSnapshotList } from '../matrix/snapshot-list.ts';
import { commitIn, gitIn, writeIn, writeProject } from '../support/git-repo.ts';
import { prepareBaseline } from './baseline.ts';
import { buildStorybookCached } from './build-storybook.ts';
import { withWorktree } from './worktree.ts';

let root = '';
let cache = '';
const git = (...args: string[]) => gitIn(root, ...args);
const commit = (name: string) => commitIn(root, name);

beforeEach(async () => {
  messages.length = 0;
  const home = await realpath(await mkdtemp(join(tmpdir(), 'visual-build-')));
  root = join(home, 'checkout');
  cache = join(home, 'cache');
  vi.stubEnv('UNIO_VISUAL_CACHE', cache);
  await writeProject(root);
  await writeFile(join(root, 'src.txt'), 'one');
  git('init', '-q', '-b', 'main');
  commit('one');
});
afterEach(() => {
  vi.unstubAllEnvs();
  return rm(join(root, '..'), { recursive: true });
});

const messages: string[] = [];
const log = (message: string) => void messages.push(message);
const context = (signal = new AbortController().signal) => ({ root, signal, log });
const contentOf = (folder: string) => readFile(join(folder, 'iframe.html'), 'utf8');
const countWorktrees = () => git('worktree', 'list', '--porcelain').match(/^worktree /gm)?.length;
const builds = () => readdir(join(cache, 'builds'));
const countBuilds = () => messages.filter((message) => message.includes('building ')).length;

test('VIS-5 an unchanged tree and the commit with the same content are built once', async () => {
  const first = await buildStorybookCached(context());
  expect(countBuilds()).toBe(1);
  expect(await buildStorybookCached(context())).toBe(first);
  expect(await buildStorybookCached(context(), 'HEAD')).toBe(first);
  expect(countBuilds()).toBe(1);
});

test('VIS-1 a commit is built from its own content, and its worktree is removed afterwards', async () => {
  await writeFile(join(root, 'src.txt'), 'two');
  const baseline = await prepareBaseline('HEAD', context());
  expect(await contentOf(baseline.location)).toBe('one');
  expect(countBuilds()).toBe(1);
  expect(baseline.commit).toBe(git('rev-parse', 'HEAD').trim());
  expect(countWorktrees()).toBe(1);
  const candidate = await buildStorybookCached(context());
  expect(await contentOf(candidate)).toBe('two');
  expect(candidate).not.toBe(baseline.location);
  commit('two');
  expect(await buildStorybookCached(context(), 'HEAD')).toBe(candidate);
});

test('VIS-1 a build that fails leaves no build and no worktree', async () => {
  await writeFile(join(root, 'fails'), '');
  await expect(buildStorybookCached(context())).rejects.toThrow('npm run build:storybook');
  commit('fails');
  await expect(prepareBaseline('HEAD', context())).rejects.toThrow('cannot be used');
  expect(await builds()).toEqual([]);
  expect(countWorktrees()).toBe(1);
});

test.each([
  ['fails', "console.error('planted'); process.exit(2)", 'planted'],
  ['lists nothing', "console.log('planted')", 'names no snapshot'],
])('VIS-14 a base whose own --list %s ends the run and is not cached', async (_, script, why) => {
  await writeIn(root, 'tests/visual/run.ts', script);
  commit('no list');
  await expect(prepareBaseline('HEAD', context())).rejects.toMatchObject({
    message: expect.stringContaining('cannot be used'),
    output: expect.stringContaining(why),
  });
  expect(await builds()).toEqual([]);
  await writeIn(root, 'tests/visual/run.ts', "console.log('a--b/en/375')");
  commit('a list');
  const { location } = await prepareBaseline('HEAD', context());
  expect(await readSnapshotList(location)).toEqual(['a--b/en/375']);
});

test('VIS-1 an aborted run leaves no build and no worktree', async () => {
  await writeFile(join(root, 'hangs'), '');
  commit('hangs');
  const stop = new AbortController();
  const stopped = buildStorybookCached(context(stop.signal), 'HEAD');
  await vi.waitFor(async () => {
    const [draft] = await builds();
    expect(existsSync(join(cache, 'builds', draft ?? '', 'iframe.html'))).toBe(true);
  }, 20_000);
  expect(countWorktrees()).toBe(2);
  stop.abort(new Error('Stopped.'));
  await expect(stopped).rejects.toThrow('Stopped.');
  expect(await builds()).toEqual([]);
  expect(countWorktrees()).toBe(1);
});

test('VIS-1 the worktree of a process that was killed is removed by the next run', async () => {
  // No operating system has such a process id.
  const name = `unio-visual-base-999999999-${basename(join(root, '..'))}`;
  const abandoned = join(await realpath(tmpdir()), name);
  git('worktree', 'add', '-q', '--detach', abandoned, 'HEAD');
  expect(countWorktrees()).toBe(2);
  const inside = await withWorktree(context(), 'HEAD', async () => countWorktrees());
  expect(inside).toBe(2);
  expect(countWorktrees()).toBe(1);
  expect(existsSync(abandoned)).toBe(false);
});

test('VIS-5 a tree that changed during its build is not cached', async () => {
  await writeFile(join(root, 'edits'), '');
  const first = await buildStorybookCached(context());
  await writeFile(join(root, 'src.txt'), 'one');
  expect(await buildStorybookCached(context())).not.toBe(first);
  expect(countBuilds()).toBe(2);
});

test('VIS-5 a build with a file that is not part of its key is not cached, and a message says so', async () => {
  const stats = [{ id: './tests/x.ts', reasons: [{ moduleName: './.storybook/preview.tsx' }] }];
  await writeFile(join(root, 'stats.json'), JSON.stringify({ modules: stats }));
  const first = await buildStorybookCached(context());
  expect(messages).toContainEqual(
    expect.stringContaining('not cached: the build contains tests/x.ts'),
  );
  expect(await buildStorybookCached(context())).not.toBe(first);
  expect(countBuilds()).toBe(2);
});
