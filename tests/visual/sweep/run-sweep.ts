/** The entry of the sweep: resizes each story in each locale, in width and in height (VIS-19). */
import { browserMemory } from '../capture/browser-memory.ts';
import { launchBrowser } from '../capture/launch-browser.ts';
import { SWEEP_MODE, isOfSweep } from '../lint/rules.ts';
import { type Snapshot, snapshotName } from '../matrix/snapshots.ts';
import { progressOn } from '../progress.ts';
import { type ResultRow, type Results, RESULTS_VERSION, statusTotals } from '../report/results.ts';
import { createRow } from '../runner/result-rows.ts';
import { openStoryFrame } from './story-frame.ts';
import { type StorySweep, sweepStory } from './sweep-story.ts';

/** A browser with more memory, in MB, is replaced. */
const MAX_MEMORY_MB = 600;

export interface SweepPlan {
  /** Of the served Storybook. */
  readonly proxy: string;
  /** Name of the served Storybook. */
  readonly candidate: string;
  /** One for each story and locale; their width is only part of their name. */
  readonly snapshots: readonly Snapshot[];
  readonly workers: number;
  readonly signal: AbortSignal;
}

type Swept = StorySweep & { readonly snapshot: Snapshot; readonly error: string };

/** A row is a story in one locale; one that fails is an error. Rejects with the reason of `signal`. */
export async function runSweep(plan: SweepPlan): Promise<Results> {
  const { candidate, snapshots, signal } = plan;
  const startedAt = new Date();
  const progress = progressOn(process.stderr, 'stories × languages');
  const queue = snapshots.entries();
  const all: Swept[] = [];

  async function work(): Promise<void> {
    let opened: Awaited<ReturnType<typeof open>> | undefined;
    const close = async () => {
      await opened?.browser.close().catch(() => {});
      opened = undefined;
    };
    try {
      for (const [index, snapshot] of queue) {
        signal.throwIfAborted();
        progress.began(snapshotName(snapshot));
        try {
          opened ??= await open(plan);
          const swept = await sweepStory(opened.page, snapshot);
          all[index] = { snapshot, ...swept, error: '' };
        } catch (error) {
          signal.throwIfAborted();
          const reason = error instanceof Error ? error.message : String(error);
          const nothing = { findings: [], jumps: 0, bisected: 0, suppressions: [] };
          all[index] = { snapshot, ...nothing, error: reason.split('\n')[0] || 'no message' };
          // The failure may have left the browser in a bad state.
          await close();
        }
        progress.finished();
        const memory = opened && (await browserMemory(opened.browser).catch(() => 0));
        if (memory !== undefined && memory > MAX_MEMORY_MB) await close();
      }
    } finally {
      await close();
    }
  }

  progress.start(snapshots.length);
  try {
    await Promise.all(Array.from({ length: plan.workers }, work));
  } finally {
    progress.end();
  }
  const rows = all.map(rowOf);
  const total = (countOf: (swept: Swept) => number) =>
    all.reduce((sum, swept) => sum + countOf(swept), 0);
  return {
    version: RESULTS_VERSION,
    ...{ baseline: '', baselineCommit: '', candidate, startedAt: startedAt.toISOString() },
    seconds: (Date.now() - startedAt.getTime()) / 1000,
    ...{ captures: 0, retakes: 0, strict: false },
    ...{ isolation: { sampled: 0, different: 0 }, parity: { judged: 0, notJudged: 0 } },
    sweep: { jumps: total(({ jumps }) => jumps), bisected: total(({ bisected }) => bisected) },
    totals: statusTotals(rows),
    snapshots: rows,
    notes: unusedSuppressions(all),
  };
}

function rowOf({ snapshot, findings, error }: Swept): ResultRow {
  const status = error === '' ? 'captured' : 'error';
  const swept = { ...snapshot, mode: SWEEP_MODE };
  const { pictures: _pictures, ...row } = createRow(swept, 'chromium', status, error);
  return { ...row, files: {}, findings };
}

/** An unused suppression would hide the next finding. */
function unusedSuppressions(all: readonly Swept[]): string[] {
  const stories = Map.groupBy(all, ({ snapshot }) => snapshot.story.id);
  return [...stories].flatMap(([id, swept]) => {
    const used = new Set(
      swept.flatMap(({ findings, snapshot: { locale } }) =>
        findings
          .filter(({ suppressed }) => suppressed !== undefined)
          .flatMap(({ rule }) => [rule, `${rule}+${SWEEP_MODE}`, `${rule}+${locale}`]),
      ),
    );
    const names = new Set(swept.flatMap(({ suppressions }) => suppressions));
    const isUnused = (name: string) => {
      const [, qualifier] = name.split('+');
      const isSwept =
        qualifier === undefined ||
        qualifier === SWEEP_MODE ||
        swept.some(({ snapshot }) => snapshot.locale === qualifier);
      return isOfSweep(name) && isSwept && !used.has(name);
    };
    return [...names]
      .filter(isUnused)
      .map((name) => `${id} suppresses "${name}", which this sweep does not need`);
  });
}

async function open({ proxy }: SweepPlan) {
  const browser = await launchBrowser();
  return { browser, page: await openStoryFrame(browser, proxy) };
}
