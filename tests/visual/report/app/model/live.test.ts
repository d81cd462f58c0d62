import { expect, test } from 'vitest';
import type { ResultRow } from '../../results.ts';
import {
  type LiveRow,
  type LiveState,
  INITIAL_LIVE,
  applyChange,
  liveCounts,
  liveResults,
  liveSummary,
  timesText,
} from './live.ts';

const snapshotOf = (name: string, width: number) => ({
  ...{ snapshot: `${name}--x/en/375`, story: `${name}--x`, title: name, name: 'X' },
  ...{ locale: 'en', width },
});
const planned = [snapshotOf('a', 375), snapshotOf('b', 376), snapshotOf('c', 377)];

function rowOf(index: number, save: number, more: Partial<ResultRow> = {}): LiveRow {
  const row = {
    browser: 'chromium',
    status: 'unchanged',
    reason: '',
    files: {},
    sizes: {},
  } as const;
  const none = { changes: [], findings: [], problems: [] };
  return Object.assign({}, planned[index], row, none, more, { save }) as LiveRow;
}

const rowsOf = (...rows: readonly LiveRow[]) =>
  Object.fromEntries(rows.map((row) => [row.snapshot, row]));

const stateWith = (more: Partial<LiveState>): LiveState => ({
  ...INITIAL_LIVE,
  ...{ planned, save: 2, phase: 'capturing' as const },
  ...more,
});

test('VIS-17 rows of a change are added, all else is replaced', () => {
  const first = applyChange(INITIAL_LIVE, { save: 1, rows: rowsOf(rowOf(0, 1)), notice: 'gone' });
  const second = applyChange(first, { notice: '', rows: rowsOf(rowOf(1, 1)) });
  expect(second).toMatchObject({ save: 1, notice: '' });
  expect(Object.keys(second.rows)).toEqual(['a--x/en/375', 'b--x/en/375']);
});

test('VIS-17 a row of an earlier save is shown, but does not count', () => {
  const rows = rowsOf(rowOf(0, 2), rowOf(1, 1, { status: 'changed' }));
  const state = stateWith({ rows });
  expect(liveCounts(state, planned)).toMatchObject({ captured: 1, differ: 0 });
  expect(liveSummary(state)).toBe('1 of 3 captured');
  expect(liveResults(state).snapshots).toHaveLength(2);
});

test('VIS-17 the summary is "nothing differs" only once all snapshots are captured and none failed', () => {
  const all = [rowOf(0, 2), rowOf(1, 2), rowOf(2, 2)];
  expect(liveSummary(stateWith({ rows: rowsOf(...all) }))).toBe('nothing differs');
  const failed = rowsOf(...all, rowOf(2, 2, { status: 'error' }));
  expect(liveSummary(stateWith({ rows: failed }))).toBe('1 failed');
  const finding = { rule: 'clipped', selector: 'p', key: '', text: '', pixels: 2 } as const;
  const some = rowsOf(...all, rowOf(0, 2, { status: 'changed', findings: [finding] }));
  expect(liveSummary(stateWith({ rows: some }))).toBe('1 of 3 differ, 1 with findings');
  const fresh = rowsOf(...all, rowOf(0, 2, { status: 'new' }));
  expect(liveSummary(stateWith({ rows: fresh }))).toBe('1 of 3 differ');
});

test('VIS-17 the times are in seconds, as far as they are known', () => {
  expect(timesText({ times: {}, planned })).toBe('');
  const times = { lint: 640, picture: 655, all: 4100 };
  expect(timesText({ times, planned })).toBe('lint 0.6 s, first picture 0.7 s, all 3 4.1 s');
});
