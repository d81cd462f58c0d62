/**
 * Turns what the tests of the matrix attach into progress, the report and the exit code. The same
 * for a run, and for the blobs of several that are merged into one (VIS-11).
 */
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';
import { stripVTControlCharacters } from 'node:util';
import { openCaptureCache } from '../cache/capture-cache.ts';
import { cacheFolder, isInside } from '../cache/build-cache.ts';
import { join } from 'node:path';
import { type Progress, progressOn } from '../progress.ts';
import { type ReportFolder, publishReport } from '../report/write-report.ts';
import {
  type ResultRow,
  type Results,
  passes,
  statusTotals,
  RESULTS_VERSION,
} from '../report/results.ts';
import { printSummary } from '../report/print-summary.ts';
import { withApprovals } from '../approvals/approvals.ts';
import { readApprovals } from '../approvals/approvals-file.ts';
import { runStats } from './run-stats.ts';
import {
  type ExitStatus,
  type RunManifest,
  readManifest,
  writeExitStatus,
} from './run-manifest.ts';
import { type ShardPlan, SHARD_PLAN, checkShards, isStrict } from './shards.ts';
import { type CapturedRow, type StoryGridResult, ROWS, pictureName } from './result-rows.ts';

/** Quarters of a run whose times are told: time should grow with snapshots and nothing else. */
const QUARTERS = [0.25, 0.5, 1];

/** Playwright's words for them, for the reporters beside this one. */
const STATUSES: Readonly<Record<ExitStatus, FullResult['status']>> = {
  'nothing left to review': 'passed',
  'something to review': 'failed',
  failed: 'timedout',
  stopped: 'interrupted',
};

/** Playwright's interface to all this; its name goes into the configuration. */
export default class MatrixReporter implements Reporter {
  readonly #plan: RunManifest = readManifest();
  readonly #progress: Progress = progressOn(process.stderr);
  readonly #sheets: StoryGridResult[] = [];
  readonly #shares: ShardPlan[] = [];
  readonly #pictures = new Map<string, string>();
  readonly #failures: string[] = [];
  readonly #marks: { share: number; seconds: number }[] = [];
  #all = 0;
  #done = 0;
  #startedAt = 0;
  #over = false;

