/** The screenshots that the live matrix shows, as files beside its page. */
import { hash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SnapshotResult } from '../capture/compare-snapshot.ts';
import type { LiveRow } from '../report/app/model/live.ts';
import { IMAGE_KINDS, type ResultRow } from '../report/results.ts';

const FOLDER = 'screenshots';

export type LiveScreenshots = ReturnType<typeof createLiveScreenshots>;

/** `folder` is the page's. */
export function createLiveScreenshots(folder: string) {
  return {
    /** The files of a result; `last` is the previous row, whose screenshot stays if the story fails. */
    async write(result: SnapshotResult, last: LiveRow | undefined): Promise<ResultRow['files']> {
      const { row, pictures } = result;
      const actual = last?.files.actual;
      if (Object.keys(pictures).length === 0) return actual === undefined ? {} : { actual };
      await mkdir(join(folder, FOLDER), { recursive: true });
      const files: Partial<Record<keyof ResultRow['files'], string>> = {};
      for (const kind of IMAGE_KINDS) {
        const png = pictures[kind];
        // The baseline of an unchanged snapshot is the same screenshot.
        if (!png || (kind !== 'actual' && !row.pictures.includes(kind))) continue;
        const file = `${FOLDER}/${hash('sha256', png).slice(0, 32)}.png`;
        await writeFile(join(folder, file), png);
        files[kind] = file;
      }
      return files;
    },
    /** Removes the screenshots that no row shows. */
    async keepOnly(rows: readonly LiveRow[]): Promise<void> {
      const shown = new Set(rows.flatMap(({ files }) => Object.values(files)));
      const names = await readdir(join(folder, FOLDER)).catch(() => []);
      const unused = names.map((name) => `${FOLDER}/${name}`).filter((file) => !shown.has(file));
      await Promise.all(unused.map((file) => rm(join(folder, file), { force: true })));
    },
  };
}
