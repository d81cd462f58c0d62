/** The matrix as Playwright tests: one a story and engine, so that a sheet stays on one worker and shard. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type TestInfo, test as playwright } from '@playwright/test';
import { readFingerprints } from '../cache/trace.ts';
import { UNTRACED } from '../cache/fingerprint.ts';
import { openStore } from '../cache/store.ts';
import { cacheFolder } from '../cache/builds.ts';
import { shuffled } from '../capture/faithful.ts';
import { launchBrowser } from '../capture/launch.ts';
import { browserMemory } from '../capture/memory.ts';
import type { Eyes, Look } from '../capture/pair.ts';
import { openStage } from '../capture/stage.ts';
import { type Cell, type Sheet, cellName } from '../cells/cells.ts';
import type { Kind } from '../report/results.ts';
import type { Browser as Installed } from './engines.ts';
import { axeCells, look, type Sight } from './look.ts';
import { unusedAllowances } from './allowances.ts';
import { readPlan } from './plan.ts';
import { SHARE, plannedShare, reportsRemoved, shareOf } from './shards.ts';
import { type Row, type SheetResult, ROWS, pictureName, rowOf } from './rows.ts';

const plan = readPlan();

/**
 * A browser that holds more after a story, in MB, gives way to a new one. A renderer keeps of each
 * document it showed until it has to collect, which on a large machine is at several times this; a
 * new browser costs what two or three cells do, and whatever else should grow ends with it.
 */
const ENOUGH_MB = 450;

/** What a worker keeps from sheet to sheet; its browser starts with the first cell that needs one. */
interface Worker {
  readonly sight: Sight;
  /** The pages, if any were opened. */
  open(): Promise<{ readonly browser: Browser; readonly eyes: Eyes } | undefined>;
  /** Ends a browser that failed or holds too much; the next cell gets another one. */
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
  const { base } = plan;
  let opened: ReturnType<typeof openEyes> | undefined;
  const sight: Sight = {
    engine: engine.name,
    eyes: async () => (await (opened ??= openEyes(engine))).eyes,
    compares: base !== undefined,
    store: openStore({
      folder: join(cacheFolder(plan.root), 'cells'),
      say: (what) => console.error(what),
    }),
    made: {
      head: await readFingerprints(plan.head.place, how),
      base: base ? await readFingerprints(base.place, how) : UNTRACED,
    },
    known: new Set(base?.stories),
    sure: new Set(),
    faults: plan.faults,
    all: plan.all,
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

async function openEyes(engine: Installed): Promise<{ browser: Browser; eyes: Eyes }> {
  const browser = await launchBrowser(engine);
  const head = await openStage(browser, plan.head.proxy);
  const base = plan.base && (await openStage(browser, plan.base.proxy));
  let opened: ReturnType<typeof openStage> | undefined;
  const fresh = () => (opened ??= openStage(browser, plan.head.proxy));
  return {
    browser,
    eyes: { engine: engine.name, head, base, fresh, messages: plan.base?.messages ?? {} },
  };
}

test(`what ${plan.shard === undefined ? 'the run' : `shard ${plan.shard}`} captures`, async ({
  engine,
}, info) => {
  const body = JSON.stringify(plannedShare(plan, engine?.name ?? 'chromium'));
  await info.attach(SHARE, { body, contentType: 'application/json' });
});

// Big sheets first: otherwise the last worker draws a page while the others have nothing left.
const share = shareOf(plan.sheets, plan.shard);
const sheets =
  plan.seed === 0
    ? share.toSorted((a, b) => b.cells.length - a.cells.length)
    : shuffled(share, plan.seed);

for (const sheet of sheets) {
  const { story, cells } = sheet;
  const about = { type: 'cells', description: String(cells.length) };
  test(
    `${story.title} / ${story.name} (${story.id})`,
    { annotation: about },
    async ({ worker }, info) => {
      const looks: Look[] = [];
      const withAxe = axeCells(sheet);
      for (const cell of shuffled(cells, plan.seed)) {
        await test.step(cellName(cell), async () => {
          looks.push(await lookSafely(cell, worker, withAxe.has(cell)));
        });
      }
      const place = plan.sheets.indexOf(sheet);
      const notes = await notesOn(sheet, worker, looks);
      const memory = await memoryOf(worker);
      await attach(info, looks, { place, notes, memory });
      if (memory > ENOUGH_MB) await worker.reset();
    },
  );
}

if (plan.removed.length > 0 && reportsRemoved(plan.shard)) {
  test('snapshots that only the base takes', async ({ engine }, info) => {
    const looks = plan.removed.flatMap(({ cells, reason }) =>
      cells.map((cell): Look => {
        const row = rowOf(cell, engine?.name ?? 'chromium', 'removed', reason);
        // There is one way to be gone.
        return { row: { ...row, digest: 'removed' }, shots: {}, captures: 0 };
      }),
    );
    await attach(info, looks, { place: plan.sheets.length, notes: [], memory: Number.NaN });
  });
}

/** A story that takes the browser down is broken; the next cell gets another browser. */
async function lookSafely(cell: Cell, worker: Worker, withAxe: boolean): Promise<Look> {
  try {
    return await look(cell, worker.sight, withAxe);
  } catch (error) {
    if (isDisk(error)) throw error;
    await worker.reset();
    const reason = `the browser failed: ${error instanceof Error ? error.message : String(error)}`;
    return { row: rowOf(cell, worker.sight.engine, 'broken', reason), shots: {}, captures: 0 };
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
  { story }: Sheet,
  worker: Worker,
  looks: readonly Look[],
): Promise<string[]> {
  const head = (await worker.open())?.eyes.head;
  const left = head?.afresh().get(story.id);
  const slow = left
    ? [`${story.id} is opened anew for each cell, because it leaves ${left.join(', ')}`]
    : [];
  const rows = looks.map(({ row }) => row);
  const all = rows.every(({ skipped, status }) => skipped === undefined && status !== 'broken');
  const allowed = head && plan.faults && plan.whole && all ? await head.allowances() : [];
  return [...slow, ...unusedAllowances(story.id, allowed, rows)];
}

/** Pictures become files of the test, named so that Playwright's own viewer shows them side by side. */
async function attach(
  info: TestInfo,
  looks: readonly Look[],
  facts: Pick<SheetResult, 'place' | 'notes' | 'memory'>,
): Promise<void> {
  for (const { row, shots } of looks) {
    for (const kind of row.pictures) {
      const picture = shots[kind];
      if (picture) await attachPicture(info, row, kind, picture);
    }
  }
  const result: SheetResult = {
    base: plan.base?.name ?? '',
    baseCommit: plan.base?.commit ?? '',
    head: plan.head.name,
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

async function attachPicture(info: TestInfo, row: Row, kind: Kind, picture: Buffer): Promise<void> {
  const name = pictureName(row.cell, kind);
  // Long names of long stories do not fit into a file system.
  const file = `${createHash('sha256').update(name).digest('hex').slice(0, 16)}.png`;
  const path = info.outputPath(file);
  await writeFile(path, picture);
  info.attachments.push({ name, path, contentType: 'image/png' });
}
