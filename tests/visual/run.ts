/** `npm run visual`: what looks different between the working tree and its base (VIS-1). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareBase } from './sides/base.ts';
import { build } from './sides/build.ts';
import { type Cell, type Sheet, cellName, sheetsOf } from './cells/cells.ts';
import { ledgerLines, readLedger } from './cells/ledger.ts';
import { faultLine, faultsOf } from './lint/lint-lines.ts';
import { lintAll } from './lint/lint-run.ts';
import { type Options, USAGE, readOptions } from './options.ts';
import { capturePairs } from './capture/pair.ts';
import { type Progress, duration, progressOn } from './progress.ts';
import { draftReport, summary } from './report/report.ts';
import {
  type Outcome,
  type ResultRow,
  type Results,
  FINE,
  faultsIn,
  nothingDiffers,
  totalsOf,
} from './report/results.ts';
import { type Served, serve } from './sides/serve.ts';
import { StepError } from './sides/step.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Lives as long as the run: what has to be undone, in reverse, however it ends. */
interface Ground {
  readonly scratch: string;
  readonly signal: AbortSignal;
  readonly progress: Progress;
  defer(undo: () => Promise<unknown>): void;
}

/** The whole run; resolves with whether nothing differs and no layout is at fault. */
async function main(options: Options, ground: Ground): Promise<boolean> {
  const { progress, signal } = ground;
  const head = await serveHead(options, ground);
  const sheets = sheetsOf(head.stories, options.filters);
  const count = sheets.reduce((sum, { cells }) => sum + cells.length, 0);
  if (options.list) {
    for (const { cells } of sheets) for (const cell of cells) console.log(cellName(cell));
    progress.say(`${count} cells of ${sheets.length} stories`);
    return true;
  }

  const only = options.lint === 'only';
  const base = only ? undefined : await serveBase(options, ground);
  const report = await draftReport(resolve(options.out));
  ground.defer(() => report.discard());

  const against = base ? ` against ${base.name}` : '';
  progress.say(`${count} cells of ${sheets.length} stories${against}`);
  const startedAt = performance.now();
  progress.start(count);
  const run = {
    head: head.proxy,
    sheets,
    workers: options.workers,
    signal,
    onStart: (cell: Cell) => progress.began(cellName(cell)),
    async onOutcome(outcome: Outcome) {
      await report.add(outcome);
      progress.finished();
    },
  };
  if (base) {
    const baseStories = new Set(base.served.stories.map(({ id }) => id));
    const lint = options.lint === 'also';
    await capturePairs({ ...run, base: base.served.proxy, baseStories, lint });
  } else await lintAll(run);
  progress.end();
  if (base) for (const it of removedFrom(base.served, head, options)) await report.add(it);

  const rows = inOrder(report.rows(), sheets);
  const seconds = (performance.now() - startedAt) / 1000;
  const results: Results = {
    version: 1,
    base: base?.name ?? 'nothing, only looked at',
    head: options.storybook ?? 'the working tree',
    seconds: Number(seconds.toFixed(1)),
    totals: totalsOf(rows),
    cells: rows,
  };
  await report.publish(results);
  tell(results, options, count / seconds, progress);
  return nothingDiffers(results.totals) && faultsIn(rows) === 0;
}

async function serveBase(
  options: Options,
  ground: Ground,
): Promise<{ served: Served; name: string }> {
  const { progress, signal, scratch } = ground;
  const { place, name } = await prepareBase(options.base, {
    root: ROOT,
    scratch,
    signal,
    say: (what) => progress.say(what),
    defer: (undo) => ground.defer(undo),
  });
  const served = await serve(place);
  ground.defer(() => served.close());
  return { served, name };
}

async function serveHead(options: Options, ground: Ground): Promise<Served> {
  let place = options.storybook;
  if (place === undefined) {
    ground.progress.say("building the working tree's Storybook");
    place = join(ground.scratch, 'head-storybook');
    try {
      await build(ROOT, place, ground.signal);
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      throw new StepError("The working tree's Storybook cannot be built.", error.output);
    }
  }
  const served = await serve(place);
  ground.defer(() => served.close());
  return served;
}

/** Cells that only the base has; nothing is captured of them. */
function removedFrom(base: Served, head: Served, options: Options): Outcome[] {
  const kept = new Set(head.stories.map(({ id }) => id));
  const gone = base.stories.filter(({ id }) => !kept.has(id));
  const filters = { ...options.filters, stories: [] };
  const wanted = options.filters.stories.length > 0 ? [] : sheetsOf(gone, filters);
  return wanted.flatMap(({ cells }) =>
    cells.map((cell): Outcome => ({
      cell,
      status: 'removed',
      reason: 'only the base has this story',
      pictures: {},
    })),
  );
}

/** Workers finish in any order; the report has the index's. */
function inOrder(rows: readonly ResultRow[], sheets: readonly Sheet[]): ResultRow[] {
  const place = new Map(
    sheets.flatMap(({ cells }) => cells).map((cell, index) => [cellName(cell), index]),
  );
  const of = ({ cell }: ResultRow) => place.get(cell) ?? place.size;
  return rows.toSorted((a, b) => of(a) - of(b));
}

function tell(results: Results, options: Options, perSecond: number, progress: Progress): void {
  const stories = Map.groupBy(
    results.cells.filter(({ status }) => !FINE.includes(status)),
    ({ story, status }) => `${status.padEnd(8)} ${story}`,
  );
  for (const [story, rows] of stories) {
    const first = rows[0];
    progress.say(
      `${story}: ${rows.length} cells, such as ${first?.locale} ${first?.width} px (${first?.reason})`,
    );
  }
  for (const fault of faultsOf(results.cells)) progress.say(faultLine(fault));
  const notes = Map.groupBy(
    results.cells.filter(({ status, reason }) => status === 'same' && reason !== ''),
    ({ reason }) => reason,
  );
  for (const [note, rows] of notes) {
    progress.say(`same     ${rows.length} cells ${note}, such as ${rows[0]?.cell}`);
  }
  progress.say(
    `${summary(results)}: ${results.cells.length} cells in ${duration(results.seconds)}, ${perSecond.toFixed(1)} cells/s`,
  );
  const file = join(resolve(options.out), 'index.html');
  progress.say(`Report: ${relative(process.cwd(), file)} (${pathToFileURL(file).href})`);
}

/** Runs and cleans up; the exit code is the result. */
async function cli(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  if (options.ledger) {
    const ledger = readLedger();
    console.log(ledgerLines(ledger).join('\n'));
    return ledger.missing.length === 0 ? 0 : 1;
  }
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    // Once: a second Ctrl+C ends the process at once, as everywhere.
    process.once(name, () => stop.abort(new Error('Stopped.')));
  }
  const undo: (() => Promise<unknown>)[] = [];
  const scratch = await mkdtemp(join(tmpdir(), 'unio-visual-'));
  const progress = progressOn(process.stderr);
  undo.push(() => rm(scratch, { recursive: true, force: true }));
  try {
    const ground = {
      scratch,
      signal: stop.signal,
      progress,
      defer: (it: () => Promise<unknown>) => undo.push(it),
    };
    return (await main(options, ground)) ? 0 : 1;
  } finally {
    progress.end();
    for (const each of undo.toReversed())
      await each().catch((error: unknown) => console.error(error));
  }
}

try {
  process.exitCode = await cli();
} catch (error) {
  const output = error instanceof StepError ? error.output : '';
  if (output !== '') console.error(output);
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
