/** What a run is compared with (VIS-1): a ref, folder or URL becomes a place to serve from. */
import { buildKey } from '../cache/build-cache.ts';
import { workingTreeFiles, commitFiles } from '../cache/git-files.ts';
import { buildStorybookCached } from './build-storybook.ts';
import { isStorybookFolder, isUrl } from './serve-storybook.ts';
import { RunError, exec } from './exec.ts';

/** Where the base is served from, and its name for people. */
export interface Baseline {
  readonly location: string;
  readonly name: string;
  /** The base's commit; empty for a folder or URL. */
  readonly commit: string;
  /** Of the build, as `Built.key` in `build.ts`: equal to the head's when nothing can differ. */
  readonly key?: string;
  /** Whether it was built just now; absent for a folder or URL. */
  readonly fresh?: boolean;
}

/** Whom {@link prepareBaseline} tells what it does. */
export interface BaselineContext {
  readonly root: string;
  readonly signal: AbortSignal;
  readonly log: (what: string) => void;
}

/**
 * Promises a built base: the kept one, or a commit built in a git worktree of its own with its own
 * script and dependencies. The working tree is never touched, and the worktree does not outlive it.
 * @throws RunError when the base is unknown or cannot be built.
 */
export async function prepareBaseline(
  wanted: string | undefined,
  context: BaselineContext,
): Promise<Baseline> {
  if (wanted !== undefined && (isUrl(wanted) || isStorybookFolder(wanted)))
    return { location: wanted, name: wanted, commit: '' };
  const { commit, why } = await resolveBaseCommit(wanted, context);
  const title = await git(context, 'log', '-1', '--no-show-signature', '--format=%h %s', commit);
  const name = title.trim() + (why === '' ? '' : ` (${why})`);
  try {
    const log = (message: string) => context.log(`${name}: ${message}`);
    const { folder, key, fresh } = await buildStorybookCached(context.root, {
      ...context,
      commit,
      log,
    });
    return { location: folder, name, commit, key, fresh };
  } catch (error) {
    if (context.signal.aborted) throw error;
    throw new RunError(
      `The base, ${name}, cannot be built: name another one with --base, or look for faults alone with --lint.`,
      error instanceof RunError ? error.output : String(error),
    );
  }
}

/**
 * The commit to compare with, and why it is that one where nobody named it: the merge-base with main;
 * on main the last commit when files have changed since, else the one before.
 * @throws RunError when there is none.
 */
export async function resolveBaseCommit(
  wanted: string | undefined,
  context: BaselineContext,
): Promise<{ readonly commit: string; readonly why: string }> {
  const { root, signal } = context;
  const parse = async (ref: string) =>
    (
      await git(context, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
    ).trim();
  if (wanted !== undefined) {
    const commit = await parse(wanted).catch(() => {
      throw new RunError(
        `--base "${wanted}" is no git ref, no folder with a built Storybook and no URL.`,
      );
    });
    return { commit, why: '' };
  }
  try {
    const here = await parse('HEAD');
    // A local main is behind on most machines, and ahead on some: what this branch left last counts.
    const refs = ['refs/heads/main', 'main@{upstream}', 'refs/remotes/origin/main'];
    const mains = await Promise.all(refs.map((ref) => parse(ref).catch(() => [])));
    const fork = (await git(context, 'merge-base', here, ...mains.flat())).trim();
    if (fork !== here) return { commit: fork, why: 'the merge-base with main' };
    const [now, last] = [
      await workingTreeFiles(root, signal),
      await commitFiles(root, here, signal),
    ];
    return buildKey(now, []) === buildKey(last, [])
      ? { commit: await parse('HEAD~1'), why: 'the commit before' }
      : { commit: here, why: 'the last commit, because files have changed since' };
  } catch {
    signal.throwIfAborted();
    throw new RunError(
      'There is no main, or no commit before this one, to compare with: name a --base. A shallow clone lacks them.',
    );
  }
}

function git({ root, signal }: BaselineContext, ...args: string[]): Promise<string> {
  return exec(root, 'git', args, signal);
}
