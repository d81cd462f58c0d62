/** The matrix as Playwright tests: one a story and engine, so that a sheet stays on one worker and shard. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type TestInfo, test as playwright } from '@playwright/test';
import { readFingerprints } from '../cache/fingerprint-files.ts';
import { UNTRACED } from '../cache/fingerprint.ts';
import { openCaptureCache } from '../cache/capture-cache.ts';
import { cacheFolder } from '../cache/build-cache.ts';
import { shuffled } from '../capture/isolation-check.ts';
import { launchBrowser } from '../capture/launch-browser.ts';
import { browserMemory } from '../capture/browser-memory.ts';
import type { PagePair, SnapshotResult } from '../capture/compare-snapshot.ts';
import { openStoryPage } from '../capture/story-page.ts';
import { type Snapshot, type StoryGrid, snapshotName } from '../matrix/snapshots.ts';
import type { ImageKind } from '../report/results.ts';
import type { InstalledBrowser as Installed } from './browsers.ts';
import { axeSnapshots, checkSnapshot, type CheckContext } from './check-snapshot.ts';
import { unusedSuppressions } from './unused-suppressions.ts';
import { readManifest } from './run-manifest.ts';
import { SHARD_PLAN, plannedShard, reportsRemoved, dealShard } from './shards.ts';
import {
  type CapturedRow,
  type StoryGridResult,
  ROWS,
  pictureName,
  createRow,
} from './result-rows.ts';

const plan = readManifest();

/**
 * A browser that holds more after a story, in MB, gives way to a new one. A renderer keeps of each
 * document it showed until it has to collect, which on a large machine is at several times this; a
 * new browser costs what two or three snapshots do, and whatever else should grow ends with it.
 */
const ENOUGH_MB = 450;

/** What a worker keeps from sheet to sheet; its browser starts with the first snapshot that needs one. */
interface Worker {
  readonly sight: CheckContext;
  /** The pages, if any were opened. */
  open(): Promise<{ readonly browser: Browser; readonly eyes: PagePair } | undefined>;
  /** Ends a browser that failed or holds too much; the next snapshot gets another one. */
  reset(): Promise<void>;
}

const test = playwright.extend<object, { worker: Worker; engine: Installed | undefined }>({
  engine: [undefined, { option: true, scope: 'worker' }],
  worker: [
    async ({ engine }, use) => {
      if (!engine) throw new Error('The project names no engine.');
      const worker = await workerOf(engine);
      await use(worker);
      await worker.reset();
    },
    { scope: 'worker', timeout: 0 },
  ],
});

async function workerOf(engine: Installed): Promise<Worker> {
  const how = { engine: engine.name, browser: engine.version, code: plan.code };
  const { baseline } = plan;
  let opened: ReturnType<typeof openEyes> | undefined;
  const sight: CheckContext = {
    engine: engine.name,
    openPages: async () => (await (opened ??= openEyes(engine))).eyes,
    compares: baseline !== undefined,
    cache: openCaptureCache({
      folder: join(cacheFolder(plan.root), 'snapshots'),
      warn: (message) => console.error(message),
    }),
    fingerprints: {
      head: await readFingerprints(plan.candidate.place, how),
      base: baseline ? await readFingerprints(baseline.place, how) : UNTRACED,
    },
    baselineStories: new Set(baseline?.stories),
    confirmed: new Set(),
    lints: plan.lints,
    ignoresCache: plan.ignoresCache,
    sample: new Set(plan.sample),
  };
  return {
    sight,
    open: async () => opened,
    async reset() {
      const it = await opened?.catch(() => undefined);
      opened = undefined;
      await it?.browser.close().catch(() => {});
    },
  };
}

async function openEyes(engine: Installed): Promise<{ browser: Browser; eyes: PagePair }> {
  const browser = await launchBrowser(engine);
  const candidate = await openStoryPage(browser, plan.candidate.proxy);
  const baseline = plan.baseline && (await openStoryPage(browser, plan.baseline.proxy));
  let opened: ReturnType<typeof openStoryPage> | undefined;
  const freshPage = () => (opened ??= openStoryPage(browser, plan.candidate.proxy));
  return {
    browser,
    eyes: {
      browserName: engine.name,
      candidate,
      baseline,
      freshPage,
      messages: plan.baseline?.messages ?? {},
    },
  };
}

test(`what ${plan.shard === undefined ? 'the run' : `shard ${plan.shard}`} captures`, async ({
  engine,
}, info) => {
  const body = JSON.stringify(plannedShard(plan, engine?.name ?? 'chromium'));
  await info.attach(SHARD_PLAN, { body, contentType: 'application/json' });
});

// Big sheets first: otherwise the last worker draws a page while the others have nothing left.
const share = dealShard(plan.storyGrids, plan.shard);
const sheets =
  plan.seed === 0
    ? share.toSorted((a, b) => b.snapshots.length - a.snapshots.length)
    : shuffled(share, plan.seed);

