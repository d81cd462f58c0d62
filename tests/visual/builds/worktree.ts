/** Checks out a commit in a temporary worktree for its build. */
import { mkdtemp, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../cache/process-lock.ts';
import { type BuildContext, exec, git } from './exec.ts';

/** Followed by the id of the process that uses the worktree. */
const PREFIX = 'unio-visual-base-';
/** The user's checkout hook may change files. */
const NO_HOOKS = ['-c', 'core.hooksPath=/dev/null'];

/** Removes the worktree afterwards. @throws RunError when git or the installation fails. */
export async function withWorktree<Result>(
  context: BuildContext,
  commit: string,
  work: (project: string) => Promise<Result>,
) {
  const { root, signal } = context;
  await removeAbandoned(root);
  // Build tools resolve links and compare paths, so the path must not contain a link.
  const tree = await mkdtemp(join(await realpath(tmpdir()), `${PREFIX}${process.pid}-`));
  try {
    await git(root, [...NO_HOOKS, 'worktree', 'add', '--detach', tree, commit], signal);
    // The project may be in a subfolder of the repository.
    const project = join(tree, await git(root, ['rev-parse', '--show-prefix'], signal));
    await installDependencies(context, project);
    return await work(project);
  } finally {
    await remove(root, tree);
  }
}

async function installDependencies({ root, signal, log }: BuildContext, project: string) {
  const readLock = (folder: string) => readFile(join(folder, 'package-lock.json'), 'utf8');
  if ((await readLock(root)) === (await readLock(project)))
    return symlink(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
  log("installing the base's own dependencies");
  const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  return exec(project, 'npm', ['ci', ...flags], signal);
}

async function remove(root: string, tree: string): Promise<void> {
  // The second --force removes the worktree of an interrupted checkout, which git has locked.
  await git(root, ['worktree', 'remove', '--force', '--force', tree]).catch(async () => {
    await rm(tree, { recursive: true, force: true });
    await git(root, ['worktree', 'prune']);
  });
}

async function removeAbandoned(root: string): Promise<void> {
  const worktrees = await git(root, ['worktree', 'list', '--porcelain']);
  const ours = worktrees.matchAll(new RegExp(`^worktree (.*[\\\\/]${PREFIX}(\\d+)-.*)$`, 'gm'));
  for (const [, tree = '', pid] of ours)
    if (!isAlive(Number(pid))) await remove(root, tree).catch(() => {});
}
