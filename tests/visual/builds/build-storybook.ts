/** Builds a checkout's Storybook with that checkout's own script, once for the same content (VIS-5). */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildKey, cacheFolder, openBuildCache } from '../cache/build-cache.ts';
import { FINGERPRINTS, changedPackagesIn, writeFingerprints } from '../cache/fingerprint-files.ts';
import { commitFiles, workingTreeFiles } from '../cache/git-files.ts';
import { writeOwnSnapshotList, writeSnapshotList } from '../matrix/snapshot-list.ts';
import { type BuildContext, RunError, exec } from './exec.ts';
import { isStorybookFolder } from './serve-storybook.ts';
import { withWorktree } from './worktree.ts';

/** Resolves with the result of {@link writeFingerprints}. @throws RunError when the build fails. */
export async function buildStorybook(root: string, folder: string, signal: AbortSignal) {
  // Storybook's own flag for test builds: without pages of docs it takes half the time.
  const args = ['run', 'build:storybook', '--', '--test', '--output-dir', resolve(folder)];
  await exec(root, 'npm', args, signal);
  if (!isStorybookFolder(folder)) throw new RunError(`The build of ${root} left no Storybook.`);
  return writeFingerprints(root, folder, signal);
}

/** Returns a folder that is not removed during this run. @throws RunError when the build fails. */
export async function buildStorybookCached(context: BuildContext, commit?: string) {
  const { root, signal, log } = context;
  const currentKey = async () => {
    const files = commit ? commitFiles(root, commit, signal) : workingTreeFiles(root, signal);
    return buildKey(await files, await changedPackagesIn(root));
  };
  const builds = openBuildCache(join(cacheFolder(root), 'builds'));
  const key = await currentKey();
  const cached = await builds.find(key);
  if (cached !== undefined) return cached;

  log(`building ${commit ? 'its Storybook' : "the working tree's Storybook"}`);
  return builds.add(async (draft) => {
    const build = async (checkout: string) => {
      const modules = await buildStorybook(checkout, draft, signal);
      await (commit ? writeSnapshotList(checkout, draft, signal) : writeOwnSnapshotList(draft));
      return modules;
    };
    const unkeyed = await (commit ? withWorktree(context, commit, build) : build(root));
    const isStale = !commit && (await currentKey()) !== key;
    if (unkeyed[0] !== undefined)
      log(`not cached: the build contains ${unkeyed[0]}, which is not part of its cache key`);
    if (isStale) {
      // The build may be of the old content or of the new one.
      log('files changed during the build, so every snapshot is captured');
      await rm(join(draft, FINGERPRINTS), { force: true });
    }
    return isStale || unkeyed.length > 0 ? randomUUID() : key;
  });
}
