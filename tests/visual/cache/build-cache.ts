/** Where built Storybooks and report pages are kept, by what they are built from (VIS-5). */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { isStorybookFolder } from '../builds/serve-storybook.ts';
import { type FileHashes, hashOf } from './git-files.ts';
import { tracingCode } from './harness-code.ts';
import type { Input } from './fingerprint.ts';
import { affectsBuild } from './input-scope.ts';
import { buildEnvironmentHash } from './fingerprint-files.ts';
import { claim, claimants } from './process-lock.ts';
import { isAbandoned, byLastUse, touch } from './atomic-files.ts';

/** Builds that stay: head and base of the last few runs. */
const KEPT = 6;
const DRAFT = 'draft-';

/** A folder of built Storybooks, safe to use from several processes. */
export interface BuildCache {
  /** The folder of that build, which stays until this process ends; undefined when there is none. */
  find(key: string): Promise<string | undefined>;
  /**
   * Has `make` build into a draft folder, and stores that under the key that `make` resolves with;
   * resolves with its place. Rejects when `make` does, and then nothing is left of the draft.
   */
  add(make: (draft: string) => Promise<string>): Promise<string>;
}

/** Where the harness at `root` keeps what it may lose; `UNIO_VISUAL_CACHE` names another place. */
export function cacheFolder(root: string): string {
  const named = process.env['UNIO_VISUAL_CACHE'];
  return named ? resolve(named) : join(root, 'node_modules', '.cache', 'visual');
}

/** Whether a path leads into a folder. */
export function isInside(folder: string, path: string): boolean {
  return resolve(path).startsWith(resolve(folder) + sep);
}

/** One hash of these files and changed packages, and of all else that a built Storybook depends on. */
export function buildKey(files: FileHashes, changed: readonly Input[]): string {
  const counted = [...files].filter(([path]) => affectsBuild(path));
  const packages = changed.map(({ name, hash }) => [name, hash]);
  const lines = [...counted, ...packages].map((it) => it.join('\n')).toSorted();
  return hashOf(tracingCode(), process.version, buildEnvironmentHash(process.env), ...lines);
}

/** The builds in `folder`, which need not exist; the last `kept` stay, only `whole` ones count. */
export function openBuildCache(folder: string, kept = KEPT, whole = isStorybookFolder): BuildCache {
  return {
    async find(key) {
      const place = join(folder, key);
      // First, because whoever removes it looks for users after moving it.
      const release = claim(place);
      if (!whole(place)) {
        release();
        return undefined;
      }
      await touch(place);
      return place;
    },
    async add(make) {
      const draft = join(folder, `${DRAFT}${randomUUID()}`);
      try {
        await mkdir(draft, { recursive: true });
        const place = join(folder, await make(draft));
        claim(place);
        await settle(draft, place, whole);
        await touch(place);
        await prune(folder, kept);
        return place;
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
  };
}

/** Moves a draft to its place, unless another run was first: its build is the same. */
async function settle(
  draft: string,
  place: string,
  whole: typeof isStorybookFolder,
): Promise<void> {
  await rename(draft, place).catch(async () => {
    if (whole(place)) return;
    await rm(place, { recursive: true, force: true });
    await rename(draft, place);
  });
}

async function prune(folder: string, kept: number): Promise<void> {
  const found = await byLastUse((await readdir(folder)).map((name) => join(folder, name)));
  const { drafts = [], builds = [] } = Object.groupBy(found, ({ path }) =>
    basename(path).startsWith(DRAFT) ? 'drafts' : 'builds',
  );
  for (const { path } of [...builds.slice(kept), ...drafts.filter(isAbandoned)])
    await removeUnused(path).catch(() => {});
}

/** Renames first: a removal that is stopped must not leave half a build under its key. */
async function removeUnused(place: string): Promise<void> {
  if ((await claimants(place)).length > 0) return;
  const hidden = join(dirname(place), `${DRAFT}${randomUUID()}`);
  await rename(place, hidden);
  // Somebody began to use it meanwhile.
  if ((await claimants(place)).length > 0) await rename(hidden, place);
  else await rm(hidden, { recursive: true, force: true });
}
