/** The matrix as Playwright tests: one for each story and browser, so that a story stays on one worker. */
import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { type TestInfo, test as playwright } from '@playwright/test';
import { readFingerprints } from '../cache/fingerprint-files.ts';
import { capturesOf } from '../cache/capture-cache.ts';
import { shuffled } from '../capture/story-order.ts';
import { launchBrowser } from '../capture/launch-browser.ts';
import { isUrl } from '../builds/serve-storybook.ts';
import { createRevertedPages } from '../causes/reverted-pages.ts';
import { browserMemory } from '../capture/browser-memory.ts';
import { type PagePair, type SnapshotResult, failed } from '../capture/compare-snapshot.ts';
import { openStoryPage } from '../capture/story-page.ts';
import { type StoryGrid, snapshotName } from '../matrix/snapshots.ts';
import type { InstalledBrowser } from './browsers.ts';
import { isOfSweep } from '../lint/rules.ts';
import { judgeParity } from '../parity/judge-parity.ts';
import { type CheckContext, axeSnapshots, checkSnapshot } from './check-snapshot.ts';
import { readManifest } from './run-manifest.ts';
import { withCauses } from './story-causes.ts';
import { PLAN_ATTACHMENT, includesRemoved, plannedShard, storyGridsOfShard } from './shards.ts';
import {
  type CapturedRow,
  type StoryGridResult,
  RESULT_ATTACHMENT,
  createRow,
  pictureName,
} from './result-rows.ts';

const manifest = readManifest();

/**
 * A browser with more memory after a story, in MB, is replaced, which costs as much as two or three
 * snapshots. Chromium would free the memory of earlier documents only at several times this.
 */
const MAX_MEMORY_MB = 450;

/** Errors of the disk, not of a story. */
const DISK_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS', 'EMFILE']);

type Worker = Awaited<ReturnType<typeof createWorker>>;

const test = playwright.extend<
  object,
  { worker: Worker; installedBrowser: InstalledBrowser | undefined }
>({
  installedBrowser: [undefined, { option: true, scope: 'worker' }],
  worker: [
    async ({ installedBrowser }, use) => {
      if (!installedBrowser) throw new Error('The project has no browser.');
      const worker = await createWorker(installedBrowser);
      await use(worker);
      await worker.reset();
    },
    { scope: 'worker', timeout: 0 },
  ],
});

async function createWorker(installed: InstalledBrowser) {
  const { candidate, baseline, root, harness, lints, ignoresCache } = manifest;
  const environment = { engine: installed.name, browser: installed.version, code: harness };
  let opened: ReturnType<typeof openPages> | undefined;
  const context: CheckContext = {
    browserName: installed.name,
    openPages: async () => (await (opened ??= openPages(installed))).pages,
    cache: capturesOf(root, (message) => console.error(message)),
    fingerprints: {
      candidate: await readFingerprints(candidate.location, environment),
      baseline: await readFingerprints(baseline?.location, environment),
    },
    baselineStories: baseline && new Set(baseline.stories),
    confirmed: new Set(),
    ...{ lints, ignoresCache, sample: new Set(manifest.sample) },
  };
  return {
    context,
    /** `undefined` if no snapshot has needed a page. */
    opened: async () => opened,
    /** Closes the browser; the next snapshot launches another one. */
    async reset() {
      const last = await opened?.catch(() => undefined);
      opened = undefined;
      await last?.reverted?.close().catch(() => {});
      await last?.browser.close().catch(() => {});
    },
  };
}

async function openPages(installed: InstalledBrowser) {
  const { candidate, baseline } = manifest;
  const browser = await launchBrowser(installed);
  let freshPage: ReturnType<typeof openStoryPage> | undefined;
  const pages: PagePair = {
    browserName: installed.name,
    candidate: await openStoryPage(browser, candidate.proxy),
    baseline: baseline && (await openStoryPage(browser, baseline.proxy)),
    freshPage: () => (freshPage ??= openStoryPage(browser, candidate.proxy)),
    messages: baseline?.messages ?? {},
  };
  const reverted =
    baseline && !isUrl(baseline.location) && !isUrl(candidate.location)
      ? createRevertedPages(browser, candidate.location, baseline.location)
      : undefined;
  return { browser, pages, reverted };
}

// Merged shards share one report, in which their plans need different titles.
const planTitle = manifest.shard === undefined ? 'the plan' : `the plan of shard ${manifest.shard}`;
test(planTitle, async ({ installedBrowser }, info) => {
  const body = JSON.stringify(plannedShard(manifest, installedBrowser?.name ?? 'chromium'));
  await info.attach(PLAN_ATTACHMENT, { body, contentType: 'application/json' });
});

// The largest stories first, so that no worker has a long one left while the others are idle.
const storyGrids = storyGridsOfShard(manifest.storyGrids, manifest.shard);
const ordered =
  manifest.seed === 0
    ? storyGrids.toSorted((a, b) => b.snapshots.length - a.snapshots.length)
    : shuffled(storyGrids, manifest.seed);

