/** A repository with a copy of this tree, to plant defects in and run the harness on (VIS-13). */
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { test as playwright } from '@playwright/test';
import { ROOT, exec, waitForExit } from '../builds/exec.ts';
import { runVisual } from '../support/run-visual.ts';
import { STORY_FILES } from './planted-defects.ts';
import { sharedCache } from './scratch-cache.ts';

const STORY_OR_DOCS = /^(stories|tests\/visual\/report\/stories)\/.*\.(stories\.tsx|mdx)$/;

type Environment = Readonly<Record<string, string>>;

export type ScratchRepo = Awaited<ReturnType<typeof createRepo>>;

/** One repository for each worker, with the stories of the planted defects. */
export const test = playwright.extend<object, { repo: ScratchRepo }>({
  repo: [
    async ({}, use) => {
      const root = await mkdtemp(join(tmpdir(), 'unio-selftest-'));
      await copyTree(root);
      await use(await createRepo(root));
      await rm(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 10 * 60_000 },
  ],
});

function git(cwd: string, args: readonly string[]): Promise<string> {
  // The owner of this clone may be another user, which git refuses by default.
  const settings = ['user.name=Test', 'user.email=test@localhost', `safe.directory=${ROOT}`];
  const options = settings.flatMap((setting) => ['-c', setting]);
  return exec(cwd, 'git', [...options, ...args]);
}

/** Without the other stories and the docs, so that it builds quickly. */
async function copyTree(root: string): Promise<void> {
  const files = await git(ROOT, ['ls-files', '-co', '--exclude-standard', '-z']);
  for (const file of files.split('\0').filter(Boolean)) {
    if (STORY_OR_DOCS.test(file) && !STORY_FILES.includes(file)) continue;
    await mkdir(dirname(join(root, file)), { recursive: true });
    // Git also lists a file whose deletion is not committed.
    await cp(join(ROOT, file), join(root, file)).catch(() => {});
  }
}

/** All repositories share their builds and captures in one cache. */
async function createRepo(root: string) {
  const env = {
    ...process.env,
    CI: '1',
    NO_COLOR: '1',
    UNIO_VISUAL_CACHE: sharedCache(),
    PATH: `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  };
  await git(root, ['init', '--quiet', '--initial-branch=main']);
  await writeFile(join(root, '.git', 'info', 'exclude'), 'node_modules\n');
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  await git(root, ['add', '--all']);
  await git(root, ['commit', '--quiet', '--message', 'baseline']);

  const out = join(root, 'visual-report');
  return {
    root,
    /** The folder of the report. */
    out,
    git: (...args: string[]) => git(root, args),
    /** Starts `run.ts` without npm; the last report stays. */
    start(more: Environment, ...args: readonly string[]) {
      const base = args.includes('--merge') ? [] : ['--base', 'HEAD'];
      const command = [join('tests', 'visual', 'run.ts'), ...base, ...args];
      const child = spawn(process.execPath, command, { cwd: root, env: { ...env, ...more } });
      return { process: child, ended: waitForExit(child) };
    },
    /** Runs a script as the workflow does. */
    script(text: string, more: Environment) {
      const bash = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', text];
      return waitForExit(spawn('bash', bash, { cwd: root, env: { ...env, ...more } }));
    },
    /** Changes a file; it is an error if nothing changes. */
    async plant(file: string, change: (text: string) => string) {
      const text = await readFile(join(root, file), 'utf8');
      const planted = change(text);
      if (planted === text) throw new Error(`The defect changes nothing in ${file}.`);
      await writeFile(join(root, file), planted);
    },
    /** `npm run visual` against the commit; the last report is removed first. */
    run(...args: readonly string[]) {
      const command = ['npm', 'run', '--silent', 'visual', '--', '--base', 'HEAD', ...args];
      return runVisual(out, command, { cwd: root, env });
    },
    /** Back to the commit. */
    async reset() {
      await git(root, ['reset', '--quiet', '--hard']);
      await git(root, ['clean', '--quiet', '-fd']);
      // Ignored by git, and refused by the next merge.
      await rm(join(root, 'visual-shards'), { recursive: true, force: true });
    },
  };
}
