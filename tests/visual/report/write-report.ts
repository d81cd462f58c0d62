/** The report's folder: `results.json`, pictures, and the page that shows them (VIS-6). */
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashOf } from '../cache/git-files.ts';
import { claimExclusively } from '../cache/process-lock.ts';
import { writeAtomically } from '../cache/atomic-files.ts';
import { RunError } from '../builds/exec.ts';
import { buildReportApp } from './build-app.ts';
import { toJunit } from './junit.ts';
import { type Kind, type Results, type ResultRow, KINDS } from './results.ts';
import { pullRequestSummary } from './pull-request-summary.ts';

/** Characters of a snapshot's name that leave room for the report's own path; Windows stops at 260. */
const LONGEST = 120;

type Pictures = ResultRow['files'];

/** Where a report goes and what it takes along. */
export interface ReportFolder {
  /** Its folder. It replaces the last report only once it is complete. */
  readonly out: string;
  /** Playwright's own HTML report, to be put in `playwright/`; absent: there is none. */
  readonly playwright?: string;
}

/**
 * Keeps a report's folder for this run, before anybody works for it.
 * @throws RunError when another run has it, or when it holds something that is no report: it would
 * be replaced.
 */
export async function claimReportFolder(folder: string): Promise<void> {
  await checkPlace(folder);
  await claimExclusively(folder);
}

async function checkPlace(folder: string): Promise<void> {
  const foreign = existsSync(folder) && !existsSync(join(folder, 'results.json'));
  if (!foreign || (await readdir(folder)).length === 0) return;
  throw new RunError(`${folder} holds other files than a report; name another folder with --out.`);
}

/**
 * Writes a report. `pictures` are files by snapshot; equal bytes are linked, not copied, where the disk
 * can. Rejects with the disk's error, and then the last report is still there and no half one.
 */
export async function publishReport(
  { out, playwright }: ReportFolder,
  results: Results,
  pictures: ReadonlyMap<string, Pictures>,
): Promise<void> {
  await checkPlace(out);
  await mkdir(dirname(out), { recursive: true });
  // Its own name: what stands beside the report may be somebody's.
  const own = await mkdtemp(`${out}.new-`);
  const draft = join(own, 'report');
  try {
    await mkdir(draft);
    const snapshots: ResultRow[] = [];
    for (const row of results.snapshots)
      snapshots.push({
        ...row,
        files: await bring(draft, row.snapshot, pictures.get(row.snapshot) ?? {}),
      });
    await buildReportApp(draft);
    if (playwright !== undefined) await rename(playwright, join(draft, 'playwright'));
    await writeResults(draft, { ...results, snapshots });
    await replace(out, draft, join(own, 'last'));
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/** Puts the new report in the place of the last, which comes back when that fails. */
async function replace(out: string, draft: string, last: string): Promise<void> {
  if (existsSync(out)) await rename(out, last);
  try {
    await rename(draft, out);
  } catch (error) {
    if (existsSync(last)) await rename(last, out);
    throw error;
  }
}

/**
 * The last report's results.
 * @throws RunError when there is no report, or one of another version.
 */
export async function readResults(folder: string): Promise<Results> {
  const text = await readFile(join(folder, 'results.json'), 'utf8').catch(() => {
    throw new RunError(`There is no report in ${folder}: "npm run visual" makes one.`);
  });
  const results = JSON.parse(text) as Partial<Results>;
  if (results.version !== 3)
    throw new RunError(`The report in ${folder} is of another version: make a new one.`);
  return results as Results;
}

/** Writes all forms of the results; a script, because a page on disk may not fetch. */
export async function writeResults(folder: string, results: Results): Promise<void> {
  const json = JSON.stringify(results);
  await writeAtomically(join(folder, 'results.json'), `${json}\n`);
  await writeAtomically(join(folder, 'results.js'), resultsScript(json));
  await writeAtomically(join(folder, 'summary.md'), pullRequestSummary(results));
  await writeAtomically(join(folder, 'junit.xml'), toJunit(results));
}

/** The results as a script: data that is parsed as data, whatever a foreign Storybook named its stories. */
export function resultsScript(json: string): string {
  return `window.visualResults = JSON.parse(${JSON.stringify(json)});\n`;
}

/**
 * A snapshot's folder below the report: its name where that is a file name on every system, else a hash.
 * Names of foreign stories may climb out, be long, or be a device's on Windows.
 */
export function snapshotFolder(snapshot: string): string {
  const plain =
    /^[a-z\d]+(?:-+[a-z\d]+)+\/(?:-|[a-z]{2}(?:-[A-Za-z\d]+)?)\/\d+(?:\+[a-z\d-]+)?(?:\/[a-z]+)?$/;
  return plain.test(snapshot) && snapshot.length <= LONGEST ? snapshot : hashOf(snapshot);
}

async function bring(draft: string, snapshot: string, files: Pictures): Promise<Pictures> {
  const there: Partial<Record<Kind, string>> = {};
  for (const kind of KINDS) {
    const from = files[kind];
    if (from === undefined || !existsSync(from)) continue;
    const file = `pictures/${snapshotFolder(snapshot)}/${kind}.png`;
    const to = join(draft, file);
    await mkdir(dirname(to), { recursive: true });
    // Across disks there are no links.
    await link(from, to).catch(() => copyFile(from, to));
    there[kind] = file;
  }
  return there;
}
