/** `npm run visual`: what looks different between the working tree and its base (VIS-1). */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { accept, leftLine } from './approvals/accept.ts';
import { APPROVALS_FILE, approvalsFor } from './approvals/read.ts';
import { captureCode } from './cache/code.ts';
import { sheetsOfBoth } from './cells/both.ts';
import { OWN_AXES, cellName, isWhole, sheetsOf } from './cells/cells.ts';
import { readTaken } from './cells/taken.ts';
import { ledgerLines, readLedger } from './cells/ledger.ts';
import { browserOf } from './matrix/engines.ts';
import type { End, Plan } from './matrix/plan.ts';
import { isolationSample } from './matrix/sample.ts';
import { gatherBlobs } from './matrix/blobs.ts';
import { play } from './matrix/play.ts';
import { countOf, shareLine, shareOf } from './matrix/shards.ts';
import { runParts } from './matrix/run-parts.ts';
import { type Options, STATIC_DIR, USAGE, readOptions } from './options.ts';
import { openReport } from './report/open.ts';
import { claimPlace } from './report/report.ts';
import { passes } from './report/results.ts';
import { prepareBase } from './sides/base.ts';
import { changedMessages } from './sides/messages.ts';
import { buildCached } from './sides/build.ts';
import { offeredAxes } from './sides/languages.ts';
import { serve } from './sides/serve.ts';
import { StepError } from './sides/step.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Lives as long as the run: what has to be undone, in reverse, however it ends. */
interface Ground {
  readonly scratch: string;
  readonly signal: AbortSignal;
  defer(undo: () => Promise<unknown>): void;
}

const say = (line: string) => void process.stderr.write(`${line}\n`);

/** A run from builds to report. */
async function compare(options: Options, ground: Ground): Promise<End> {
  const out = resolve(options.out);
  if (options.shard === undefined && options.instead === undefined) await claimPlace(out);
  if (isForeign(options) && options.base === undefined && options.lint !== 'only')
    throw new StepError('Another project has no commit before this one: name a --base, or --lint.');
  // A wrong name in the approvals is told before half an hour of work, not after.
  await approvalsFor(ROOT, '', '');
  const engines = await Promise.all(options.engines.map(browserOf));
  const head = await prepareHead(options, ground);
  const asks = options.globals.length > 0 || options.localeGlobal !== undefined;
  const axes = isForeign(options) || asks ? await offeredAxes(head.proxy, options, say) : OWN_AXES;
  if (options.instead?.kind === 'list') {
    const sheets = sheetsOf(head.stories, options.filters, axes);
    for (const { cells } of shareOf(sheets, options.shard))
      for (const cell of cells) console.log(cellName(cell));
    say(`${countOf(sheets) * engines.length} cells of ${sheets.length} stories`);
    if (options.shard !== undefined) say(shareLine(sheets, options.shard, engines.length));
    return 'nothing left to review';
  }

  const base = options.lint === 'only' ? undefined : await serveBase(options, ground);
  const { sheets, removed } = sheetsOfBoth(
    head.stories,
    base?.stories ?? [],
    options.filters,
    axes,
    base && (await readTaken(base.place)),
  );
  if (sheets.length === 0 && removed.length === 0)
    throw new StepError("No cell is left: the filters and the stories' own tags leave none.");
  const count = countOf(sheets) * engines.length;
  const plan: Plan = {
    ...settingsOf(options, ground),
    head: { proxy: head.proxy, place: head.place, name: head.name },
    ...(base && {
      base: {
        ...base,
        stories: base.stories.map(({ id }) => id),
        messages: await changedMessages(ROOT, base.commit),
      },
    }),
    sheets,
    removed,
    engines,
    code: captureCode(ROOT),
    sample: await isolationSample(sheets, options, head.place, base?.place),
    run: {},
    ...(options.shard !== undefined && { shard: options.shard }),
    merges: false,
  };
  say(`${count} cells of ${sheets.length} stories${base ? ` against ${base.name}` : ''}`);
  if (options.shard !== undefined) say(shareLine(sheets, options.shard, engines.length));
  const run = await runParts(plan, options, ground.signal);
  return play({ ...plan, run }, ground.signal);
}

