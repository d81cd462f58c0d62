/**
 * Builds a checkout's Storybook the way that checkout says, and only once for the same content.
 *
 *     build(root, folder, signal): Promise<Trace>
 *     buildCached(root, { commit?, signal, say }): Promise<Built>
 */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildKey, buildsIn, cacheFolder } from '../cache/builds.ts';
import { filesOf, filesOfCommit } from '../cache/checkout.ts';
import { writeOwnTaken, writeTaken } from '../cells/taken.ts';
import { FINGERPRINTS, type Trace, changedIn, writeFingerprints } from '../cache/trace.ts';
import { isBuilt } from './serve.ts';
import { StepError, run } from './step.ts';
import { withWorktree } from './worktree.ts';

/** A built Storybook in the cache; it stays there at least as long as this run. */
export interface Built {
  readonly folder: string;
  /** Equal for checkouts whose Storybooks cannot differ. */
  readonly key: string;
  /** Whether it was built just now. */
  readonly fresh: boolean;
}

/** What {@link buildCached} needs to know. */
export interface BuildContext {
  /** Build this commit of the repository instead of what is on disk. */
  readonly commit?: string;
  readonly signal: AbortSignal;
  /** Hears what takes long. */
  readonly say: (what: string) => void;
}

/**
 * Builds the Storybook of the checkout at `root` into `folder`, with that checkout's own script,
 * and what its stories are made of beside it ({@link writeFingerprints}).
 * @throws StepError when the build fails.
 */
export async function build(root: string, folder: string, signal: AbortSignal): Promise<Trace> {
  await run(root, 'npm', ['run', 'build:storybook', '--', '--output-dir', resolve(folder)], signal);
  if (!isBuilt(folder)) throw new StepError(`The build of ${root} left no Storybook.`);
  return writeFingerprints(root, folder, signal);
}

/**
 * The Storybook of the working tree at `root`, or of a commit in that repository: the kept one
 * where nothing it is built from differs, else a new one. A build that fails or is stopped leaves
 * nothing behind.
 * @throws StepError when the build fails.
 */
export async function buildCached(
  root: string,
  { commit, signal, say }: BuildContext,
): Promise<Built> {
  const keyNow = async () =>
    buildKey(
      commit === undefined
        ? await filesOf(root, signal)
        : await filesOfCommit(root, commit, signal),
      await changedIn(root),
    );
  const builds = buildsIn(join(cacheFolder(root), 'builds'));
  const key = await keyNow();
  const kept = await builds.find(key);
  if (kept !== undefined) return { folder: kept, key, fresh: false };

  say(`building ${commit === undefined ? "the working tree's Storybook" : 'its Storybook'}`);
  let made = key;
  const folder = await builds.add(async (draft) => {
    const { unkeyed } =
      commit === undefined
        ? await build(root, draft, signal)
        : await withWorktree(root, { commit, signal, say }, async (tree) => {
            const trace = await build(tree, draft, signal);
            await writeTaken(tree, draft, signal);
            return trace;
          });
    if (commit === undefined) await writeOwnTaken(draft);
    if (unkeyed.length > 0) {
      say(
        `not kept for the next run: ${unkeyed[0]} is built in, and the key of the build leaves it out`,
      );
      made = randomUUID();
    }
    // Somebody saved a file meanwhile: nobody knows which content this is a build of.
    if (commit === undefined && (await keyNow()) !== key) {
      say('files changed during the build, so everything is captured');
      await rm(join(draft, FINGERPRINTS), { force: true });
      made = randomUUID();
    }
    return made;
  });
  return { folder, key: made, fresh: true };
}
