/**
 * Stores captures by fingerprint (VIS-5). Two kinds of files: one entry for each fingerprint, and
 * pictures named by their own hash, so that equal pictures are stored once.
 */
import { createHash } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../lint/rules.ts';
import type { Problem } from '../report/results.ts';
import { touch, trimFiles, writeAtomically } from './atomic-files.ts';

/** What one snapshot gave. */
export interface CacheEntry {
  /** A PNG; absent: the snapshot was only looked at. */
  readonly png?: Buffer;
  /** Of the picture, in px; zeros without one. */
  readonly size: { readonly width: number; readonly height: number };
  readonly findings: readonly Finding[];
  readonly problems: readonly Problem[];
}

/** An entry as it is kept: the picture is read when it is asked for. */
export interface CachedCapture extends Omit<CacheEntry, 'png'> {
  readonly screenshot?: {
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
export interface CaptureCache {
  /** What was kept; undefined when nothing was, or when it cannot be relied on. */
  get(fingerprint: string): Promise<CachedCapture | undefined>;
  /** Promises what {@link CaptureCache.get} gives from now on. */
  put(fingerprint: string, entry: CacheEntry): Promise<CachedCapture | undefined>;
  /** At the end of a run: removes what was not used for longest, until the rest is within the limit. */
  trim(): Promise<void>;
}

interface Note extends Omit<CacheEntry, 'png'> {
  readonly version: 1;
  screenshot?: { readonly hash: string; readonly bytes: number };
}

/** Opens the store in `folder`, which need not exist; `say` hears once if it cannot be written. */
export function openCaptureCache(options: {
  readonly folder: string;
  /** Bytes that stay after {@link CaptureCache.trim}: 2 GB unless said otherwise. */
  readonly limit?: number;
  readonly say?: (what: string) => void;
}): CaptureCache {
  const { folder, limit = 2e9, say = () => {} } = options;
  // Subfolders, so that each holds a few hundred files at most.
  const pathOf = (kind: string, name: string) => join(folder, kind, name.slice(0, 2), name);
  const notePath = (fingerprint: string) => pathOf('entries', `${fingerprint}.json`);
  const picturePath = (hash: string) => pathOf('pictures', `${hash}.png`);
  let writable = true;

  function keptBy({ size, findings, problems, screenshot }: Note): CachedCapture {
    if (screenshot === undefined) return { size, findings, problems };
    const { hash } = screenshot;
    const path = picturePath(hash);
    const equals = (png: Buffer) => sha256(png) === hash;
    const read = () => readPicture(path, hash);
    return { size, findings, problems, screenshot: { path, hash, equals, read } };
  }

  return {
    async get(fingerprint) {
      try {
        const path = notePath(fingerprint);
        const note = JSON.parse(await readFile(path, 'utf8')) as Note;
        const { version, screenshot } = note;
        if (
          version !== 1 ||
          (screenshot && !(await isWhole(picturePath(screenshot.hash), screenshot.bytes)))
        )
          return undefined;
        await touch(path);
        return keptBy(note);
      } catch {
        return undefined;
      }
    },
    async put(fingerprint, { png, ...facts }) {
      if (!writable) return undefined;
      try {
        const note: Note = { version: 1, ...facts };
        if (png) {
          const path = picturePath(sha256(png));
          // The picture first: an entry never names one that is not there.
          if (!(await isWhole(path, png.length))) await writeAtomically(path, png);
          note.screenshot = { hash: sha256(png), bytes: png.length };
        }
        await writeAtomically(notePath(fingerprint), JSON.stringify(note));
        return keptBy(note);
      } catch (error) {
        // Several snapshots may be in progress; only the first failure is reported.
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

/** Whether a picture of that many bytes is there; marks it as used if so. */
async function isWhole(path: string, bytes: number): Promise<boolean> {
  const facts = await stat(path).catch(() => undefined);
  if (facts?.size !== bytes) return false;
  await touch(path);
  return true;
}

async function readPicture(path: string, hash: string): Promise<Buffer | undefined> {
  const png = await readFile(path).catch(() => undefined);
  if (png === undefined || sha256(png) === hash) return png;
  // Otherwise it would stay broken: {@link Store.put} skips a file of the right size.
  await rm(path, { force: true }).catch(() => {});
  return undefined;
}

/** A picture is compared and stored by the same hash, which takes milliseconds a megabyte. */
const hashes = new WeakMap<Buffer, string>();

function sha256(bytes: Buffer): string {
  const hash = hashes.get(bytes) ?? createHash('sha256').update(bytes).digest('hex');
  hashes.set(bytes, hash);
  return hash;
}
