/** `npm run visual`: what looks different between the working tree and its base (VIS-1). */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { accept, remainingLine } from './approvals/accept.ts';
import { APPROVALS_FILE, readApprovals } from './approvals/approvals-file.ts';
import { captureCode } from './cache/harness-code.ts';
import { planComparison } from './matrix/plan-comparison.ts';
import {
  PROJECT_DIMENSIONS,
  snapshotName,
  isUnfiltered,
  planStoryGrids,
} from './matrix/snapshots.ts';
import { readSnapshotList } from './matrix/snapshot-list.ts';
import { coverageLines, readCoverage } from './matrix/coverage.ts';
import { findBrowser } from './runner/browsers.ts';
import type { ExitStatus, RunManifest } from './runner/run-manifest.ts';
import { isolationSample } from './runner/isolation-sample.ts';
import { gatherBlobs } from './runner/shard-blobs.ts';
import { runPlaywright } from './runner/run-playwright.ts';
import { countSnapshots, shardLine, dealShard } from './runner/shards.ts';
import { describeRun } from './runner/run-description.ts';
import { type Options, STATIC_DIR, USAGE, readOptions } from './options.ts';
import { serveReport } from './report/serve-report.ts';
import { claimReportFolder } from './report/write-report.ts';
import { passes } from './report/results.ts';
import { prepareBaseline } from './builds/baseline.ts';
import { changedMessages } from './builds/changed-messages.ts';
import { buildStorybookCached } from './builds/build-storybook.ts';
import { detectDimensions } from './builds/detect-globals.ts';
import { serveStorybook } from './builds/serve-storybook.ts';
import { RunError } from './builds/exec.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Lives as long as the run: what has to be undone, in reverse, however it ends. */
interface Ground {
  readonly scratch: string;
  readonly signal: AbortSignal;
  defer(undo: () => Promise<unknown>): void;
}

const say = (line: string) => void process.stderr.write(`${line}\n`);

/** A run from builds to report. */
async function compare(options: Options, ground: Ground): Promise<ExitStatus> {
  const out = resolve(options.out);
  if (options.shard === undefined && options.instead === undefined) await claimReportFolder(out);
  if (isForeign(options) && options.base === undefined && options.lint !== 'only')
    throw new RunError('Another project has no commit before this one: name a --base, or --lint.');
  // A wrong name in the approvals is told before half an hour of work, not after.
  await readApprovals(ROOT, '', '');
  const engines = await Promise.all(options.engines.map(findBrowser));
  const head = await prepareHead(options, ground);
  const asks = options.globals.length > 0 || options.localeGlobal !== undefined;
  const axes =
    isForeign(options) || asks
      ? await detectDimensions(head.proxy, options, say)
      : PROJECT_DIMENSIONS;
  if (options.instead?.kind === 'list') {
    const sheets = planStoryGrids(head.stories, options.filters, axes);
    for (const { snapshots } of dealShard(sheets, options.shard))
      for (const snapshot of snapshots) console.log(snapshotName(snapshot));
    say(`${countSnapshots(sheets) * engines.length} snapshots of ${sheets.length} stories`);
    if (options.shard !== undefined) say(shardLine(sheets, options.shard, engines.length));
    return 'nothing left to review';
  }

  const base = options.lint === 'only' ? undefined : await serveBase(options, ground);
  const { sheets, removed } = planComparison(
    head.stories,
    base?.stories ?? [],
    options.filters,
    axes,
    base && (await readSnapshotList(base.place)),
  );
  if (sheets.length === 0 && removed.length === 0)
    throw new RunError("No snapshot is left: the filters and the stories' own tags leave none.");
  const count = countSnapshots(sheets) * engines.length;
  const plan: RunManifest = {
    ...settingsOf(options, ground),
    candidate: { proxy: head.proxy, place: head.place, name: head.name },
    ...(base && {
      baseline: {
        ...base,
        stories: base.stories.map(({ id }) => id),
        messages: await changedMessages(ROOT, base.commit),
      },
    }),
    storyGrids: sheets,
    removed,
    browsers: engines,
    code: captureCode(ROOT),
    sample: await isolationSample(sheets, options, head.place, base?.place),
    run: {},
    ...(options.shard !== undefined && { shard: options.shard }),
    merges: false,
  };
  say(`${count} snapshots of ${sheets.length} stories${base ? ` against ${base.name}` : ''}`);
  if (options.shard !== undefined) say(shardLine(sheets, options.shard, engines.length));
  const run = await describeRun(plan, options, ground.signal);
  return runPlaywright({ ...plan, run }, ground.signal);
}

