/** Caches captures by fingerprint (VIS-5), and screenshots by their hash: equal ones are stored once. */
import { hash } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageStructure } from '../parity/structure.ts';
import type { ResultRow, Size } from '../report/results.ts';
import { touch, trimFiles, writeAtomically } from './atomic-files.ts';
import { cacheFolder } from './build-cache.ts';

const VERSION = 1;

interface CaptureFacts extends Pick<ResultRow, 'findings' | 'problems'> {
  /** For parity (VIS-21). */
  readonly structure?: PageStructure;
  /** The custom properties that the page used, under the `usageKey` (VIS-20). */
  readonly properties?: readonly string[];
  /** In px; zeros without a screenshot. */
  readonly size: Size;
}

/** Without a screenshot if the snapshot was only linted. */
export type CacheEntry = CaptureFacts & { readonly png?: Buffer };

export interface CachedCapture extends CaptureFacts {
  readonly screenshot?: {
    readonly path: string;
    readonly hash: string;
    /** Compares by hash, without reading the file. */
    equals(png: Buffer): boolean;
    /** Undefined when the file is damaged or was removed. */
    read(): Promise<Buffer | undefined>;
  };
}

interface StoredEntry {
  readonly version: number;
  readonly facts: CaptureFacts;
  readonly screenshot?: { readonly hash: string; readonly bytes: number } | undefined;
}

/** Several processes may use one folder. No method rejects. */
export type CaptureCache = ReturnType<typeof openCaptureCache>;

/** Of the checkout at `root`. */
export function capturesOf(root: string, warn?: (message: string) => void): CaptureCache {
  return openCaptureCache({ folder: join(cacheFolder(root), 'snapshots'), ...(warn && { warn }) });
}

/** `limit` is in bytes; `warn` is called once if the folder cannot be written. */
export function openCaptureCache(options: {
  readonly folder: string;
  readonly limit?: number;
  readonly warn?: (message: string) => void;
}) {
  const { folder, limit = 2e9, warn = () => {} } = options;
  // Subfolders, so that each has a few hundred files at most.
  const pathOf = (kind: string, name: string) => join(folder, kind, name.slice(0, 2), name);
  const entryPath = (fingerprint: string) => pathOf('entries', `${fingerprint}.json`);
  const screenshotPath = (name: string) => pathOf('screenshots', `${name}.png`);
  let isWritable = true;

  function toCapture({ facts, screenshot }: StoredEntry): CachedCapture {
    if (screenshot === undefined) return facts;
    const path = screenshotPath(screenshot.hash);
    const equals = (png: Buffer) => hash('sha256', png) === screenshot.hash;
    async function read() {
      const png = await readFile(path).catch(() => undefined);
      if (png === undefined || equals(png)) return png;
      // `put` does not write over a file of the right size.
      await rm(path, { force: true }).catch(() => {});
      return undefined;
    }
    return { ...facts, screenshot: { path, hash: screenshot.hash, equals, read } };
  }

  async function hasScreenshot({ screenshot }: StoredEntry): Promise<boolean> {
    if (screenshot === undefined) return true;
    const path = screenshotPath(screenshot.hash);
    const stats = await stat(path).catch(() => undefined);
    await touch(path);
    return stats?.size === screenshot.bytes;
  }

  return {
    /** Undefined for an unknown fingerprint or a damaged entry. */
    async get(fingerprint: string): Promise<CachedCapture | undefined> {
      try {
        const path = entryPath(fingerprint);
        const entry = JSON.parse(await readFile(path, 'utf8')) as StoredEntry;
        if (entry.version !== VERSION || !(await hasScreenshot(entry))) return undefined;
        await touch(path);
        return toCapture(entry);
      } catch {
        return undefined;
      }
    },
    async put(
      fingerprint: string,
      { png, ...facts }: CacheEntry,
    ): Promise<CachedCapture | undefined> {
      if (!isWritable) return undefined;
      const screenshot = png && { hash: hash('sha256', png), bytes: png.length };
      const entry = { version: VERSION, facts, screenshot };
      try {
        // The screenshot first, so that no entry ever names a missing one.
        if (png && screenshot && !(await hasScreenshot(entry)))
          await writeAtomically(screenshotPath(screenshot.hash), png);
        await writeAtomically(entryPath(fingerprint), JSON.stringify(entry));
        return toCapture(entry);
      } catch (error) {
        // Other calls may fail at the same time.
        if (isWritable) warn(`captures cannot be cached for the next run: ${String(error)}`);
        isWritable = false;
        return undefined;
      }
    },
    /** Removes the least recently used files above the limit. */
    trim: () => trimFiles(folder, limit).catch(() => {}),
  };
}
