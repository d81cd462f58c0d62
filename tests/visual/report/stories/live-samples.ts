/** Invented states of the live matrix, for its stories. */
import {
  type LiveRow,
  type LiveState,
  type PlannedSnapshot,
  INITIAL_LIVE,
} from '../app/model/live.ts';
import type { ResultRow } from '../results.ts';
import { drawPage } from './fixtures.tsx';
import { sampleResults } from './sample-results.ts';

const BASELINE = '4d9e91c fix(header): the button keeps one line';
const STORY = 'features-header-all';

/** Five languages by twelve widths of a header, and its changes. */
const ROWS = sampleResults({
  snapshots: 240,
  file: drawPage,
}).snapshots.filter(({ story }) => story === STORY);

const plannedOf = ({
  snapshot,
  story,
  title,
  name,
  locale,
  width,
}: ResultRow): PlannedSnapshot => ({
  ...{ snapshot, story, title, name, locale, width },
});

/** The rows of another header story, which the save reaches as well. */
const OPEN = ROWS.map((row) => {
  const snapshot = row.snapshot.replace(STORY, 'features-header-open');
  return Object.assign({}, row, { snapshot, story: 'features-header-open', name: 'Menu open' });
});

export const PLANNED = [...ROWS, ...OPEN].map(plannedOf);

type Change = (row: ResultRow, index: number) => Partial<LiveRow>;

/** All captured after save 1, with changes by `changeOf`. */
export function rowsWith(changeOf: Change = () => ({})): LiveState['rows'] {
  const rows = [...ROWS, ...OPEN].map((row, index): LiveRow => {
    const files = { actual: drawPage(row, 'expected') };
    const unchanged = { status: 'unchanged', reason: '', changes: [], findings: [], problems: [] };
    return Object.assign({}, row, unchanged, { files, save: 1 }, changeOf(row, index)) as LiveRow;
  });
  return Object.fromEntries(rows.map((row) => [row.snapshot, row]));
}

/** The changes in the sample: wide headers differ. */
export const differing: Change = ({ status, files, changes, reason }) =>
  status === 'changed' ? { status, files, changes, reason } : {};

export function liveState(more: Partial<LiveState>): LiveState {
  return {
    ...INITIAL_LIVE,
    ...{ baseline: BASELINE, phase: 'done', save: 1, planned: PLANNED, rows: rowsWith() },
    files: ['src/features/header/Header.tsx'],
    times: { lint: 640, picture: 655, all: 6800 },
    ...more,
  };
}
