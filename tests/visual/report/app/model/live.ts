/** The live matrix (VIS-17): the state that the watcher keeps and the page shows, and its changes. */
import {
  type ResultRow,
  type Results,
  CLEAN,
  RESULTS_VERSION,
  hasFindings,
  statusTotals,
} from '../../results.ts';

export type PlannedSnapshot = Pick<
  ResultRow,
  'snapshot' | 'story' | 'title' | 'name' | 'locale' | 'width'
>;

/** `save` is the number of the save after which it was captured. */
export type LiveRow = ResultRow & { readonly save: number };

/** In ms after a file was saved: until findings, until a picture, until all pictures are shown. */
export type LiveTimes = Partial<Readonly<Record<'lint' | 'picture' | 'all', number>>>;

export interface LiveState {
  /** The name of the baseline. */
  readonly baseline: string;
  /** `error`: a saved file cannot be compiled. `restarting`: the development server is gone. */
  readonly phase: 'starting' | 'waiting' | 'capturing' | 'done' | 'error' | 'restarting';
  /** The number of the save that `planned` and `times` belong to; 0 is the start. */
  readonly save: number;
  /** The files that were saved last, from the root of the repository. */
  readonly files: readonly string[];
  /** The message about a file that cannot be compiled; else empty. */
  readonly error: string;
  /** What else a person should know: a save that reaches no story, a story that is gone. */
  readonly notice: string;
  /** In the order in which they are captured. */
  readonly planned: readonly PlannedSnapshot[];
  /** Each snapshot as it was captured last, by its name. */
  readonly rows: Readonly<Record<string, LiveRow>>;
  readonly times: LiveTimes;
}

/** Rows are added, everything else is replaced. */
export type LiveChange = Partial<LiveState>;

export const INITIAL_LIVE: LiveState = {
  ...{ baseline: '', phase: 'starting', save: 0, files: [], error: '', notice: '' },
  ...{ planned: [], rows: {}, times: {} },
};

export function applyChange(state: LiveState, change: LiveChange): LiveState {
  return { ...state, ...change, rows: { ...state.rows, ...change.rows } };
}

/** The row of a snapshot that was captured after the last save. */
export function currentRow({ save, rows }: LiveState, snapshot: string): LiveRow | undefined {
  const row = rows[snapshot];
  return row?.save === save ? row : undefined;
}

/** Counts of some of the planned snapshots. */
export function liveCounts(state: LiveState, planned: readonly PlannedSnapshot[]) {
  const rows = planned.flatMap(({ snapshot }) => currentRow(state, snapshot) ?? []);
  const failed = rows.filter(({ status }) => status === 'error').length;
  const passed = rows.filter(({ status }) => CLEAN.includes(status)).length;
  return {
    planned: planned.length,
    captured: rows.length,
    differ: rows.length - passed - failed,
    failed,
    withFindings: rows.filter(hasFindings).length,
  };
}

/** `3 of 60 differ, 1 failed`, `12 of 60 captured`, `nothing differs`. */
export function liveSummary(state: LiveState): string {
  const { planned, captured, differ, failed, withFindings } = liveCounts(state, state.planned);
  const isDone = captured === planned;
  const parts = [
    ...(isDone ? [] : [`${captured} of ${planned} captured`]),
    ...(differ > 0 ? [isDone ? `${differ} of ${planned} differ` : `${differ} differ`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(isDone && differ + failed === 0 ? ['nothing differs'] : []),
    ...(withFindings > 0 ? [`${withFindings} with findings`] : []),
  ];
  return parts.join(', ');
}

/** `lint 0.4 s, first picture 0.6 s, 60 snapshots 4.1 s`. */
export function timesText({ times, planned }: Pick<LiveState, 'times' | 'planned'>): string {
  const seconds = (name: string, ms?: number) =>
    ms === undefined ? [] : [`${name} ${(ms / 1000).toFixed(1)} s`];
  return [
    ...seconds('lint', times.lint),
    ...seconds('first picture', times.picture),
    ...seconds(`all ${planned.length}`, times.all),
  ].join(', ');
}

/** What has been captured of the planned snapshots, as results for the views of the report. */
export function liveResults({ planned, rows, baseline }: LiveState): Results {
  const snapshots = planned.flatMap(({ snapshot }) => rows[snapshot] ?? []);
  return {
    version: RESULTS_VERSION,
    ...{ baseline, baselineCommit: '', candidate: 'working tree', startedAt: '', seconds: 0 },
    ...{ captures: snapshots.length, retakes: 0, strict: false },
    ...{ isolation: { sampled: 0, different: 0 }, parity: { judged: 0, notJudged: 0 } },
    ...{ totals: statusTotals(snapshots), snapshots, notes: [] },
  };
}
