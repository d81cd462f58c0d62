import { describe, expect, test } from 'vitest';
import { type ResultRow, RESULTS_VERSION, isAcceptable } from '../../results.ts';
import { resultsFrom, sampleResults } from '../../stories/sample-results.ts';
import { listFindings, listFlaky } from './findings.ts';
import { loadResults } from './load-results.ts';
import { displayStatus, refusalReason } from './display-status.ts';
import { buildModel } from './model.ts';

const MODES = ['low', 'dpr-2', 'forced-colors'];
const { snapshots } = sampleResults({ snapshots: 1_500, modes: MODES });
const rowWith = (part: Partial<ResultRow>): ResultRow => ({
  ...(snapshots[0] as ResultRow),
  ...part,
});

describe('VIS-6 the model of a report', () => {
  test('VIS-6 every snapshot is in the row of its story and the column of its language and width', () => {
    const model = buildModel(resultsFrom(snapshots));
    const placed = model.storyRows.flatMap((storyRow) =>
      storyRow.entries.flatMap((entry, column) => (entry ? [{ entry, column, storyRow }] : [])),
    );
    expect(placed).toHaveLength(snapshots.length);
    for (const { entry, column, storyRow } of placed) {
      expect(storyRow.story).toBe(entry.row.story);
      const { locale, width, mode } = entry.row;
      expect(model.columns[column]).toEqual(
        mode === undefined ? { locale, width } : { locale: '', width: 0, mode },
      );
      expect(entry.column).toBe(column);
    }
    expect(model.columns.slice(-3).map(({ mode }) => mode)).toEqual(MODES);
  });

  test('VIS-16 a story with several snapshots in one mode has a row for each mode', () => {
    const both = ['en', 'vi'].flatMap((locale) => [
      rowWith({ story: 's', locale, width: 375, snapshot: `s/${locale}/375` }),
      rowWith({ story: 's', locale, width: 375, mode: 'low', snapshot: `s/${locale}/375+low` }),
    ]);
    const model = buildModel(resultsFrom(both));
    expect(
      model.storyRows.map(({ mode, entries }) => [mode, entries.map((it) => it?.row.snapshot)]),
    ).toEqual([
      ['', ['s/en/375', 's/vi/375']],
      ['low', ['s/en/375+low', 's/vi/375+low']],
    ]);
    expect(model.modes).toEqual(['low']);
  });

  test('VIS-6 the same story in another browser is a row of its own', () => {
    const both = [rowWith({}), rowWith({ browser: 'firefox', snapshot: 'x/en/375/firefox' })];
    const model = buildModel(resultsFrom(both));
    expect(model.storyRows.map(({ browser }) => browser)).toEqual([both[0]?.browser, 'firefox']);
    expect(model.browsers).toHaveLength(2);
  });

  test('VIS-6 stories of a component are adjacent, whatever their order', () => {
    const of = (title: string, story: string) =>
      rowWith({ title, story, snapshot: `${story}/en/375` });
    const model = buildModel(resultsFrom([of('A', 'a-1'), of('B', 'b-1'), of('A', 'a-2')]));
    expect(model.storyRows.map(({ story }) => story)).toEqual(['a-1', 'a-2', 'b-1']);
  });

  test('VIS-6 no snapshots at all make an empty model', () => {
    expect(buildModel(resultsFrom([]))).toMatchObject({ entries: [], storyRows: [], columns: [] });
  });
});

describe('VIS-6 display status', () => {
  test('VIS-6 approved and skipped differ from changed and unchanged; an error is never approved', () => {
    expect(displayStatus(rowWith({ status: 'changed', approved: 'meant' }))).toBe('approved');
    expect(displayStatus(rowWith({ status: 'error', approved: 'meant' }))).toBe('error');
    const { skipped: _, ...plain } = rowWith({ status: 'unchanged' });
    expect(displayStatus(plain)).toBe('unchanged');
    expect(displayStatus({ ...plain, skipped: 'nothing changed' })).toBe('skipped');
  });

  test('VIS-7 a snapshot that cannot be accepted says why', () => {
    expect(refusalReason(rowWith({ status: 'changed' }))).toBe('');
    for (const part of [
      { status: 'error' },
      { status: 'changed', approved: 'meant' },
      { status: 'unchanged' },
      { status: 'flaky' },
    ] as const) {
      expect(isAcceptable(rowWith(part))).toBe(false);
      expect(refusalReason(rowWith(part))).not.toBe('');
    }
  });
});

describe('VIS-8 findings', () => {
  test('VIS-8 the same rule at the same element is one finding with all its snapshots; suppressed ones are left out', () => {
    const finding = { rule: 'clipped', selector: 'a', key: 'k', text: 't', pixels: 7 } as const;
    const rows = ['en', 'vi'].map((locale) =>
      rowWith({
        locale,
        snapshot: `s/${locale}/375`,
        findings: [finding, { ...finding, selector: 'b', suppressed: 'a ring' }],
      }),
    );
    expect(listFindings(rows).map(({ name, rows }) => [name, rows.length])).toEqual([
      ['clipped', 2],
    ]);
  });

  test('VIS-3 a snapshot that looks different on a fresh page is a finding that says so', () => {
    const problem = { source: 'isolation', rule: 'fresh page', text: '', selector: '' } as const;
    const [finding] = listFindings([rowWith({ problems: [problem] })]);
    expect(finding?.text).toMatch(/^A fresh page looks different/);
  });

  test('VIS-14 flaky snapshots are listed by story and reason', () => {
    const flaky = ['en', 'vi'].map((locale) =>
      rowWith({ locale, status: 'flaky', reason: 'late' }),
    );
    const listed = listFlaky([...flaky, rowWith({ status: 'unchanged' })]);
    expect(listed).toMatchObject([{ text: 'late', rows: flaky }]);
  });
});

describe('VIS-6 a report without results', () => {
  test('VIS-6 missing and damaged results and other versions are not loaded, and the version is named', () => {
    expect(loadResults(resultsFrom(snapshots)).kind).toBe('results');
    for (const found of [
      undefined,
      null,
      'x',
      {},
      { version: 1, snapshots: [] },
      { version: 2, snapshots: [] },
      { version: 3, snapshots: [] },
      { version: RESULTS_VERSION },
    ]) {
      expect(loadResults(found).kind).toBe('error');
    }
    expect(loadResults({ version: 3, snapshots: [] })).toMatchObject({
      text: expect.stringMatching(new RegExp(`has version 3, .* reads version ${RESULTS_VERSION}`)),
    });
  });
});
