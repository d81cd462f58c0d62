/** The results as the report walks through them: lines (stories), columns (locale × width, modes), facets. */
import { type ResultRow, type Results, needsReview } from '../../results.ts';
import { type DisplayStatus, hasFindings, displayStatus } from './display-status.ts';

/** A snapshot with what the report asks of it again and again, worked out once. */
export interface ModelEntry {
  readonly row: ResultRow;
  /** Its place in `results.snapshots`. */
  readonly index: number;
  /** Its place in {@link Model.columns}. */
  readonly column: number;
  readonly look: DisplayStatus;
  readonly faulty: boolean;
  /** Somebody has to look, as the run left it; what is accepted here does not change it. */
  readonly review: boolean;
  /** What the search looks in, in lower case. */
  readonly words: string;
}

/** A column of the heat map: a locale and width, or a mode, in which each story takes others. */
export type Column = Pick<ResultRow, 'locale' | 'width' | 'mode'>;

/** A row of the heat map: one story in one engine (and mode, see {@link buildModel}); `snapshots` stand under the columns. */
export interface Line {
  readonly story: string;
  readonly title: string;
  readonly name: string;
  readonly browser: string;
  /** Empty where modes are columns. */
  readonly mode: string;
  readonly snapshots: readonly (ModelEntry | undefined)[];
}

/** Where some snapshots stand: their languages and modes as they come, their widths from narrow to wide. */
export interface Span {
  readonly locales: readonly string[];
  readonly widths: readonly number[];
  readonly modes: readonly string[];
}

/** Everything that stays as it is while the report is open. */
export interface Model extends Span {
  readonly results: Results;
  readonly entries: readonly ModelEntry[];
  readonly lines: readonly Line[];
  readonly columns: readonly Column[];
  readonly titles: readonly string[];
  readonly engines: readonly string[];
  readonly bySnapshot: ReadonlyMap<string, ModelEntry>;
}

/**
 * Reads results once. A mode is a column of its own, because each story takes another locale and
 * width in it; where a story has several snapshots in one mode, each mode is a line instead.
 */
export function buildModel(results: Results): Model {
  const { locales, widths, modes } = spanOf(results.snapshots);
  const inModes = results.snapshots.filter(({ mode }) => mode !== undefined);
  const lined =
    inModes.length > unique(inModes.map((it) => `${it.browser} ${it.story} ${it.mode}`)).length;
  const columns: Column[] = [
    ...locales.flatMap((locale) => widths.map((width) => ({ locale, width }))),
    ...(lined ? [] : modes.map((mode) => ({ locale: '', width: 0, mode }))),
  ];
  const keyOf = ({ locale, width, mode }: Column) =>
    lined || mode === undefined ? `${locale}/${width}` : mode;
  const place = new Map(columns.map((column, at) => [keyOf(column), at]));
  const entries = results.snapshots.map((row, index) => ({
    row,
    index,
    column: place.get(keyOf(row)) ?? -1,
    look: displayStatus(row),
    faulty: hasFindings(row),
    review: needsReview(row),
    words: wordsOf(row),
  }));
  const lineOf = ({ row }: ModelEntry) =>
    `${row.browser} ${row.story} ${lined ? (row.mode ?? '') : ''}`;
  const lines = [...Map.groupBy(entries, lineOf).values()].map((group): Line => {
    const snapshots = Array.from<ModelEntry | undefined>({ length: columns.length });
    for (const entry of group) snapshots[entry.column] = entry;
    const { story, title, name, browser, mode = '' } = (group[0] as ModelEntry).row;
    return { story, title, name, browser, mode: lined ? mode : '', snapshots };
  });
  return {
    results,
    entries,
    // Stories of one component stand together, whatever order the index has.
    lines: [...Map.groupBy(lines, ({ title }) => title).values()].flat(),
    columns,
    locales,
    widths,
    modes,
    titles: unique(results.snapshots.map(({ title }) => title)),
    engines: unique(results.snapshots.map(({ browser }) => browser)),
    bySnapshot: new Map(entries.map((entry) => [entry.row.snapshot, entry])),
  };
}

/** The languages, widths and modes of some snapshots. */
export function spanOf(rows: readonly ResultRow[]): Span {
  return {
    locales: unique(rows.map(({ locale }) => locale)),
    widths: unique(rows.map(({ width }) => width)).toSorted((a, b) => a - b),
    modes: unique(rows.flatMap(({ mode }) => mode ?? [])),
  };
}

/** What of a story a snapshot shows, for people: `en, 375 px, forced-colors`. */
export function snapshotLabel({ locale, width, mode }: Column, between = ', '): string {
  return [locale, `${width} px`, mode].filter(Boolean).join(between);
}

function wordsOf({ snapshot, title, name, changes, findings }: ResultRow): string {
  const places = [...changes, ...findings].map(({ key, text }) => `${key} ${text}`);
  return [snapshot, title, name, ...places].join(' ').toLowerCase();
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
