/** What a run is compared with (VIS-1): a ref, folder or URL becomes a place to serve from. */
import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from './build.ts';
import { isBuilt, isUrl } from './serve.ts';
import { StepError, run } from './step.ts';

/** Where the base is served from, and its name for people. */
export interface Base {
  readonly place: string;
  readonly name: string;
}

/** Whom {@link prepareBase} tells what it does, and who undoes it at the end, however the run ends. */
export interface BaseContext {
  readonly root: string;
  /** A temporary folder of this run. */
  readonly scratch: string;
  readonly signal: AbortSignal;
  readonly say: (what: string) => void;
  readonly defer: (undo: () => Promise<unknown>) => void;
}

/**
 * Promises a built base. A ref is checked out into a git worktree in the scratch folder, so the
 * working tree is never touched, and built with its own script and dependencies.
 * @throws StepError when the base is unknown or cannot be built.
 */
export async function prepareBase(wanted: string | undefined, context: BaseContext): Promise<Base> {
  if (wanted !== undefined && (isUrl(wanted) || isBuilt(wanted)))
    return { place: wanted, name: wanted };
  const commit = await commitOf(wanted, context);
  const name = (await git(context, 'log', '-1', '--format=%h %s', commit)).trim();
  context.say(`building the base: ${name}`);
  const tree = join(context.scratch, 'base');
  const place = join(context.scratch, 'base-storybook');
  context.defer(async () => {
    // Not the run's signal: cleaning up is what an aborted run still has to do.
    const own = { ...context, signal: AbortSignal.timeout(30_000) };
    await git(own, 'worktree', 'remove', '--force', tree).catch(() =>
      git(own, 'worktree', 'prune'),
    );
  });
  await git(context, 'worktree', 'add', '--detach', tree, commit);
  try {
    await dependencies(tree, context);
    await build(tree, place, context.signal);
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    throw new StepError(
      `The base (${name}) cannot be built; name another one with --base.`,
      error.output,
    );
  }
  return { place, name };
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

async function dependencies(tree: string, { root, say, signal }: BaseContext): Promise<void> {
  const locks = await Promise.all(
    [root, tree].map((at) => readFile(join(at, 'package-lock.json'), 'utf8')),
  );
  if (locks[0] === locks[1]) {
    await symlink(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
    return;
  }
  say("installing the base's own dependencies");
  await run(
    tree,
    'npm',
    ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'],
    signal,
  );
}

function git({ root, signal }: BaseContext, ...args: string[]): Promise<string> {
  return run(root, 'git', args, signal);
}
