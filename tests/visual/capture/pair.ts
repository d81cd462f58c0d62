/**
 * The same cells of two Storybooks, side by side: both pages of a worker show a cell at the same
 * time, so a difference is known, retaken and compared while both still show it, and no picture
 * that is equal is ever kept.
 */
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../../browser.ts';
import { type Stage, openStage } from './stage.ts';
import type { Cell, Sheet } from '../cells/cells.ts';
import { compare, steady } from './compare.ts';
import type { Outcome } from '../report/results.ts';

/** What {@link capturePairs} compares, and whom it tells. */
export interface PairRun {
  /** Proxies of the two served Storybooks. */
  readonly head: string;
  readonly base: string;
  readonly sheets: readonly Sheet[];
  /** Ids of the base's stories: the others are new. */
  readonly baseStories: ReadonlySet<string>;
  /** Whether the head's cells are linted as well, after their pictures. */
  readonly lint: boolean;
  readonly workers: number;
  /** Stops between two cells, rejecting with its reason. */
  readonly signal: AbortSignal;
  readonly onStart: (cell: Cell) => void;
  /** Called once a cell, in no promised order; the next cell of that worker waits for it. */
  readonly onOutcome: (outcome: Outcome) => Promise<void>;
}

/** A browser as every capture uses it: the pinned one, the same flags. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: [...CHROMIUM_ARGS],
    // Playwright's own handlers end the process before a run could clean up after itself.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/** Captures and compares every cell; a browser a worker, a sheet stays with one worker. */
export function capturePairs(run: PairRun): Promise<void> {
  return spread(run, work);
}

/** Shares the sheets among the workers; the first failure stops the others between two cells. */
export async function spread<Run extends Pick<PairRun, 'sheets' | 'workers' | 'signal'>>(
  run: Run,
  each: (queue: Sheet[], run: Run) => Promise<void>,
): Promise<void> {
  // Big sheets first: otherwise the last worker draws a page while the others have nothing left.
  const queue = run.sheets.toSorted((a, b) => b.cells.length - a.cells.length);
  const failed = new AbortController();
  const signal = AbortSignal.any([run.signal, failed.signal]);
  const workers = Array.from({ length: Math.min(run.workers, queue.length) }, () =>
    each(queue, { ...run, signal }).catch((error: unknown) => {
      failed.abort(error);
      throw error;
    }),
  );
  await Promise.allSettled(workers);
  await Promise.all(workers);
}

async function work(queue: Sheet[], run: PairRun): Promise<void> {
  const browser = await launchBrowser();
  try {
    const head = await openStage(browser, run.head);
    const base = await openStage(browser, run.base);
    for (let sheet = queue.shift(); sheet; sheet = queue.shift()) {
      const known = run.baseStories.has(sheet.story.id);
      for (const cell of sheet.cells) {
        run.signal.throwIfAborted();
        run.onStart(cell);
        const outcome = known ? await pair(cell, base, head) : await alone(cell, head);
        const findings = run.lint && outcome.status !== 'broken' ? await head.lint() : [];
        await run.onOutcome({ ...outcome, findings });
      }
    }
  } finally {
    await browser.close();
  }
}

async function alone(cell: Cell, head: Stage): Promise<Outcome> {
  const problems = await head.show(cell);
  if (problems.length > 0) return broken(cell, problems);
  const reason = 'the base has no such story';
  return { cell, status: 'new', reason, pictures: { actual: await head.shoot() } };
}

async function pair(cell: Cell, base: Stage, head: Stage): Promise<Outcome> {
  const first = await look(cell, base, head, false);
  if (first.status !== 'changed' && first.status !== 'unstable') return first;
  // A story may race with its own requests, and a page just opened is slower: look twice.
  const second = await look(cell, base, head, true);
  return second.status === 'same'
    ? { ...second, reason: 'the same only from fresh pages' }
    : second;
}

async function look(cell: Cell, base: Stage, head: Stage, fresh: boolean): Promise<Outcome> {
  const [before, after] = await Promise.all([base.show(cell, fresh), head.show(cell, fresh)]);
  if (after.length > 0) return broken(cell, after);
  if (before.length > 0) {
    const reason = `the base's own story fails: ${before.join('; ')}`;
    return { cell, status: 'new', reason, pictures: { actual: await head.shoot() } };
  }
  const [expected, actual] = await Promise.all([base.shoot(), head.shoot()]);
  const same = (reason: string): Outcome => ({ cell, status: 'same', reason, pictures: {} });
  if (expected.equals(actual)) return same('');

  const still = await Promise.all([
    steady(expected, () => base.shoot()),
    steady(actual, () => head.shoot()),
  ]);
  if (!still[0] || !still[1]) {
    const reason = `another picture each time${still[1] ? ', in the base' : ''}`;
    return { cell, status: 'unstable', reason, pictures: { expected, actual } };
  }
  const result = compare(still[0], still[1]);
  if (result.kind !== 'changed') return same(result.kind === 'tolerated' ? 'within tolerance' : '');
  const pictures = { expected: still[0], actual: still[1], diff: result.diff };
  return { cell, status: 'changed', reason: result.reason, pictures };
}

function broken(cell: Cell, problems: readonly string[]): Outcome {
  return { cell, status: 'broken', reason: problems.join('; '), pictures: {} };
}
