/** Caches built Storybooks and report pages by what they are built from (VIS-5). */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { isStorybookFolder } from '../builds/serve-storybook.ts';
import { byLastUse, isAbandoned, touch } from './atomic-files.ts';
import { buildEnvironmentHash } from './fingerprint-files.ts';
import type { Input } from './fingerprint.ts';
import { type FileHashes, hashOf } from './git-files.ts';
import { tracingCode } from './harness-code.ts';
import { affectsBuild } from './input-scope.ts';
import { claim, claimingPids } from './process-lock.ts';

const DRAFT = 'draft-';

/** Everything the harness caches; `UNIO_VISUAL_CACHE` names another folder. */
export function cacheFolder(root: string): string {
  const folder = process.env['UNIO_VISUAL_CACHE'];
  return folder ? resolve(folder) : join(root, 'node_modules', '.cache', 'visual');
}

export function isInside(folder: string, path: string): boolean {
  return resolve(path).startsWith(resolve(folder) + sep);
}

/** A hash of everything a built Storybook depends on. */
export function buildKey(files: FileHashes, changedPackages: readonly Input[]): string {
  const built = [...files].filter(([path]) => affectsBuild(path));
  const packages = changedPackages.map(({ name, hash }) => [name, hash]);
  const lines = [...built, ...packages].map((input) => input.join('\n'));
  const environment = buildEnvironmentHash(process.env);
  return hashOf(tracingCode(), process.version, environment, ...lines.toSorted());
}

/** Several processes may use it. By default it keeps the builds of the last few runs. */
export function openBuildCache(folder: string, maxBuilds = 6, isComplete = isStorybookFolder) {
  return {
    /** The folder of a build, which stays until this process ends. */
    async find(key: string) {
      const build = join(folder, key);
      // Claimed before the check, because `removeUnused` looks for claims after it has renamed the folder.
      claim(build);
      if (!isComplete(build)) return undefined;
      await touch(build);
      return build;
    },
    /** `make` writes into a draft folder and resolves with the key; a failed draft is removed. */
    async add(make: (draft: string) => Promise<string>) {
      const draft = join(folder, `${DRAFT}${randomUUID()}`);
      try {
        await mkdir(draft, { recursive: true });
        const build = join(folder, await make(draft));
        claim(build);
        await rename(draft, build).catch(async () => {
          // Another run has added the same build meanwhile, or an interrupted run left an incomplete one.
          if (isComplete(build)) return;
          await rm(build, { recursive: true, force: true });
          await rename(draft, build);
        });
        await touch(build);
        await prune(folder, maxBuilds);
        return build;
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
  };
}

async function prune(folder: string, maxBuilds: number): Promise<void> {
  const all = await byLastUse((await readdir(folder)).map((name) => join(folder, name)));
  const isDraft = ({ path }: { path: string }) => path.startsWith(join(folder, DRAFT));
  const builds = all.filter((each) => !isDraft(each)).slice(maxBuilds);
  const drafts = all.filter((each) => isDraft(each) && isAbandoned(each));
  for (const { path } of [...builds, ...drafts]) await removeUnused(folder, path).catch(() => {});
}

/** Renames first, so that an interrupted removal leaves no incomplete build under its key. */
async function removeUnused(folder: string, build: string): Promise<void> {
  if ((await claimingPids(build)).length > 0) return;
  const draft = join(folder, `${DRAFT}${randomUUID()}`);
  await rename(build, draft);
  // Another run may have claimed it meanwhile.
  if ((await claimingPids(build)).length > 0) await rename(draft, build);
  else await rm(draft, { recursive: true, force: true });
}
