/** A copy of this tree, to plant faults in, and runs of its harness (VIS-13). */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Results } from '../report/results.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const execute = promisify(execFile);

/** How a run ended. */
export interface Ran {
  readonly code: number;
  readonly output: string;
  /** Absent when there is no report. */
  readonly results: Results | undefined;
}

/** A repository of its own with one commit: this tree as it is on disk. */
export interface Copy {
  readonly root: string;
  /** Replaces a file's text; what `change` gives back must differ. */
  plant(file: string, change: (text: string) => string): Promise<void>;
  /** `npm run visual` against the commit, with these arguments as well. */
  run(...args: string[]): Promise<Ran>;
  git(...args: string[]): Promise<string>;
  /** Back to the commit. */
  reset(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Promises a copy that keeps these story files only, so that it builds quickly; all copies made with
 * the same `cache` folder share their captures.
 */
export async function copyTree(cache: string, stories: readonly string[]): Promise<Copy> {
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
  const listed = await execute('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    maxBuffer: 2 ** 26,
  });
  const isOther = (file: string) =>
    /^stories\/.*\.(stories\.tsx|mdx)$/.test(file) && !stories.includes(file);
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

  return {
    root,
    git,
    async plant(file, change) {
      const text = await readFile(join(root, file), 'utf8');
      const planted = change(text);
      if (planted === text) throw new Error(`The fault found no place in ${file}.`);
      await writeFile(join(root, file), planted);
    },
    async run(...args) {
      const out = join(root, 'visual-report');
      await rm(out, { recursive: true, force: true });
      const visual = ['run', '--silent', 'visual', '--', '--base', 'HEAD', ...args];
      const { code, output } = await execute('npm', visual, {
        cwd: root,
        env,
        maxBuffer: 2 ** 26,
      }).then(
        ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
        (error: unknown) => {
          const { code = -1, stdout, stderr } = error as Partial<Ran> & Record<string, unknown>;
          return { code, output: `${String(stdout)}${String(stderr)}` };
        },
      );
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