for (const storyGrid of ordered) {
  const { story, snapshots } = storyGrid;
  test(
    `${story.title} / ${story.name} (${story.id})`,
    { annotation: { type: 'snapshots', description: String(snapshots.length) } },
    async ({ worker }, info) => {
      const results: SnapshotResult[] = [];
      const withAxe = axeSnapshots(storyGrid);
      for (const snapshot of shuffled(snapshots, manifest.seed)) {
        await test.step(snapshotName(snapshot), async () => {
          try {
            results.push(await checkSnapshot(snapshot, worker.context, withAxe.has(snapshot)));
          } catch (error) {
            results.push(await browserFailure(snapshot, worker, error));
          }
        });
      }
      const index = manifest.storyGrids.indexOf(storyGrid);
      const opened = await worker.opened();
      const caused = opened
        ? await withCauses(results, storyGrid, worker.context, opened.pages, opened.reverted)
        : { results, captures: 0 };
      const judged = judgeParity(caused.results);
      const notes = await notesOn(storyGrid, worker, judged.results);
      await attachResults(info, judged, index, notes, caused.captures);
      const memory = opened && (await browserMemory(opened.browser).catch(() => 0));
      if (memory !== undefined && memory > MAX_MEMORY_MB) await worker.reset();
    },
  );
}

if (manifest.removed.length > 0 && includesRemoved(manifest.shard)) {
  test('removed snapshots', async ({ installedBrowser }, info) => {
    const browserName = installedBrowser?.name ?? 'chromium';
    const results = manifest.removed.flatMap(({ snapshots, reason }) =>
      snapshots.map((snapshot): SnapshotResult => {
        const row = createRow(snapshot, browserName, 'removed', reason);
        // Approvals need a digest, and all removals are alike.
        return { row: { ...row, digest: 'removed' }, pictures: {}, captures: 0 };
      }),
    );
    const parity = { judged: 0, notJudged: 0 };
    await attachResults(info, { results, parity }, manifest.storyGrids.length, []);
  });
}

/** A story that crashes the browser is an error; the next snapshot gets another browser. */
async function browserFailure(
  snapshot: StoryGrid['snapshots'][number],
  worker: Worker,
  error: unknown,
): Promise<SnapshotResult> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (DISK_ERRORS.has(code)) throw error;
  await worker.reset();
  const reason = `the browser failed: ${error instanceof Error ? error.message : String(error)}`;
  return failed(snapshot, worker.context.browserName, reason);
}

async function notesOn(
  { story }: StoryGrid,
  worker: Worker,
  results: readonly SnapshotResult[],
): Promise<string[]> {
  const page = (await worker.opened())?.pages.candidate;
  if (!page) return [];
  const leaks = page.reloadedStories().get(story.id);
  const notes = leaks
    ? [`${story.id} is reloaded for each snapshot, because it leaves ${leaks.join(', ')}`]
    : [];
  const rows = results.map(({ row }) => row);
  const isComplete =
    manifest.lints &&
    manifest.isUnfiltered &&
    rows.every(({ skipped, status }) => skipped === undefined && status !== 'error');
  if (!isComplete) return notes;
  // An unused suppression would hide the next finding.
  const used = new Set(rows.flatMap(usedSuppressions));
  const unused = page.suppressions().filter((name) => !used.has(name) && !isOfSweep(name));
  const unusedNote = (name: string) =>
    `${story.id} suppresses "${name}", which no snapshot of it needs`;
  return [...notes, ...unused.map(unusedNote)];
}

/** The names in `visual.suppress` that suppressed something in a row. */
function usedSuppressions({ findings, problems, mode, locale }: CapturedRow): string[] {
  const isSuppressed = ({ suppressed }: { suppressed?: string }) => suppressed !== undefined;
  const names = [
    ...findings.filter(isSuppressed).map(({ rule }) => rule),
    ...problems.filter(isSuppressed).map(({ source }) => source),
  ];
  return names.flatMap((name) => [name, `${name}+${mode}`, `${name}+${locale}`]);
}

async function attachResults(
  info: TestInfo,
  { results, parity }: ReturnType<typeof judgeParity>,
  index: number,
  notes: readonly string[],
  moreCaptures = 0,
): Promise<void> {
  for (const { row, pictures } of results)
    for (const kind of row.pictures) {
      const picture = pictures[kind];
      if (!picture) continue;
      const name = pictureName(row.snapshot, kind);
      // The name may be too long for a file system.
      const path = info.outputPath(`${hash('sha256', name).slice(0, 16)}.png`);
      await writeFile(path, picture);
      info.attachments.push({ name, path, contentType: 'image/png' });
    }
  const { baseline, candidate, startedAt } = manifest;
  const result: StoryGridResult = {
    baseline: baseline?.name ?? '',
    baselineCommit: baseline?.commit ?? '',
    ...{ candidate: candidate.name, startedAt, index, parity, notes },
    rows: results.map(({ row }) => row),
    captures: results.reduce((sum, { captures }) => sum + captures, moreCaptures),
    retakes: results.filter(({ retaken }) => retaken).length,
    sampled: results.filter(({ sampled }) => sampled).length,
  };
  const body = JSON.stringify(result);
  await info.attach(RESULT_ATTACHMENT, { body, contentType: 'application/json' });
}