function settingsOf(options: Options, ground: Ground) {
  const { lint, filters, globals, all, strict, seed, workers, out, html } = options;
  return {
    ...{ root: ROOT, scratch: ground.scratch, out: resolve(out), html, all, strict, seed, workers },
    faults: lint !== 'never',
    whole: isWhole(filters) && globals.length === 0,
    startedAt: new Date().toISOString(),
  };
}

/** Whether another project's Storybook may be meant (VIS-12). */
function isForeign({ storybook }: Options): boolean {
  return storybook !== undefined && storybook !== STATIC_DIR;
}

async function prepareHead({ storybook }: Options, ground: Ground) {
  const { signal } = ground;
  let place = storybook;
  if (place === undefined) {
    try {
      place = (await buildCached(ROOT, { signal, say })).folder;
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      throw new StepError("The working tree's Storybook cannot be built.", error.output);
    }
  }
  return { ...(await served(place, ground)), place, name: storybook ?? 'the working tree' };
}

async function serveBase(options: Options, ground: Ground) {
  const base = await prepareBase(options.base, { root: ROOT, signal: ground.signal, say });
  const { place, name, commit } = base;
  return { ...(await served(place, ground)), place, name, commit };
}

async function served(place: string, ground: Ground) {
  const server = await serve(place);
  ground.defer(() => server.close());
  return { proxy: server.proxy, stories: server.stories };
}

/** One report of the blobs that shards left in a folder. */
async function merge(options: Options, folder: string, ground: Ground): Promise<End> {
  const out = resolve(options.out);
  await claimPlace(out);
  const blobs = await gatherBlobs(resolve(folder), ground.scratch);
  const plan: Plan = {
    ...settingsOf(options, ground),
    head: { proxy: '', place: '', name: '' },
    sheets: [],
    removed: [],
    engines: [],
    code: '',
    sample: [],
    run: {},
    merges: true,
  };
  return play(plan, ground.signal, blobs);
}

async function perform(options: Options, ground: Ground): Promise<End> {
  switch (options.instead?.kind) {
    case 'accept': {
      const { cells, severity, reason } = options.instead;
      const entries = cells.map((glob) => ({ cells: glob, severity, reason }));
      const results = await accept(ROOT, resolve(options.out), entries, say);
      say(`Written to ${APPROVALS_FILE}. ${leftLine(results)}`);
      return passes(results) ? 'nothing left to review' : 'something to review';
    }
    case 'merge':
      return merge(options, options.instead.folder, ground);
    case 'open': {
      const report = await openReport(ROOT, resolve(options.out), say);
      ground.defer(() => report.close());
      say(`The report is at ${report.url} until you press Ctrl+C.`);
      await once(ground.signal, 'abort');
      return 'nothing left to review';
    }
    default:
      return compare(options, ground);
  }
}

const CODES: Readonly<Record<End, number>> = {
  'nothing left to review': 0,
  'something to review': 1,
  failed: 2,
  stopped: 130,
};

async function cli(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options.instead?.kind === 'help') {
    console.log(USAGE);
    return 0;
  }
  if (options.instead?.kind === 'ledger') {
    const ledger = readLedger();
    console.log(ledgerLines(ledger).join('\n'));
    return ledger.missing.length === 0 ? 0 : 1;
  }
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    // Once: a second Ctrl+C ends the process at once, as everywhere.
    process.once(name, () => stop.abort(new StepError('Stopped.')));
  }
  const scratch = await mkdtemp(join(tmpdir(), 'unio-visual-'));
  const undo = [(): Promise<unknown> => rm(scratch, { recursive: true, force: true })];
  try {
    const defer = (it: () => Promise<unknown>) => void undo.push(it);
    return CODES[await perform(options, { scratch, signal: stop.signal, defer })];
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    say('Stopped. There is no new report; the last one is as it was.');
    return CODES.stopped;
  } finally {
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
