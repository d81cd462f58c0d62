/** A copy of this tree, to plant faults in, and runs of its harness (VIS-13). */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { test as playwright } from '@playwright/test';
import type { Results } from '../report/results.ts';
import { waitForExit } from '../builds/exec.ts';
import { sharedCache } from './scratch-cache.ts';
import { STORY_FILES } from './planted-defects.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const execute = promisify(execFile);

/** What a run may take, in ms: it builds a Storybook and takes its pictures. */
export const RUN_TIMEOUT_MS = 480_000;

/** How a run ended. */
export interface RunResult {
  readonly code: number;
  readonly output: string;
  /** Absent when there is no report. */
  readonly results: Results | undefined;
}

/** A run that goes on; `ended` resolves with the exit code and all it printed. */
export interface LiveRun {
  readonly process: ChildProcess;
  readonly ended: Promise<Pick<RunResult, 'code' | 'output'>>;
}

/** A repository of its own with one commit: this tree as it is on disk. */
export interface ScratchRepo {
  readonly root: string;
  /** Where its runs put their report. */
  readonly out: string;
  /** Replaces a file's text; what `change` gives back must differ. */
  plant(file: string, change: (text: string) => string): Promise<void>;
  /** `npm run visual` against the commit, with these arguments as well. */
  run(...args: string[]): Promise<RunResult>;
  /** The same without npm between, in a tree that has run before; the last report stays. */
  start(env: Readonly<Record<string, string>>, ...args: readonly string[]): LiveRun;
  /** A script for bash in its root, run as a step of the workflow is. */
  script(
    text: string,
    env: Readonly<Record<string, string>>,
  ): Promise<Pick<RunResult, 'code' | 'output'>>;
  git(...args: string[]): Promise<string>;
  /** Back to the commit. */
  reset(): Promise<void>;
  remove(): Promise<void>;
}

/** A copy for each worker, with the stories of the faults: their runs go on side by side. */
export const test = playwright.extend<object, { copy: ScratchRepo }>({
  copy: [
    async ({}, use) => {
      const copy = await copyTree(sharedCache(), STORY_FILES);
      await use(copy);
      await copy.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/**
 * Promises a copy that keeps these story files only, so that it builds quickly; all copies made with
 * the same `cache` folder share their builds and captures.
 */
async function copyTree(cache: string, stories: readonly string[]): Promise<ScratchRepo> {
  const root = await mkdtemp(join(tmpdir(), 'unio-selftest-'));
  const env = {
    ...process.env,
    CI: '1',
    NO_COLOR: '1',
    UNIO_VISUAL_CACHE: cache,
    PATH: `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  };
  const git = async (...args: string[]) =>
    (
      await execute('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...args], {
        cwd: root,
      })
    ).stdout;
  // Whoever made this clone: git does not read a folder that is somebody else's unless it is told to.
  const ours = ['-c', `safe.directory=${ROOT}`];
  const listed = await execute('git', [...ours, 'ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    maxBuffer: 2 ** 26,
  });
  const isOther = (file: string) =>
    /^(stories|tests\/visual\/report\/stories)\/.*\.(stories\.tsx|mdx)$/.test(file) &&
    !stories.includes(file);
  for (const file of listed.stdout.split('\0').filter(Boolean)) {
    if (isOther(file)) continue;
    await mkdir(dirname(join(root, file)), { recursive: true });
    // Deleted since, and not committed.
    await cp(join(ROOT, file), join(root, file)).catch(() => {});
  }
  await git('init', '--quiet', '--initial-branch=main');
  await writeFile(join(root, '.git', 'info', 'exclude'), 'node_modules\n');
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'as it is');

  const out = join(root, 'visual-report');
  const start: ScratchRepo['start'] = (more, ...args) => {
    const command = [join('tests', 'visual', 'run.ts'), '--base', 'HEAD', ...args];
    const child = spawn(process.execPath, command, { cwd: root, env: { ...env, ...more } });
    return { process: child, ended: waitForExit(child) };
  };

  return {
    root,
    out,
    git,
    start,
    script(text, more) {
      const bash = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', text];
      return waitForExit(spawn('bash', bash, { cwd: root, env: { ...env, ...more } }));
    },
    async plant(file, change) {
      const text = await readFile(join(root, file), 'utf8');
      const planted = change(text);
      if (planted === text) throw new Error(`The fault found no place in ${file}.`);
      await writeFile(join(root, file), planted);
    },
    async run(...args) {
      await rm(out, { recursive: true, force: true });
      const visual = ['run', '--silent', 'visual', '--', '--base', 'HEAD', ...args];
      const { code, output } = await waitForExit(spawn('npm', visual, { cwd: root, env }));
      const text = await readFile(join(out, 'results.json'), 'utf8').catch(() => undefined);
      const results = text === undefined ? undefined : (JSON.parse(text) as Results);
      return { code, output, results };
    },
    async reset() {
      await git('reset', '--quiet', '--hard');
      await git('clean', '--quiet', '-fd');
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
