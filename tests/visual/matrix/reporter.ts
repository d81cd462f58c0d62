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
import { openStore } from '../cache/store.ts';
import { cacheFolder, isInside } from '../cache/builds.ts';
import { join } from 'node:path';
import { type Progress, progressOn } from '../progress.ts';
import { type Place, publishReport } from '../report/report.ts';
import { type ResultRow, type Results, passes, totalsOf } from '../report/results.ts';
import { tell } from '../report/tell.ts';
import { withApprovals } from '../approvals/approvals.ts';
import { approvalsFor } from '../approvals/read.ts';
import { measures } from './measures.ts';
import { type End, type Plan, readPlan, writeEnd } from './plan.ts';
import { type Share, SHARE, checkShares, isStrict } from './shards.ts';
import { type Row, type SheetResult, ROWS, pictureName } from './rows.ts';

/** Quarters of a run whose times are told: time should grow with cells and nothing else. */
const QUARTERS = [0.25, 0.5, 1];

/** Playwright's words for them, for the reporters beside this one. */
const STATUSES: Readonly<Record<End, FullResult['status']>> = {
  'nothing left to review': 'passed',
  'something to review': 'failed',
  failed: 'timedout',
  stopped: 'interrupted',
};

/** Playwright's interface to all this; its name goes into the configuration. */
export default class MatrixReporter implements Reporter {
  readonly #plan: Plan = readPlan();
  readonly #progress: Progress = progressOn(process.stderr);
  readonly #sheets: SheetResult[] = [];
  readonly #shares: Share[] = [];
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
      Number(it.annotations.find(({ type }) => type === 'cells')?.description ?? 0);
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
    const share = attached(SHARE);
    if (share !== undefined) this.#shares.push(JSON.parse(share) as Share);
    const rows = attached(ROWS);
    if (rows !== undefined) this.#sheets.push(JSON.parse(rows) as SheetResult);
    // A run that was stopped leaves tests without rows; that is not a failure of theirs.
    else if (result.status === 'failed' || result.status === 'timedOut')
      this.#failures.push(`${test.title}: ${firstLine(result.error?.message ?? result.status)}`);
  }

  async onEnd({ status, duration }: FullResult): Promise<{ status: FullResult['status'] }> {
    this.#progress.end();
    const end = await this.#ended(status, duration / 1000);
    this.#over = true;
    // `#fail` has said it.
    if (end !== 'failed') writeEnd(this.#plan, end);
    return { status: STATUSES[end] };
  }

  async #ended(status: FullResult['status'], seconds: number): Promise<End> {
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
      writeEnd(this.#plan, 'failed');
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
    const sum = (of: (sheet: SheetResult) => number) =>
      this.#sheets.reduce((total, sheet) => total + of(sheet), 0);
    const rows = inOrder(this.#sheets);
    const captured = rows.map(({ cell }) => cell);
    checkShares(this.#shares, captured, plan.shard === undefined);
    const approvals = await approvalsFor(plan.root, first?.baseCommit ?? '', first?.base ?? '');
    const judged = withApprovals(rows, approvals);
    const results: Results = {
      version: 3,
      base: first?.base ?? '',
      baseCommit: first?.baseCommit ?? '',
      head: first?.head ?? '',
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
      totals: totalsOf(rows),
      cells: judged.rows.map(reported),
      notes: [...judged.notes, ...new Set(this.#sheets.flatMap(({ notes }) => notes))],
    };
    const say = (line: string) => this.#progress.say(line);
    if (plan.shard === undefined) {
      const picture = (row: Row) => this.#picturesOf(row);
      await publishReport(
        placeOf(plan),
        results,
        new Map(judged.rows.map((row) => [row.cell, picture(row)])),
      );
    }
    tell(results, plan, say);
    if (!plan.merges) for (const line of measures(this.#sheets, this.#marks)) say(line);
    await openStore({ folder: join(cacheFolder(plan.root), 'cells') }).trim();
    return passes(results);
  }

  #picturesOf(row: Row): Record<string, string> {
    const files = row.pictures.flatMap((kind) => {
      const path = this.#pictures.get(pictureName(row.cell, kind));
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

function placeOf({ out, scratch, html }: Plan): Place {
  return html ? { out, playwright: join(scratch, 'playwright') } : { out };
}

/** Workers and shards finish in any order: the report has that of the index, then locale and width. */
function inOrder(sheets: readonly SheetResult[]): Row[] {
  const engineOf = ({ rows }: SheetResult) => rows[0]?.engine ?? '';
  const rows = sheets
    .toSorted((a, b) => a.place - b.place || engineOf(a).localeCompare(engineOf(b), 'en'))
    .flatMap((sheet) => sheet.rows);
  const locales = [...new Set(rows.map(({ locale }) => locale))];
  return [...Map.groupBy(rows, ({ story, engine }) => `${story} ${engine}`).values()].flatMap(
    (its) =>
      its.toSorted(
        (a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale) || a.width - b.width,
      ),
  );
}

/** Without what only concerns this machine; the report finds its files itself. */
function reported(row: Row & Pick<ResultRow, 'approved'>): ResultRow {
  const { pictures, stored, ...rest } = row;
  void [pictures, stored];
  return { ...rest, files: {} };
}

function firstLine(text: string): string {
  // Playwright colours its messages.
  return stripVTControlCharacters(text).split('\n')[0] ?? text;
}
