/** What a run is compared with (VIS-1): a ref, folder or URL becomes a place to serve from. */
import { buildCached } from './build.ts';
import { isBuilt, isUrl } from './serve.ts';
import { StepError, run } from './step.ts';

/** Where the base is served from, and its name for people. */
export interface Base {
  readonly place: string;
  readonly name: string;
  /** The base's commit; empty for a folder or URL. */
  readonly commit: string;
  /** Of the build, as `Built.key` in `build.ts`: equal to the head's when nothing can differ. */
  readonly key?: string;
  /** Whether it was built just now; absent for a folder or URL. */
  readonly fresh?: boolean;
}

/** Whom {@link prepareBase} tells what it does. */
export interface BaseContext {
  readonly root: string;
  readonly signal: AbortSignal;
  readonly say: (what: string) => void;
}

/**
 * Promises a built base: the kept one, or a commit built in a git worktree of its own with its own
 * script and dependencies. The working tree is never touched, and the worktree does not outlive it.
 * @throws StepError when the base is unknown or cannot be built.
 */
export async function prepareBase(wanted: string | undefined, context: BaseContext): Promise<Base> {
  if (wanted !== undefined && (isUrl(wanted) || isBuilt(wanted)))
    return { place: wanted, name: wanted, commit: '' };
  const commit = await commitOf(wanted, context);
  const name = (await git(context, 'log', '-1', '--format=%h %s', commit)).trim();
  try {
    const say = (what: string) => context.say(`${name}: ${what}`);
    const { folder, key, fresh } = await buildCached(context.root, { ...context, commit, say });
    return { place: folder, name, commit, key, fresh };
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    throw new StepError(
      `The base (${name}) cannot be built; name another one with --base.`,
      error.output,
    );
  }
}

/** The commit to compare with: the named one, else the merge-base with main, else the one before. */
async function commitOf(wanted: string | undefined, context: BaseContext): Promise<string> {
  const parse = async (ref: string) =>
    (
      await git(context, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
    ).trim();
  if (wanted !== undefined) {
    return parse(wanted).catch(() => {
      throw new StepError(
        `--base "${wanted}" is no git ref, no folder with a built Storybook and no URL.`,
      );
    });
  }
  try {
    const here = await parse('HEAD');
    const main = await parse('main').catch(() => parse('origin/main'));
    const fork = (await git(context, 'merge-base', here, main)).trim();
    return fork === here ? await parse('HEAD~1') : fork;
  } catch {
    throw new StepError(
      'There is no main, or no commit before this one, to compare with: name a --base.',
    );
  }
}

function git({ root, signal }: BaseContext, ...args: string[]): Promise<string> {
  return run(root, 'git', args, signal);
}
