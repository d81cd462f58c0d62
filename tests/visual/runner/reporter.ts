/** Creates progress, report and exit status from the tests' attachments (VIS-11). */
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullResult,
  Reporter,
  TestCase,
  TestError,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';
import { withApprovals } from '../approvals/approvals.ts';
import { readApprovals } from '../approvals/approvals-file.ts';
import { cacheFolder, isInside } from '../cache/build-cache.ts';
import { capturesOf } from '../cache/capture-cache.ts';
import { progressOn } from '../progress.ts';
import { printSummary } from '../report/print-summary.ts';
import {
  RESULTS_VERSION,
  type ResultRow,
  type Results,
  passes,
  statusTotals,
} from '../report/results.ts';
import { publishReport } from '../report/write-report.ts';
import { type ExitStatus, readManifest, writeExitStatus } from './run-manifest.ts';
import {
  type CapturedRow,
  type StoryGridResult,
  RESULT_ATTACHMENT,
  pictureName,
} from './result-rows.ts';
import {
  type ShardPlan,
  PLAN_ATTACHMENT,
  checkShards,
  countSnapshots,
  storyGridsOfShard,
} from './shards.ts';

/** The status that Playwright's other reporters get for each exit status. */
const PLAYWRIGHT_STATUSES: Readonly<Record<ExitStatus, FullResult['status']>> = {
  passed: 'passed',
  'needs review': 'failed',
  failed: 'timedout',
  stopped: 'interrupted',
};

const UNCHANGED_REPORT = 'There is no new report; the last one is unchanged.';

export default class MatrixReporter implements Reporter {
  readonly #manifest = readManifest();
  readonly #progress = progressOn(process.stderr);
  readonly #results: StoryGridResult[] = [];
  readonly #plans: ShardPlan[] = [];
  /** Paths of the attached screenshots by name. */
  readonly #pictures = new Map<string, string>();
  readonly #failures: string[] = [];
  #startedAt = 0;
  #hasEnded = false;

  onBegin(): void {
    this.#startedAt = performance.now();
    const { storyGrids, shard, browsers, isMerge } = this.#manifest;
    const count = countSnapshots(storyGridsOfShard(storyGrids, shard)) * browsers.length;
    // A merge captures nothing.
    if (!isMerge) this.#progress.start(count);
  }

  onStepBegin(_test: TestCase, _result: TestResult, step: TestStep): void {
    if (step.category === 'test.step') this.#progress.began(step.title);
  }

  onStepEnd(_test: TestCase, _result: TestResult, step: TestStep): void {
    if (step.category === 'test.step') this.#progress.finished();
  }

  onStdErr(chunk: string | Buffer): void {
    this.#progress.log(chunk.toString().trimEnd());
  }

