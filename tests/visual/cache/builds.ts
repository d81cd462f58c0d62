/** Where built Storybooks are kept, by what they are built from (VIS-5). */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isBuilt } from '../sides/serve.ts';
import { type Files, hashOf } from './checkout.ts';
import { TRACE_VERSION } from './fingerprint.ts';
import { countsForBuild } from './influence.ts';
import { environment } from './trace.ts';
import { touch } from './whole-files.ts';

/** Builds that stay: head and base of the last few runs. */
const KEPT = 6;
/** A draft this old belongs to a process that died. */
const ABANDONED_MS = 3_600_000;
const DRAFT = 'draft-';

/** A folder of built Storybooks, safe to use from several processes. */
export interface Builds {
  /** The folder of that build, now used last; undefined when there is none. */
  find(key: string): Promise<string | undefined>;
  /**
   * Has `make` build into a folder and keeps it under the key `make` resolves with; resolves with
   * where it is. When `make` rejects, so does this, and nothing is left of it.
   */
  add(make: (draft: string) => Promise<string>): Promise<string>;
}

/** Where the harness at `root` keeps what it may lose; `UNIO_VISUAL_CACHE` names another place. */
export function cacheFolder(root: string): string {
  const named = process.env['UNIO_VISUAL_CACHE'];
  return named === undefined || named === ''
    ? join(root, 'node_modules', '.cache', 'visual')
    : resolve(named);
}

/** One hash of all that decides what a Storybook built from these files is. */
export function buildKey(files: Files): string {
  const some = [...files].filter(([path]) => countsForBuild(path));
  const lines = some.map(([path, hash]) => `${path}\n${hash}`).toSorted();
  return hashOf(String(TRACE_VERSION), process.version, environment(process.env), ...lines);
}

/** The builds in `folder`, which need not exist; `kept` of them stay. */
export function buildsIn(folder: string, kept = KEPT): Builds {
  return {
    async find(key) {
      const place = join(folder, key);
      if (!isBuilt(place)) return undefined;
      await touch(place);
      return place;
    },
    async add(make) {
      const draft = join(folder, `${DRAFT}${randomUUID()}`);
      try {
        await mkdir(draft, { recursive: true });
        const place = join(folder, await make(draft));
        // Whoever built the same meanwhile was as right; a folder that is full cannot be replaced.
        await rename(draft, place).catch(async (error: unknown) => {
          if (!isBuilt(place)) throw error;
        });
        await touch(place);
        await prune(folder, kept);
        return place;
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
  };
}

async function prune(folder: string, kept: number): Promise<void> {
  const found = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const facts = await stat(join(folder, name)).catch(() => undefined);
      return { name, usedMs: facts?.mtimeMs ?? 0 };
    }),
  );
  const isDraft = ({ name }: { name: string }) => name.startsWith(DRAFT);
  const old = found
    .filter((it) => !isDraft(it))
    .toSorted((a, b) => b.usedMs - a.usedMs)
    .slice(kept);
  const dead = found.filter((it) => isDraft(it) && it.usedMs < Date.now() - ABANDONED_MS);
  for (const { name } of [...old, ...dead])
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => {});
}
