/** `npm run visual`: compares screenshots of the working tree with those of a baseline (VIS-1). */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { accept, remainingLine } from './approvals/accept.ts';
import { globsOfCauses } from './approvals/accept-cause.ts';
import { APPROVALS_FILE, readApprovals } from './approvals/approvals-file.ts';
import { changedMessages } from './builds/changed-messages.ts';
import { detectDimensions } from './builds/detect-globals.ts';
import { ROOT, RunError } from './builds/exec.ts';
import { type ServeContext, prepareCandidate, serveBaseline } from './builds/served-builds.ts';
import { captureCode } from './cache/harness-code.ts';
import { coverageLines, declaredStories, findCoverage } from './matrix/coverage.ts';
import { planComparison } from './matrix/plan-comparison.ts';
import { readSnapshotList } from './matrix/snapshot-list.ts';
import {
  PROJECT_DIMENSIONS,
  isUnfiltered,
  planStoryGrids,
  snapshotName,
} from './matrix/snapshots.ts';
import { type Options, STATIC_DIR, USAGE, readOptions } from './options.ts';
import { printSummary } from './report/print-summary.ts';
import { passes } from './report/results.ts';
import { serveReport } from './report/serve-report.ts';
import { claimReportFolder, publishReport } from './report/write-report.ts';
import { runSweep } from './sweep/run-sweep.ts';
import { SWEEP } from './sweep/sizes.ts';
import { watch } from './watch/watch.ts';
import { findBrowser } from './runner/browsers.ts';
import { isolationSample } from './runner/isolation-sample.ts';
import { describeRun } from './runner/run-description.ts';
import { EXIT_CODES, type ExitStatus, type RunManifest } from './runner/run-manifest.ts';
import { runPlaywright } from './runner/run-playwright.ts';
import { gatherBlobs } from './runner/shard-blobs.ts';
import { countSnapshots, shardLine, storyGridsOfShard } from './runner/shards.ts';

interface RunContext extends ServeContext {
  readonly scratch: string;
}

const NO_SNAPSHOT = 'The filters and the tags of the stories leave no snapshot.';

/** Needs no baseline, because a later run calls it on its base commit (`snapshot-list.ts`). */
async function list(options: Options, context: RunContext): Promise<ExitStatus> {
  const { proxy, stories } = await prepareCandidate(options.storybook, context);
  const dimensions = await findDimensions(proxy, options, context);
  const storyGrids = planStoryGrids(stories, options.filters, dimensions);
  for (const { snapshots } of storyGridsOfShard(storyGrids, options.shard))
    for (const snapshot of snapshots) console.log(snapshotName(snapshot));
  logCounts(storyGrids, options, context);
  return 'passed';
}

async function compare(options: Options, context: RunContext): Promise<ExitStatus> {
  const { shard, filters } = options;
  if (shard === undefined) await claimReportFolder(resolve(options.out));
  if (isExternal(options) && options.base === undefined && options.lint !== 'only')
    throw new RunError(
      'Another project has no earlier commit: add a baseline with --base, or use --lint-only.',
    );
  // Errors in the approvals are reported before the long part of the run.
  await readApprovals(ROOT, '', '');
  const browsers = await Promise.all(options.browsers.map(findBrowser));
  const candidate = await prepareCandidate(options.storybook, context);
  const dimensions = await findDimensions(candidate.proxy, options, context);
  const baseline = options.lint === 'only' ? undefined : await serveBaseline(options.base, context);
  const { storyGrids, removed } = planComparison(
    candidate.stories,
    baseline?.stories ?? [],
    filters,
    dimensions,
    baseline && (await readSnapshotList(baseline.location)),
  );
  if (storyGrids.length === 0 && removed.length === 0) throw new RunError(NO_SNAPSHOT);
  const planned = {
    ...settings(options, context),
    candidate,
    ...(baseline && {
      baseline: {
        ...baseline,
        stories: baseline.stories.map(({ id }) => id),
        messages: await changedMessages(ROOT, baseline.commit),
      },
    }),
    ...{ storyGrids, removed, browsers, harness: captureCode(ROOT) },
    sample: await isolationSample(storyGrids, options, candidate.location, baseline?.location),
    ...(shard !== undefined && { shard }),
    isMerge: false,
  };
  logCounts(storyGrids, options, context, baseline && ` against ${baseline.name}`);
  const run = await describeRun(planned, options, context.signal);
  return runPlaywright({ ...planned, run }, context.signal);
}

function logCounts(
  storyGrids: RunManifest['storyGrids'],
  { shard, browsers }: Options,
  { log }: RunContext,
  baseline = '',
): void {
  const count = countSnapshots(storyGrids) * browsers.length;
  log(`${count} snapshots of ${storyGrids.length} stories${baseline}`);
  if (shard !== undefined) log(shardLine(storyGrids, shard, browsers.length));
}

