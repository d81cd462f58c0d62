/** The report's folder: `results.json`, screenshots and the report app (VIS-6). */
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashOf } from '../cache/git-files.ts';
import { claimExclusively } from '../cache/process-lock.ts';
import { writeAtomically } from '../cache/atomic-files.ts';
import { RunError } from '../builds/exec.ts';
import { buildReportApp } from './build-app.ts';
import { toJunit } from './junit.ts';
import { type Results, type ResultRow, IMAGE_KINDS, RESULTS_VERSION } from './results.ts';
import { pullRequestSummary } from './pull-request-summary.ts';

/** In characters: leaves room for the report's own path, because Windows limits a path to 260. */
const MAX_NAME_LENGTH = 120;

const SCRIPT_START = 'window.visualResults = ';

type ImageFiles = ResultRow['files'];

/**
 * Claims the report's folder for this run.
 * @throws RunError when another run has it, or when it contains other files, which would be lost.
 */
export async function claimReportFolder(folder: string): Promise<void> {
  await checkFolder(folder);
  await claimExclusively(folder);
}

async function checkFolder(folder: string): Promise<void> {
  if (!existsSync(folder) || (await readdir(folder)).length === 0) return;
  // Not results.json: other tools write a file of that name.
  const script = await readFile(join(folder, 'results.js'), 'utf8').catch(() => '');
  if (script.startsWith(SCRIPT_START)) return;
  throw new RunError(
    `${folder} contains other files than a report; choose another folder with --out.`,
  );
}

/**
 * Writes a report to `out`; it replaces the last report once it is complete. Playwright's HTML report moves
 * to `playwright/` in it. `images` are files by snapshot name, hard-linked if possible, else copied.
 * Rejects with the disk's error; the last report is then unchanged.
 */
export async function publishReport(
  { out, playwright }: { readonly out: string; readonly playwright?: string },
  results: Results,
  images: ReadonlyMap<string, ImageFiles>,
): Promise<void> {
  await checkFolder(out);
  await mkdir(dirname(out), { recursive: true });
  // A unique name: files next to the report may belong to another program.
  const temporary = await mkdtemp(`${out}.new-`);
  const draft = join(temporary, 'report');
  try {
    await mkdir(draft);
    const snapshots: ResultRow[] = [];
    for (const row of results.snapshots) {
      const files = await addImages(draft, row.snapshot, images.get(row.snapshot) ?? {});
      snapshots.push({ ...row, files });
    }
    await buildReportApp(draft);
    if (playwright !== undefined) await rename(playwright, join(draft, 'playwright'));
    await writeResults(draft, { ...results, snapshots });
    await replace(out, draft, join(temporary, 'last'));
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Restores the last report when the new one cannot take its place. */
async function replace(out: string, draft: string, last: string): Promise<void> {
  if (existsSync(out)) await rename(out, last);
  await rename(draft, out).catch(async (error: unknown) => {
    if (existsSync(last)) await rename(last, out);
    throw error;
  });
}

/** @throws RunError when there is no report, or when its results are of another version. */
export async function readResults(folder: string): Promise<Results> {
  const text = await readFile(join(folder, 'results.json'), 'utf8').catch(() => {
    throw new RunError(`There is no report in ${folder}; "npm run visual" makes one.`);
  });
  const results = JSON.parse(text) as Partial<Results>;
  if (results.version !== RESULTS_VERSION)
    throw new RunError(
      `The report in ${folder} has version ${results.version}, but this checkout reads version ${RESULTS_VERSION}. Run "npm run visual" again.`,
    );
  return results as Results;
}

/** Writes the results in every format; one is a script, because a page opened from disk cannot fetch. */
export async function writeResults(folder: string, results: Results): Promise<void> {
  const json = JSON.stringify(results);
  await writeAtomically(join(folder, 'results.json'), `${json}\n`);
  await writeAtomically(join(folder, 'results.js'), resultsScript(json));
  await writeAtomically(join(folder, 'summary.md'), pullRequestSummary(results));
  await writeAtomically(join(folder, 'junit.xml'), toJunit(results));
}

/** Parsed as JSON, because names from an external Storybook must not run as code. */
export function resultsScript(json: string): string {
  return `${SCRIPT_START}JSON.parse(${JSON.stringify(json)});\n`;
}

/**
 * The snapshot's name where that is a valid path on every system, else a hash. A name from an external
 * Storybook may contain `..`, be too long, or be a device name on Windows.
 */
export function snapshotFolder(snapshot: string): string {
  const portable =
    /^[a-z\d]+(?:-+[a-z\d]+)+\/(?:-|[a-z]{2}(?:-[A-Za-z\d]+)?)\/\d+(?:\+[a-z\d-]+)?(?:\/[a-z]+)?$/;
  return portable.test(snapshot) && snapshot.length <= MAX_NAME_LENGTH
    ? snapshot
    : hashOf(snapshot);
}

async function addImages(draft: string, snapshot: string, files: ImageFiles): Promise<ImageFiles> {
  const added: Record<string, string> = {};
  for (const kind of IMAGE_KINDS) {
    const from = files[kind];
    if (from === undefined || !existsSync(from)) continue;
    const file = `pictures/${snapshotFolder(snapshot)}/${kind}.png`;
    const to = join(draft, file);
    await mkdir(dirname(to), { recursive: true });
    // Files cannot be linked across disks.
    await link(from, to).catch(() => copyFile(from, to));
    added[kind] = file;
  }
  return added;
}