  onError(error: TestError): void {
    const line = firstLine(error.message ?? error.value ?? 'an error without a message');
    this.#failures.push(line);
    // The blob reporter ends after this one, and may find the disk full.
    if (this.#hasEnded) this.#fail([line]);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    for (const { name, path } of result.attachments)
      if (path !== undefined) this.#pictures.set(name, path);
    const attachment = (attachmentName: string) =>
      result.attachments.find(({ name }) => name === attachmentName)?.body?.toString();
    const plan = attachment(PLAN_ATTACHMENT);
    if (plan !== undefined) this.#plans.push(JSON.parse(plan) as ShardPlan);
    const rows = attachment(RESULT_ATTACHMENT);
    if (rows !== undefined) this.#results.push(JSON.parse(rows) as StoryGridResult);
    // Tests of a stopped run have no rows either, but they did not fail.
    else if (result.status === 'failed' || result.status === 'timedOut')
      this.#failures.push(`${test.title}: ${firstLine(result.error?.message ?? result.status)}`);
  }

  async onEnd({ status, duration }: FullResult): Promise<{ status: FullResult['status'] }> {
    this.#progress.end();
    const milliseconds = this.#manifest.isMerge ? duration : performance.now() - this.#startedAt;
    const exitStatus = await this.#exitStatus(status, milliseconds / 1000);
    this.#hasEnded = true;
    if (exitStatus !== 'failed') writeExitStatus(this.#manifest, exitStatus);
    return { status: PLAYWRIGHT_STATUSES[exitStatus] };
  }

  printsToStdio(): boolean {
    return true;
  }

  async #exitStatus(status: FullResult['status'], seconds: number): Promise<ExitStatus> {
    if (status === 'interrupted') {
      this.#progress.log(`Stopped. ${UNCHANGED_REPORT}`);
      return 'stopped';
    }
    if (this.#failures.length > 0) return this.#fail(this.#failures);
    try {
      return (await this.#report(seconds)) ? 'passed' : 'needs review';
    } catch (error) {
      // Playwright would ignore the error.
      return this.#fail([error instanceof Error ? error.message : String(error)]);
    }
  }

  #fail(reasons: readonly string[]): 'failed' {
    for (const reason of new Set(reasons)) this.#progress.log(reason);
    this.#progress.log(`The run failed. ${UNCHANGED_REPORT}`);
    try {
      writeExitStatus(this.#manifest, 'failed');
    } catch {
      // The disk is full; a missing or empty status also counts as failed.
    }
    return 'failed';
  }

  /** Writes the report; resolves with whether the run passes. */
  async #report(seconds: number): Promise<boolean> {
    const { root, shard, strict, startedAt, out, scratch, html } = this.#manifest;
    const [first] = this.#results;
    const total = (numberOf: (result: StoryGridResult) => number) =>
      this.#results.reduce((sum, result) => sum + numberOf(result), 0);
    const captured = sortedRows(this.#results);
    const names = captured.map(({ snapshot }) => snapshot);
    checkShards(this.#plans, names, shard === undefined);
    const { baseline = '', baselineCommit = '' } = first ?? {};
    const approvals = await readApprovals(root, baselineCommit, baseline);
    const { rows, notes } = withApprovals(captured, approvals);
    const isDifferent = ({ problems }: CapturedRow) =>
      problems.some(({ source }) => source === 'isolation');
    const results: Results = {
      version: RESULTS_VERSION,
      baseline,
      baselineCommit,
      candidate: first?.candidate ?? '',
      startedAt: first?.startedAt ?? startedAt,
      seconds: Number(seconds.toFixed(1)),
      captures: total(({ captures }) => captures),
      retakes: total(({ retakes }) => retakes),
      // In a merge, the setting of the shards' run.
      strict: strict || this.#plans[0]?.run['strict'] === 'true',
      isolation: {
        sampled: total(({ sampled }) => sampled),
        different: rows.filter(isDifferent).length,
      },
      parity: {
        judged: total(({ parity }) => parity.judged),
        notJudged: total(({ parity }) => parity.notJudged),
      },
      totals: statusTotals(rows),
      snapshots: rows.map(resultRow),
      notes: [...notes, ...new Set(this.#results.flatMap((result) => result.notes))],
    };
    if (shard === undefined)
      await publishReport(
        { out, ...(html && { playwright: join(scratch, 'playwright') }) },
        results,
        new Map(rows.map((row) => [row.snapshot, this.#picturesOf(row)])),
      );
    printSummary(results, this.#manifest, (line) => this.#progress.log(line));
    await capturesOf(root).trim();
    return passes(results);
  }

  #picturesOf({ snapshot, pictures, stored }: CapturedRow): Record<string, string> {
    const files = pictures.flatMap((kind) => {
      const path = this.#pictures.get(pictureName(snapshot, kind));
      return path === undefined ? [] : [[kind, path] as const];
    });
    // A blob may come from anywhere: a path outside the cache must not be copied into the report.
    if (stored !== undefined && isInside(cacheFolder(this.#manifest.root), stored))
      files.push(['actual', stored]);
    return Object.fromEntries(files);
  }
}

/** Workers and shards finish in any order; the report is sorted by index, locale and width. */
function sortedRows(results: readonly StoryGridResult[]): CapturedRow[] {
  const browserOf = ({ rows }: StoryGridResult) => rows[0]?.browser ?? '';
  const all = results
    .toSorted((a, b) => a.index - b.index || browserOf(a).localeCompare(browserOf(b), 'en'))
    .flatMap(({ rows }) => rows);
  const locales = [...new Set(all.map(({ locale }) => locale))];
  const groups = Map.groupBy(all, ({ story, browser }) => `${story} ${browser}`);
  return [...groups.values()].flatMap((rows) =>
    rows.toSorted(
      (a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale) || a.width - b.width,
    ),
  );
}

/** Without the paths of this machine; the report adds its own files. */
function resultRow(row: CapturedRow & Pick<ResultRow, 'approved'>): ResultRow {
  const { pictures: _pictures, stored: _stored, ...rest } = row;
  return { ...rest, files: {} };
}

function firstLine(text: string): string {
  return stripVTControlCharacters(text).split('\n')[0] ?? text;
}