function settings(options: Options, { scratch }: RunContext) {
  const { lint, filters, globals, noCache, strict, seed, workers, out, html } = options;
  return {
    ...{ root: ROOT, scratch, out: resolve(out), html, strict, seed, workers },
    ignoresCache: noCache,
    lints: lint !== 'never',
    isUnfiltered: isUnfiltered(filters) && globals.length === 0,
    startedAt: new Date().toISOString(),
  };
}

async function sweep(options: Options, context: RunContext): Promise<ExitStatus> {
  const out = resolve(options.out);
  await claimReportFolder(out);
  const { proxy, stories, name } = await prepareCandidate(options.storybook, context);
  const { modes: _modes, ...filters } = { ...options.filters, widths: [SWEEP.width.to] };
  const dimensions = await findDimensions(proxy, options, context);
  const snapshots = planStoryGrids(stories, filters, dimensions).flatMap((it) => it.snapshots);
  if (snapshots.length === 0) throw new RunError(NO_SNAPSHOT);
  const plan = { ...context, workers: options.workers, proxy, candidate: name, snapshots };
  const results = await runSweep(plan);
  await publishReport({ out }, results, new Map());
  printSummary(results, { out }, context.log);
  return passes(results) ? 'passed' : 'needs review';
}

async function watchFiles(options: Options, context: RunContext): Promise<ExitStatus> {
  const { storybook, filters, workers } = options;
  const baseline = () => serveBaseline(options.base, context);
  const folder = context.scratch;
  return watch({ ...context, root: ROOT, storybook, baseline, filters, workers, folder });
}

/** The Storybook may be another project's (VIS-12). */
function isExternal({ storybook }: Options): boolean {
  return storybook !== undefined && storybook !== STATIC_DIR;
}

async function findDimensions(proxy: string, options: Options, { log }: RunContext) {
  const setsGlobals = options.globals.length > 0 || options.localeGlobal !== undefined;
  return isExternal(options) || setsGlobals
    ? detectDimensions(proxy, options, log)
    : PROJECT_DIMENSIONS;
}

async function merge(options: Options, folder: string, context: RunContext): Promise<ExitStatus> {
  await claimReportFolder(resolve(options.out));
  const blobs = await gatherBlobs(resolve(folder), context.scratch);
  const manifest: RunManifest = {
    ...settings(options, context),
    ...{ candidate: { proxy: '', location: '', name: '' }, harness: '', run: {} },
    ...{ storyGrids: [], removed: [], browsers: [], sample: [] },
    isMerge: true,
  };
  return runPlaywright(manifest, context.signal, blobs);
}

async function execute(options: Options, context: RunContext): Promise<ExitStatus> {
  const { command } = options;
  const { log } = context;
  const out = resolve(options.out);
  switch (command?.kind) {
    case 'help':
      console.log(USAGE);
      return 'passed';
    case 'coverage': {
      const coverage = findCoverage(declaredStories());
      console.log(coverageLines(coverage).join('\n'));
      return coverage.missing.length === 0 ? 'passed' : 'needs review';
    }
    case 'accept': {
      const { snapshots, causes, severity, reason } = command;
      const globs = [...snapshots, ...(await globsOfCauses(out, causes))];
      const approvals = globs.map((glob) => ({ snapshots: glob, severity, reason }));
      const results = await accept(ROOT, out, approvals, log);
      log(`Written to ${APPROVALS_FILE}. ${remainingLine(results)}`);
      return passes(results) ? 'passed' : 'needs review';
    }
    case 'list':
      return list(options, context);
    case 'merge':
      return merge(options, command.folder, context);
    case 'show': {
      const server = await serveReport(ROOT, out, log);
      context.cleanUp.defer(() => server.close());
      log(`The report is at ${server.url} until you press Ctrl+C.`);
      await once(context.signal, 'abort');
      return 'passed';
    }
    default:
      if (options.watch) return watchFiles(options, context);
      return options.sweep ? sweep(options, context) : compare(options, context);
  }
}

async function main(): Promise<ExitStatus> {
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const options = readOptions(process.argv.slice(2));
  const controller = new AbortController();
  // Once: a second Ctrl+C ends the process immediately.
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => controller.abort(new RunError('Stopped.')));
  const { signal } = controller;
  const scratch = await mkdtemp(join(tmpdir(), 'unio-visual-'));
  const cleanUp = new AsyncDisposableStack();
  cleanUp.defer(() => rm(scratch, { recursive: true, force: true }));
  try {
    return await execute(options, { scratch, signal, log, cleanUp });
  } catch (error) {
    if (!signal.aborted) throw error;
    log('Stopped. There is no new report; the last one is unchanged.');
    return 'stopped';
  } finally {
    await cleanUp.disposeAsync().catch((error: unknown) => console.error(error));
  }
}

try {
  process.exitCode = EXIT_CODES[await main()];
} catch (error) {
  const output = error instanceof RunError ? error.output : '';
  if (output !== '') console.error(output);
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = EXIT_CODES.failed;
}
