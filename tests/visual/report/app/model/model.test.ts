import { describe, expect, test } from 'vitest';
import type { ResultRow } from '../../results.ts';
import { resultsWith, sampleResults } from '../../sample.ts';
import { faultsOf } from './faults.ts';
import { loadResults } from './load.ts';
import { isAcceptable, lookOf, refusal } from './looks.ts';
import { modelOf } from './model.ts';

const { cells } = sampleResults({ cells: 1_500 });
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
      expect(model.columns[at]).toEqual({ locale: entry.row.locale, width: entry.row.width });
    }
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
});

describe('VIS-6 a report without results', () => {
  test('VIS-6 missing, broken and other versions are told apart from results', () => {
    expect(loadResults(resultsWith(cells)).kind).toBe('results');
    for (const found of [undefined, null, 'x', {}, { version: 1, cells: [] }, { version: 2 }]) {
      expect(loadResults(found).kind).toBe('trouble');
    }
  });
});
