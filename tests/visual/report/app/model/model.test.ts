import { describe, expect, test } from 'vitest';
import type { ResultRow } from '../../results.ts';
import { resultsWith, sampleResults } from '../../sample.ts';
import { faultsOf, flakyOf } from './faults.ts';
import { loadResults } from './load.ts';
import { isAcceptable, lookOf, refusal } from './looks.ts';
import { modelOf } from './model.ts';

const MODES = ['low', 'dpr-2', 'forced-colors'];
const { cells } = sampleResults({ cells: 1_500, modes: MODES });
const rowWith = (part: Partial<ResultRow>): ResultRow => ({ ...(cells[0] as ResultRow), ...part });

describe('VIS-6 the model of a report', () => {
  test('VIS-6 every cell stands in the row of its story, under its language and width', () => {
    const model = modelOf(resultsWith(cells));
    const placed = model.lines.flatMap((line) =>
      line.cells.flatMap((entry, at) => (entry ? [{ entry, at, line }] : [])),
    );
    expect(placed).toHaveLength(cells.length);
    for (const { entry, at, line } of placed) {
      expect(line.story).toBe(entry.row.story);
      const { locale, width, mode } = entry.row;
      expect(model.columns[at]).toEqual(
        mode === undefined ? { locale, width } : { locale: '', width: 0, mode },
      );
      expect(entry.column).toBe(at);
    }
    expect(model.columns.slice(-3).map(({ mode }) => mode)).toEqual(MODES);
  });

  test('VIS-16 a story with several snapshots in one mode has a row for each mode', () => {
    const both = ['en', 'vi'].flatMap((locale) => [
      rowWith({ story: 's', locale, width: 375, cell: `s/${locale}/375` }),
      rowWith({ story: 's', locale, width: 375, mode: 'low', cell: `s/${locale}/375+low` }),
    ]);
    const model = modelOf(resultsWith(both));
    expect(model.lines.map(({ mode, cells }) => [mode, cells.map((it) => it?.row.cell)])).toEqual([
      ['', ['s/en/375', 's/vi/375']],
      ['low', ['s/en/375+low', 's/vi/375+low']],
    ]);
    expect(model.modes).toEqual(['low']);
  });

  test('VIS-6 the same story in another engine is a row of its own', () => {
    const both = [rowWith({}), rowWith({ engine: 'firefox', cell: 'x/en/375/firefox' })];
    const model = modelOf(resultsWith(both));
    expect(model.lines.map(({ engine }) => engine)).toEqual([both[0]?.engine, 'firefox']);
    expect(model.engines).toHaveLength(2);
  });

  test('VIS-6 stories of a component stand together, whatever their order', () => {
    const of = (title: string, story: string) => rowWith({ title, story, cell: `${story}/en/375` });
    const model = modelOf(resultsWith([of('A', 'a-1'), of('B', 'b-1'), of('A', 'a-2')]));
    expect(model.lines.map(({ story }) => story)).toEqual(['a-1', 'a-2', 'b-1']);
  });

  test('VIS-6 no cells at all make an empty model', () => {
    expect(modelOf(resultsWith([]))).toMatchObject({ entries: [], lines: [], columns: [] });
  });
});

describe('VIS-6 looks', () => {
  test('VIS-6 approved and skipped are told from changed and same; broken is never approved', () => {
    expect(lookOf(rowWith({ status: 'changed', approved: 'meant' }))).toBe('approved');
    expect(lookOf(rowWith({ status: 'broken', approved: 'meant' }))).toBe('broken');
    const { skipped: _, ...plain } = rowWith({ status: 'same' });
    expect(lookOf(plain)).toBe('same');
    expect(lookOf({ ...plain, skipped: 'nothing changed' })).toBe('skipped');
  });

  test('VIS-7 what cannot be accepted says why', () => {
    expect(refusal(rowWith({ status: 'changed' }))).toBe('');
    for (const part of [
      { status: 'broken' },
      { status: 'unstable' },
      { status: 'changed', approved: 'meant' },
      { status: 'same' },
      { status: 'flaky' },
    ] as const) {
      expect(isAcceptable(rowWith(part))).toBe(false);
      expect(refusal(rowWith(part))).not.toBe('');
    }
  });
});

describe('VIS-8 faults', () => {
  test('VIS-8 the same rule at the same place is one fault with all its cells; allowed ones are none', () => {
    const finding = { rule: 'clipped', selector: 'a', key: 'k', text: 't', pixels: 7 } as const;
    const rows = ['en', 'vi'].map((locale) =>
      rowWith({
        locale,
        cell: `s/${locale}/375`,
        findings: [finding, { ...finding, selector: 'b', allowed: 'a ring' }],
      }),
    );
    expect(faultsOf(rows).map(({ name, rows }) => [name, rows.length])).toEqual([['clipped', 2]]);
  });

  test('VIS-3 a snapshot that a fresh page shows otherwise is a fault that says so', () => {
    const problem = { source: 'isolation', rule: 'fresh page', text: '', selector: '' } as const;
    const [fault] = faultsOf([rowWith({ problems: [problem] })]);
    expect(fault?.text).toMatch(/^A fresh page shows something else/);
  });

  test('VIS-14 flaky snapshots are listed by story and reason', () => {
    const flaky = ['en', 'vi'].map((locale) =>
      rowWith({ locale, status: 'flaky', reason: 'late' }),
    );
    const listed = flakyOf([...flaky, rowWith({ status: 'same' })]);
    expect(listed).toMatchObject([{ text: 'late', rows: flaky }]);
  });
});

describe('VIS-6 a report without results', () => {
  test('VIS-6 missing, broken and other versions are told apart from results', () => {
    expect(loadResults(resultsWith(cells)).kind).toBe('results');
    for (const found of [
      undefined,
      null,
      'x',
      {},
      { version: 1, cells: [] },
      { version: 2, cells: [] },
      { version: 3 },
    ]) {
      expect(loadResults(found).kind).toBe('trouble');
    }
  });
});
