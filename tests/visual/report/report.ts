/** The report's folder: `results.json`, pictures, and the page that shows them (VIS-6). */
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StepError } from '../sides/step.ts';
import { buildReportApp } from './build-app.ts';
import type { Kind, Results, ResultRow } from './results.ts';

/** Where a report goes and what it takes along. */
export interface Place {
  /** Its folder. It replaces the last report only once it is complete. */
  readonly out: string;
  /** Playwright's own HTML report, to be put in `playwright/`; absent: there is none. */
  readonly playwright?: string;
}

/**
 * Says whether a report may be written to `folder`, before anybody works for it.
 * @throws StepError when the folder holds something that is no report: it would be replaced.
 */
export async function checkPlace(folder: string): Promise<void> {
  const foreign = existsSync(folder) && !existsSync(join(folder, 'results.json'));
  if (!foreign || (await readdir(folder)).length === 0) return;
  throw new StepError(`${folder} holds other files than a report; name another folder with --out.`);
}

/**
 * Writes a report. `pictures` are files by cell; equal bytes are linked, not copied, where the disk
 * can. Rejects with the disk's error, and then the last report is still there and no half one.
 */
export async function publishReport(
  { out, playwright }: Place,
  results: Results,
  pictures: ReadonlyMap<string, Readonly<Partial<Record<Kind, string>>>>,
): Promise<void> {
  await checkPlace(out);
  const draft = `${out}.part`;
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    const cells: ResultRow[] = [];
    for (const row of results.cells)
      cells.push({ ...row, files: await bring(draft, row.cell, pictures.get(row.cell) ?? {}) });
    await buildReportApp(draft);
    if (playwright !== undefined) await rename(playwright, join(draft, 'playwright'));
    await writeResults(draft, { ...results, cells });
    await replace(out, draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Puts the new report in the place of the last, which comes back when that fails. */
async function replace(out: string, draft: string): Promise<void> {
  const old = `${out}.old`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(out)) await rename(out, old);
  try {
    await rename(draft, out);
  } catch (error) {
    if (existsSync(old)) await rename(old, out);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

/**
 * The last report's results.
 * @throws StepError when there is no report, or one of another version.
 */
export async function readResults(folder: string): Promise<Results> {
  const text = await readFile(join(folder, 'results.json'), 'utf8').catch(() => {
    throw new StepError(`There is no report in ${folder}: "npm run visual" makes one.`);
  });
  const results = JSON.parse(text) as Partial<Results>;
  if (results.version !== 2)
    throw new StepError(`The report in ${folder} is of another version: make a new one.`);
  return results as Results;
}

/** Writes the results twice: for programs, and as a script, because a page on disk may not fetch. */
export async function writeResults(folder: string, results: Results): Promise<void> {
  const json = JSON.stringify(results);
  await writeFile(join(folder, 'results.json'), `${json}\n`);
  await writeFile(join(folder, 'results.js'), `window.visualResults = ${json};\n`);
}

async function bring(
  draft: string,
  cell: string,
  files: Readonly<Partial<Record<Kind, string>>>,
): Promise<ResultRow['files']> {
  const there: Partial<Record<Kind, string>> = {};
  for (const kind of ['expected', 'actual', 'diff'] as const) {
    const from = files[kind];
    if (from === undefined || !existsSync(from)) continue;
    const file = `pictures/${cell}/${kind}.png`;
    const to = join(draft, file);
    await mkdir(dirname(to), { recursive: true });
    // Across disks there are no links.
    await link(from, to).catch(() => copyFile(from, to));
    there[kind] = file;
  }
  return there;
}
