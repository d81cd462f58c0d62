/**
 * Builds a checkout's Storybook the way that checkout says, and only once for the same content.
 *
 *     build(root, folder, signal): Promise<Trace>
 *     buildCached(root, { commit?, signal, say }): Promise<Built>
 */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildKey, openBuildCache, cacheFolder } from '../cache/build-cache.ts';
import { workingTreeFiles, commitFiles } from '../cache/git-files.ts';
import { writeOwnSnapshotList, writeSnapshotList } from '../matrix/snapshot-list.ts';
import {
  FINGERPRINTS,
  type FingerprintSource,
  changedIn,
  writeFingerprints,
} from '../cache/fingerprint-files.ts';
import { isStorybookFolder } from './serve-storybook.ts';
import { RunError, exec } from './exec.ts';
import { withWorktree } from './worktree.ts';

/** A built Storybook in the cache; it stays there at least as long as this run. */
export interface BuiltStorybook {
  readonly folder: string;
  /** Equal for checkouts whose Storybooks cannot differ. */
  readonly key: string;
  /** Whether it was built just now. */
  readonly fresh: boolean;
}

/** What {@link buildStorybookCached} needs to know. */
export interface BuildContext {
  /** Build this commit of the repository instead of what is on disk. */
  readonly commit?: string;
  readonly signal: AbortSignal;
  /** Hears what takes long. */
  readonly log: (what: string) => void;
}

/**
 * Builds the Storybook of the checkout at `root` into `folder`, with that checkout's own script,
 * and what its stories are made of beside it ({@link writeFingerprints}).
 * @throws RunError when the build fails.
 */
export async function buildStorybook(
  root: string,
  folder: string,
  signal: AbortSignal,
): Promise<FingerprintSource> {
  await exec(
    root,
    'npm',
    ['run', 'build:storybook', '--', '--output-dir', resolve(folder)],
    signal,
  );
  if (!isStorybookFolder(folder)) throw new RunError(`The build of ${root} left no Storybook.`);
  return writeFingerprints(root, folder, signal);
}

/**
 * The Storybook of the working tree at `root`, or of a commit in that repository: the kept one
 * where nothing it is built from differs, else a new one. A build that fails or is stopped leaves
 * nothing behind.
 * @throws RunError when the build fails.
 */
export async function buildStorybookCached(
  root: string,
  { commit, signal, log }: BuildContext,
): Promise<BuiltStorybook> {
  const keyNow = async () =>
    buildKey(
      commit === undefined
        ? await workingTreeFiles(root, signal)
        : await commitFiles(root, commit, signal),
      await changedIn(root),
    );
  const builds = openBuildCache(join(cacheFolder(root), 'builds'));
  const key = await keyNow();
  const kept = await builds.find(key);
  if (kept !== undefined) return { folder: kept, key, fresh: false };

  log(`building ${commit === undefined ? "the working tree's Storybook" : 'its Storybook'}`);
  let made = key;
  const folder = await builds.add(async (draft) => {
    const { unkeyed } =
      commit === undefined
        ? await buildStorybook(root, draft, signal)
        : await withWorktree(root, { commit, signal, log }, async (tree) => {
            const trace = await buildStorybook(tree, draft, signal);
            await writeSnapshotList(tree, draft, signal);
            return trace;
          });
    if (commit === undefined) await writeOwnSnapshotList(draft);
    if (unkeyed.length > 0) {
      log(
        `not kept for the next run: ${unkeyed[0]} is built in, and the key of the build leaves it out`,
      );
      made = randomUUID();
    }
    // Somebody saved a file meanwhile: nobody knows which content this is a build of.
    if (commit === undefined && (await keyNow()) !== key) {
      log('files changed during the build, so everything is captured');
      await rm(join(draft, FINGERPRINTS), { force: true });
      made = randomUUID();
    }
    return made;
  });
  return { folder, key: made, fresh: true };
}