function settingsOf(options: Options, ground: Ground) {
  const { lint, filters, globals, all, strict, seed, workers, out, html } = options;
  return {
    ...{
      root: ROOT,
      scratch: ground.scratch,
      out: resolve(out),
      html,
      ignoresCache: all,
      strict,
      seed,
      workers,
    },
    lints: lint !== 'never',
    isUnfiltered: isUnfiltered(filters) && globals.length === 0,
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
      place = await buildStorybookCached({ root: ROOT, signal, log: say });
    } catch (error) {
      if (!(error instanceof RunError)) throw error;
      throw new RunError("The working tree's Storybook cannot be built.", error.output);
    }
  }
  return { ...(await served(place, ground)), place, name: storybook ?? 'the working tree' };
}

async function serveBase(options: Options, ground: Ground) {
  const base = await prepareBaseline(options.base, { root: ROOT, signal: ground.signal, log: say });
  const { location, name, commit } = base;
  return { ...(await served(location, ground)), place: location, name, commit };
}

async function served(place: string, ground: Ground) {
  const server = await serveStorybook(place);
  ground.defer(() => server.close());
  return { proxy: server.proxy, stories: server.stories };
}

/** One report of the blobs that shards left in a folder. */
async function merge(options: Options, folder: string, ground: Ground): Promise<ExitStatus> {
  const out = resolve(options.out);
  await claimReportFolder(out);
  const blobs = await gatherBlobs(resolve(folder), ground.scratch);
  const plan: RunManifest = {
    ...settingsOf(options, ground),
    candidate: { proxy: '', place: '', name: '' },
    storyGrids: [],
    removed: [],
    browsers: [],
    code: '',
    sample: [],
    run: {},
    merges: true,
  };
  return runPlaywright(plan, ground.signal, blobs);
}

async function perform(options: Options, ground: Ground): Promise<ExitStatus> {
  switch (options.instead?.kind) {
    case 'accept': {
      const { snapshots, severity, reason } = options.instead;
      const entries = snapshots.map((glob) => ({ snapshots: glob, severity, reason }));
      const results = await accept(ROOT, resolve(options.out), entries, say);
      say(`Written to ${APPROVALS_FILE}. ${remainingLine(results)}`);
      return passes(results) ? 'nothing left to review' : 'something to review';
    }
    case 'merge':
      return merge(options, options.instead.folder, ground);
    case 'open': {
      const report = await serveReport(ROOT, resolve(options.out), say);
      ground.defer(() => report.close());
      say(`The report is at ${report.url} until you press Ctrl+C.`);
      await once(ground.signal, 'abort');
      return 'nothing left to review';
    }
    default:
      return compare(options, ground);
  }
}

const CODES: Readonly<Record<ExitStatus, number>> = {
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
    const ledger = readCoverage();
    console.log(coverageLines(ledger).join('\n'));
    return ledger.missing.length === 0 ? 0 : 1;
  }
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    // Once: a second Ctrl+C ends the process at once, as everywhere.
    process.once(name, () => stop.abort(new RunError('Stopped.')));
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
  const output = error instanceof RunError ? error.output : '';
  if (output !== '') console.error(output);
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