  onBegin(_config: FullConfig, suite: Suite): void {
    const tests = suite.allTests();
    const count = (it: TestCase) =>
      Number(it.annotations.find(({ type }) => type === 'snapshots')?.description ?? 0);
    this.#all = tests.reduce((sum, it) => sum + count(it), 0);
    this.#startedAt = performance.now();
    // What is merged was captured elsewhere: there is no pace to tell.
    if (!this.#plan.merges) this.#progress.start(this.#all);
  }

  onStepBegin(_test: TestCase, _result: TestResult, step: TestStep): void {
    if (step.category === 'test.step') this.#progress.began(step.title);
  }

  onStepEnd(_test: TestCase, _result: TestResult, step: TestStep): void {
    if (step.category !== 'test.step') return;
    this.#done += 1;
    this.#progress.finished();
    const passed = QUARTERS.filter((share) => this.#done >= this.#all * share);
    for (const share of passed.slice(this.#marks.length))
      this.#marks.push({ share, seconds: this.#seconds() });
  }

  onStdErr(chunk: string | Buffer): void {
    this.#progress.say(chunk.toString().trimEnd());
  }

  onError(error: TestError): void {
    const line = firstLine(error.message ?? error.value ?? 'an error without a message');
    this.#failures.push(line);
    // A reporter beside this one ends after it: the blob of a shard that the disk has no room for.
    if (this.#over) this.#fail(line);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    for (const { name, path } of result.attachments)
      if (path !== undefined) this.#pictures.set(name, path);
    const attached = (wanted: string) =>
      result.attachments.find(({ name }) => name === wanted)?.body?.toString();
    const share = attached(SHARD_PLAN);
    if (share !== undefined) this.#shares.push(JSON.parse(share) as ShardPlan);
    const rows = attached(ROWS);
    if (rows !== undefined) this.#sheets.push(JSON.parse(rows) as StoryGridResult);
    // A run that was stopped leaves tests without rows; that is not a failure of theirs.
    else if (result.status === 'failed' || result.status === 'timedOut')
      this.#failures.push(`${test.title}: ${firstLine(result.error?.message ?? result.status)}`);
  }

  async onEnd({ status, duration }: FullResult): Promise<{ status: FullResult['status'] }> {
    this.#progress.end();
    const end = await this.#ended(status, duration / 1000);
    this.#over = true;
    // `#fail` has said it.
    if (end !== 'failed') writeExitStatus(this.#plan, end);
    return { status: STATUSES[end] };
  }

  async #ended(status: FullResult['status'], seconds: number): Promise<ExitStatus> {
    if (status === 'interrupted') {
      this.#progress.say('Stopped. There is no new report; the last one is as it was.');
      return 'stopped';
    }
    if (this.#failures.length > 0) return this.#fail(...this.#failures);
    try {
      const done = await this.#finish(this.#plan.merges ? seconds : this.#seconds());
      return done ? 'nothing left to review' : 'something to review';
    } catch (error) {
      // Playwright would pass over it in silence.
      return this.#fail(error instanceof Error ? error.message : String(error));
    }
  }

  #fail(...reasons: readonly string[]): 'failed' {
    for (const each of new Set(reasons)) this.#progress.say(each);
    this.#progress.say(
      'The run could not be finished. There is no new report; the last one is as it was.',
    );
    try {
      writeExitStatus(this.#plan, 'failed');
    } catch {
      // A full disk: no word means the same, unless there is an earlier one.
    }
    return 'failed';
  }

  printsToStdio(): boolean {
    return true;
  }

  /** Whether nothing is left for anybody to look at. */
  async #finish(seconds: number): Promise<boolean> {
    const plan = this.#plan;
    const first = this.#sheets[0];
    const sum = (of: (sheet: StoryGridResult) => number) =>
      this.#sheets.reduce((total, sheet) => total + of(sheet), 0);
    const rows = inOrder(this.#sheets);
    const captured = rows.map(({ snapshot }) => snapshot);
    checkShards(this.#shares, captured, plan.shard === undefined);
    const approvals = await readApprovals(
      plan.root,
      first?.baselineCommit ?? '',
      first?.baseline ?? '',
    );
    const judged = withApprovals(rows, approvals);
    const results: Results = {
      version: RESULTS_VERSION,
      baseline: first?.baseline ?? '',
      baselineCommit: first?.baselineCommit ?? '',
      candidate: first?.candidate ?? '',
      startedAt: first?.startedAt ?? plan.startedAt,
      seconds: Number(seconds.toFixed(1)),
      captures: sum(({ captures }) => captures),
      retakes: sum(({ retakes }) => retakes),
      strict: plan.strict || isStrict(this.#shares),
      isolation: {
        sampled: sum(({ sampled }) => sampled),
        different: rows.filter(({ problems }) =>
          problems.some(({ source }) => source === 'isolation'),
        ).length,
      },
      totals: statusTotals(rows),
      snapshots: judged.rows.map(reported),
      notes: [...judged.notes, ...new Set(this.#sheets.flatMap(({ notes }) => notes))],
    };
    const say = (line: string) => this.#progress.say(line);
    if (plan.shard === undefined) {
      const picture = (row: CapturedRow) => this.#picturesOf(row);
      await publishReport(
        placeOf(plan),
        results,
        new Map(judged.rows.map((row) => [row.snapshot, picture(row)])),
      );
    }
    printSummary(results, plan, say);
    if (!plan.merges) for (const line of runStats(this.#sheets, this.#marks)) say(line);
    await openCaptureCache({ folder: join(cacheFolder(plan.root), 'snapshots') }).trim();
    return passes(results);
  }

  #picturesOf(row: CapturedRow): Record<string, string> {
    const files = row.pictures.flatMap((kind) => {
      const path = this.#pictures.get(pictureName(row.snapshot, kind));
      return path === undefined ? [] : [[kind, path] as const];
    });
    // A blob may come from anywhere: no other file of this machine goes into the report.
    if (row.stored !== undefined && isInside(cacheFolder(this.#plan.root), row.stored))
      files.push(['actual', row.stored]);
    return Object.fromEntries(files);
  }

  #seconds(): number {
    return (performance.now() - this.#startedAt) / 1000;
  }
}

function placeOf({ out, scratch, html }: RunManifest): ReportFolder {
  return html ? { out, playwright: join(scratch, 'playwright') } : { out };
}

/** Workers and shards finish in any order: the report has that of the index, then locale and width. */
function inOrder(sheets: readonly StoryGridResult[]): CapturedRow[] {
  const engineOf = ({ rows }: StoryGridResult) => rows[0]?.browser ?? '';
  const rows = sheets
    .toSorted((a, b) => a.place - b.place || engineOf(a).localeCompare(engineOf(b), 'en'))
    .flatMap((sheet) => sheet.rows);
  const locales = [...new Set(rows.map(({ locale }) => locale))];
  return [...Map.groupBy(rows, ({ story, browser }) => `${story} ${browser}`).values()].flatMap(
    (its) =>
      its.toSorted(
        (a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale) || a.width - b.width,
      ),
  );
}

/** Without what only concerns this machine; the report finds its files itself. */
function reported(row: CapturedRow & Pick<ResultRow, 'approved'>): ResultRow {
  const { pictures, stored, ...rest } = row;
  void [pictures, stored];
  return { ...rest, files: {} };
}

function firstLine(text: string): string {
  // Playwright colours its messages.
  return stripVTControlCharacters(text).split('\n')[0] ?? text;
}