for (const sheet of sheets) {
  const { story, snapshots } = sheet;
  const about = { type: 'snapshots', description: String(snapshots.length) };
  test(
    `${story.title} / ${story.name} (${story.id})`,
    { annotation: about },
    async ({ worker }, info) => {
      const looks: SnapshotResult[] = [];
      const withAxe = axeSnapshots(sheet);
      for (const snapshot of shuffled(snapshots, plan.seed)) {
        await test.step(snapshotName(snapshot), async () => {
          looks.push(await lookSafely(snapshot, worker, withAxe.has(snapshot)));
        });
      }
      const place = plan.storyGrids.indexOf(sheet);
      const notes = await notesOn(sheet, worker, looks);
      const memory = await memoryOf(worker);
      await attach(info, looks, { place, notes, memory });
      if (memory > ENOUGH_MB) await worker.reset();
    },
  );
}

if (plan.removed.length > 0 && reportsRemoved(plan.shard)) {
  test('snapshots that only the base takes', async ({ engine }, info) => {
    const looks = plan.removed.flatMap(({ snapshots, reason }) =>
      snapshots.map((snapshot): SnapshotResult => {
        const row = createRow(snapshot, engine?.name ?? 'chromium', 'removed', reason);
        // There is one way to be gone.
        return { row: { ...row, digest: 'removed' }, pictures: {}, captures: 0 };
      }),
    );
    await attach(info, looks, { place: plan.storyGrids.length, notes: [], memory: Number.NaN });
  });
}

/** A story that takes the browser down is broken; the next snapshot gets another browser. */
async function lookSafely(
  snapshot: Snapshot,
  worker: Worker,
  withAxe: boolean,
): Promise<SnapshotResult> {
  try {
    return await checkSnapshot(snapshot, worker.sight, withAxe);
  } catch (error) {
    if (isDisk(error)) throw error;
    await worker.reset();
    const reason = `the browser failed: ${error instanceof Error ? error.message : String(error)}`;
    return {
      row: createRow(snapshot, worker.sight.engine, 'error', reason),
      pictures: {},
      captures: 0,
    };
  }
}

async function memoryOf(worker: Worker): Promise<number> {
  const opened = await worker.open();
  return opened ? browserMemory(opened.browser).catch(() => Number.NaN) : Number.NaN;
}

function isDisk(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return ['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS', 'EMFILE'].includes(String(code));
}

async function notesOn(
  { story }: StoryGrid,
  worker: Worker,
  looks: readonly SnapshotResult[],
): Promise<string[]> {
  const head = (await worker.open())?.eyes.candidate;
  const left = head?.reloadedStories().get(story.id);
  const slow = left
    ? [`${story.id} is opened anew for each snapshot, because it leaves ${left.join(', ')}`]
    : [];
  const rows = looks.map(({ row }) => row);
  const all = rows.every(({ skipped, status }) => skipped === undefined && status !== 'error');
  const allowed = head && plan.lints && plan.isUnfiltered && all ? await head.suppressions() : [];
  return [...slow, ...unusedSuppressions(story.id, allowed, rows)];
}

/** Pictures become files of the test, named so that Playwright's own viewer shows them side by side. */
async function attach(
  info: TestInfo,
  looks: readonly SnapshotResult[],
  facts: Pick<StoryGridResult, 'place' | 'notes' | 'memory'>,
): Promise<void> {
  for (const { row, pictures } of looks) {
    for (const kind of row.pictures) {
      const picture = pictures[kind];
      if (picture) await attachPicture(info, row, kind, picture);
    }
  }
  const result: StoryGridResult = {
    baseline: plan.baseline?.name ?? '',
    baselineCommit: plan.baseline?.commit ?? '',
    candidate: plan.candidate.name,
    startedAt: plan.startedAt,
    rows: looks.map(({ row }) => row),
    captures: looks.reduce((sum, { captures }) => sum + captures, 0),
    retakes: looks.filter(({ retaken }) => retaken).length,
    sampled: looks.filter(({ sampled }) => sampled).length,
    worker: info.parallelIndex,
    ...facts,
  };
  await info.attach(ROWS, { body: JSON.stringify(result), contentType: 'application/json' });
}

async function attachPicture(
  info: TestInfo,
  row: CapturedRow,
  kind: ImageKind,
  picture: Buffer,
): Promise<void> {
  const name = pictureName(row.snapshot, kind);
  // Long names of long stories do not fit into a file system.
  const file = `${createHash('sha256').update(name).digest('hex').slice(0, 16)}.png`;
  const path = info.outputPath(file);
  await writeFile(path, picture);
  info.attachments.push({ name, path, contentType: 'image/png' });
}
