/** The results as the report walks through them: lines (stories), columns (locale × width), facets. */
import { type ResultRow, type Results, unreviewed } from '../../results.ts';
import { type Look, isFaulty, lookOf } from './looks.ts';

/** A cell with what the report asks of it again and again, worked out once. */
export interface Entry {
  readonly row: ResultRow;
  /** Its place in `results.cells`. */
  readonly index: number;
  readonly look: Look;
  readonly faulty: boolean;
  /** Somebody has to look, as the run left it; what is accepted here does not change it. */
  readonly review: boolean;
  /** What the search looks in, in lower case. */
  readonly words: string;
}

/** A column of the heat map. */
export interface Column {
  readonly locale: string;
  readonly width: number;
}

/** A row of the heat map: one story in one engine; `cells` stand under the columns. */
export interface Line {
  readonly story: string;
  readonly title: string;
  readonly name: string;
  readonly engine: string;
  readonly cells: readonly (Entry | undefined)[];
}

/** Where some cells stand: their languages as they come, their widths from narrow to wide. */
export interface Span {
  readonly locales: readonly string[];
  readonly widths: readonly number[];
}

/** Everything that stays as it is while the report is open. */
export interface Model extends Span {
  readonly results: Results;
  readonly entries: readonly Entry[];
  readonly lines: readonly Line[];
  readonly columns: readonly Column[];
  readonly titles: readonly string[];
  readonly engines: readonly string[];
  readonly byCell: ReadonlyMap<string, Entry>;
}

/** Reads results once. */
export function modelOf(results: Results): Model {
  const entries = results.cells.map((row, index) => ({
    row,
    index,
    look: lookOf(row),
    faulty: isFaulty(row),
    review: unreviewed(row),
    words: wordsOf(row),
  }));
  const { locales, widths } = spanOf(results.cells);
  const columns = locales.flatMap((locale) => widths.map((width) => ({ locale, width })));
  const place = new Map(columns.map(({ locale, width }, at) => [`${locale}/${width}`, at]));
  const lines = [...Map.groupBy(entries, ({ row }) => `${row.engine} ${row.story}`).values()].map(
    (group) => lineOf(group, columns.length, place),
  );
  return {
    results,
    entries,
    // Stories of one component stand together, whatever order the index has.
    lines: [...Map.groupBy(lines, ({ title }) => title).values()].flat(),
    columns,
    locales,
    widths,
    titles: unique(results.cells.map(({ title }) => title)),
    engines: unique(results.cells.map(({ engine }) => engine)),
    byCell: new Map(entries.map((entry) => [entry.row.cell, entry])),
  };
}

/** The languages and widths of some cells. */
export function spanOf(rows: readonly ResultRow[]): Span {
  return {
    locales: unique(rows.map(({ locale }) => locale)),
    widths: unique(rows.map(({ width }) => width)).toSorted((a, b) => a - b),
  };
}

function lineOf(entries: readonly Entry[], length: number, place: ReadonlyMap<string, number>) {
  const cells = Array.from<Entry | undefined>({ length });
  for (const entry of entries) {
    const at = place.get(`${entry.row.locale}/${entry.row.width}`);
    if (at !== undefined) cells[at] = entry;
  }
  const { story, title, name, engine } = (entries[0] as Entry).row;
  return { story, title, name, engine, cells };
}

function wordsOf({ cell, title, name, changes, findings }: ResultRow): string {
  const places = [...changes, ...findings].map(({ key, text }) => `${key} ${text}`);
  return [cell, title, name, ...places].join(' ').toLowerCase();
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
