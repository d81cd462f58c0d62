/** A commit checked out beside the working tree, for as long as a build takes. */
import { mkdtemp, readFile, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../cache/process-lock.ts';
import { exec } from './exec.ts';

/** Name of the folders, followed by the id of the process that owns them. */
const PREFIX = 'unio-visual-base-';
/** Nobody's hooks, with their installations, run in the base's tree. */
const NO_HOOKS = ['-c', 'core.hooksPath=/dev/null'];
/** Cleaning up is what an aborted run still has to do, so it does not heed the run's signal. */
const CLEANING_MS = 30_000;

/** What {@link withWorktree} checks out, and whom it tells. */
export interface WorktreeContext {
  readonly commit: string;
  readonly signal: AbortSignal;
  readonly log: (what: string) => void;
}

/**
 * Runs `work` in a git worktree of `commit` with its dependencies, and removes it however `work`
 * ends. What a process that was killed left is removed by the next call.
 * @throws RunError when the commit cannot be checked out or its dependencies not be installed.
 */
export async function withWorktree<Result>(
  root: string,
  { commit, signal, log }: WorktreeContext,
  work: (tree: string) => Promise<Result>,
): Promise<Result> {
  await removeAbandoned(root);
  // Tools resolve links, and compare paths with it.
  const parent = await realpath(tmpdir());
  const tree = await mkdtemp(join(parent, `${PREFIX}${process.pid}-`));
  try {
    await exec(root, 'git', [...NO_HOOKS, 'worktree', 'add', '--detach', tree, commit], signal);
    // The project may be a folder of a larger repository.
    const inside = await exec(root, 'git', ['rev-parse', '--show-prefix'], signal);
    const project = join(tree, inside.trim());
    await dependencies(root, project, signal, log);
    return await work(project);
  } finally {
    await remove(root, tree);
  }
}

async function dependencies(
  root: string,
  tree: string,
  signal: AbortSignal,
  log: WorktreeContext['log'],
): Promise<void> {
  const locks = await Promise.all(
    [root, tree].map((at) => readFile(join(at, 'package-lock.json'), 'utf8')),
  );
  if (locks[0] === locks[1]) {
    await symlink(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
    return;
  }
  log("installing the base's own dependencies");
  const quiet = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  await exec(tree, 'npm', ['ci', ...quiet], signal);
}

async function remove(root: string, tree: string): Promise<void> {
  const signal = AbortSignal.timeout(CLEANING_MS);
  // Twice: a checkout that was stopped half-way is locked.
  await exec(root, 'git', ['worktree', 'remove', '--force', '--force', tree], signal).catch(
    async () => {
      await rm(tree, { recursive: true, force: true });
      await exec(root, 'git', ['worktree', 'prune'], signal);
    },
  );
}

async function removeAbandoned(root: string): Promise<void> {
  const parent = await realpath(tmpdir());
  const list = ['worktree', 'list', '--porcelain'];
  const own = await exec(root, 'git', list, AbortSignal.timeout(CLEANING_MS));
  for (const name of await readdir(parent)) {
    const owner = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : 0;
    const tree = join(parent, name);
    // Another repository's is left to its own harness; git writes `/` on Windows, too.
    if (owner > 0 && !isAlive(owner) && own.includes(tree.replaceAll('\\', '/')))
      await remove(root, tree).catch(() => {});
  }
}
