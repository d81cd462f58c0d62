/** Shows every cell of one Storybook and lints it: no base, no pictures (VIS-8). */
import { openStage } from '../capture/stage.ts';
import { type PairRun, launchBrowser, spread } from '../capture/pair.ts';
import type { Sheet } from '../cells/cells.ts';

/** What a run of the lint needs of a run of captures. */
export type LintRun = Omit<PairRun, 'base' | 'baseStories' | 'lint'>;

/** Lints every cell; a browser a worker, a sheet stays with one worker. */
export function lintAll(run: LintRun): Promise<void> {
  return spread(run, work);
}

async function work(queue: Sheet[], run: LintRun): Promise<void> {
  const browser = await launchBrowser();
  try {
    const stage = await openStage(browser, run.head);
    for (let sheet = queue.shift(); sheet; sheet = queue.shift()) {
      for (const cell of sheet.cells) {
        run.signal.throwIfAborted();
        run.onStart(cell);
        const problems = await stage.show(cell);
        const broken = problems.length > 0;
        await run.onOutcome({
          cell,
          status: broken ? 'broken' : 'shown',
          reason: problems.join('; '),
          pictures: {},
          findings: broken ? [] : await stage.lint(),
        });
      }
    }
  } finally {
    await browser.close();
  }
}
