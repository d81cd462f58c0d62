/**
 * Keeps what was captured, by what it was made of (VIS-5). Two kinds of files: an entry a
 * fingerprint, and pictures named by their own hash, so that equal pictures are kept once.
 *
 *     openStore({ folder, limit?, say? }): Store
 *     store.get(fingerprint): Promise<Kept | undefined>
 *     store.put(fingerprint, Entry): Promise<Kept | undefined>
 *     store.trim(): Promise<void>                       once, at the end of a run
 */
import { createHash } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../lint/findings.ts';
import type { Problem } from '../report/results.ts';
import { touch, trimFiles, writeWhole } from './whole-files.ts';

/** What one cell gave. */
export interface Entry {
  /** A PNG; absent: the cell was only looked at. */
  readonly png?: Buffer;
  /** Of the picture, in px; zeros without one. */
  readonly size: { readonly width: number; readonly height: number };
  readonly findings: readonly Finding[];
  readonly problems: readonly Problem[];
}

/** An entry as it is kept: the picture is read when it is asked for. */
export interface Kept extends Omit<Entry, 'png'> {
  readonly picture?: {
    readonly path: string;
    /** Equal for equal pictures, so that most need not be read. */
    readonly hash: string;
    /** Whether it is this PNG, without reading it. */
    equals(png: Buffer): boolean;
    /** The PNG, checked; undefined when it broke or went since. */
    read(): Promise<Buffer | undefined>;
  };
}

/** Safe to use from several processes on one folder. No method ever rejects. */
export interface Store {
  /** What was kept; undefined when nothing was, or when it cannot be relied on. */
  get(fingerprint: string): Promise<Kept | undefined>;
  /** Promises what {@link Store.get} gives from now on. */
  put(fingerprint: string, entry: Entry): Promise<Kept | undefined>;
  /** Removes what was not used for longest, until the rest is within the limit. */
  trim(): Promise<void>;
}

/** Bytes a store may hold after {@link Store.trim} unless it is told otherwise: 2 GB. */
export const STORE_LIMIT = 2e9;

interface Note extends Omit<Entry, 'png'> {
  readonly version: 1;
  readonly picture?: { readonly hash: string; readonly bytes: number };
}

/** Opens the store in `folder`, which need not exist; `say` hears once if it cannot be written. */
export function openStore(options: {
  readonly folder: string;
  readonly limit?: number;
  readonly say?: (what: string) => void;
}): Store {
  const { folder, limit = STORE_LIMIT, say = () => {} } = options;
  const notePath = (fingerprint: string) => placed(folder, 'entries', `${fingerprint}.json`);
  const picturePath = (hash: string) => placed(folder, 'pictures', `${hash}.png`);
  let writable = true;

  async function isWhole({ hash, bytes }: NonNullable<Note['picture']>): Promise<boolean> {
    const path = picturePath(hash);
    if ((await stat(path)).size !== bytes) return false;
    await touch(path);
    return true;
  }

  return {
    async get(fingerprint) {
      try {
        const path = notePath(fingerprint);
        const note = noteIn(await readFile(path, 'utf8'));
        if (note === undefined || (note.picture && !(await isWhole(note.picture))))
          return undefined;
        await touch(path);
        return keptBy(note, picturePath);
      } catch {
        return undefined;
      }
    },
    async put(fingerprint, { png, size, findings, problems }) {
      if (!writable) return undefined;
      try {
        const picture = png && { hash: sha256(png), bytes: png.length };
        // The picture first: an entry never names one that was not there.
        if (png && picture) await keepPicture(picturePath(picture.hash), png);
        const note: Note = { version: 1, size, findings, problems, ...(picture && { picture }) };
        await writeWhole(notePath(fingerprint), JSON.stringify(note));
        return keptBy(note, picturePath);
      } catch (error) {
        // Several cells may be on their way; one of them tells.
        if (writable) {
          const why = error instanceof Error ? error.message : String(error);
          say(`captures are not kept for the next run: ${why}`);
        }
        writable = false;
        return undefined;
      }
    },
    async trim() {
      await trimFiles(folder, limit).catch(() => {});
    },
  };
}

/** Folders of at most a few hundred files each. */
function placed(folder: string, kind: string, name: string): string {
  return join(folder, kind, name.slice(0, 2), name);
}

function noteIn(text: string): Note | undefined {
  const note = JSON.parse(text) as Note;
  return note.version === 1 ? note : undefined;
}

function keptBy(
  { size, findings, problems, picture }: Note,
  pathOf: (hash: string) => string,
): Kept {
  if (picture === undefined) return { size, findings, problems };
  const { hash } = picture;
  const path = pathOf(hash);
  const equals = (png: Buffer) => sha256(png) === hash;
  const read = () => readPicture(path, hash);
  return { size, findings, problems, picture: { path, hash, equals, read } };
}

async function keepPicture(path: string, png: Buffer): Promise<void> {
  const known = await stat(path).catch(() => undefined);
  if (known?.size === png.length) await touch(path);
  else await writeWhole(path, png);
}

async function readPicture(path: string, hash: string): Promise<Buffer | undefined> {
  const png = await readFile(path).catch(() => undefined);
  if (png === undefined || sha256(png) === hash) return png;
  // Otherwise it would stay broken: an equal picture is not written again.
  await rm(path, { force: true }).catch(() => {});
  return undefined;
}

/** A picture is compared and kept by the same hash: made once, a megabyte takes ms. */
const hashes = new WeakMap<Buffer, string>();

function sha256(bytes: Buffer): string {
  const hash = hashes.get(bytes) ?? createHash('sha256').update(bytes).digest('hex');
  hashes.set(bytes, hash);
  return hash;
}
