/** The results as the report shows them: entries, heat map rows and columns. */
import { type ResultRow, type Results, hasFindings, needsReview } from '../../results.ts';
import { displayStatus } from './display-status.ts';

/** A locale and width; or a mode, where the locale and width depend on the story. */
export type Column = Pick<ResultRow, 'locale' | 'width' | 'mode'>;

export type Model = ReturnType<typeof buildModel>;
/** A snapshot with derived values that are read often. */
export type ModelEntry = Model['entries'][number];

/**
 * Each mode is a column, because a story has it once, at some locale and width. Where a story has
 * several snapshots in one mode, each mode of a story is a row instead.
 */
export function buildModel(results: Results) {
  const rows = results.snapshots;
  const span = spanOf(rows);
  const inModes = rows.filter(({ mode }) => mode !== undefined);
  const modesAreRows =
    inModes.length > unique(inModes.map((it) => `${it.browser} ${it.story} ${it.mode}`)).length;
  const columns: Column[] = [
    ...span.locales.flatMap((locale) => span.widths.map((width) => ({ locale, width }))),
    ...(modesAreRows ? [] : span.modes.map((mode) => ({ locale: '', width: 0, mode }))),
  ];
  const columnKey = ({ locale, width, mode }: Column) =>
    modesAreRows || mode === undefined ? `${locale}/${width}` : mode;
  const columnIndex = new Map(columns.map((column, index) => [columnKey(column), index]));
  const entries = rows.map((row) => ({
    row,
    /** Index in `columns`. */
    column: columnIndex.get(columnKey(row)) ?? -1,
    status: displayStatus(row),
    hasFindings: hasFindings(row),
    /** When the run ended; accepting in the report does not change it. */
    needsReview: needsReview(row),
    searchText: searchTextOf(row),
  }));
  const byStory = Map.groupBy(entries, ({ row: { browser, story, mode } }) =>
    modesAreRows ? `${browser} ${story} ${mode}` : `${browser} ${story}`,
  );
  const storyRows = [...byStory.values()].map((group) => {
    const byColumn = Array.from<(typeof entries)[number] | undefined>({ length: columns.length });
    for (const entry of group) byColumn[entry.column] = entry;
    const { story, title, name, browser, mode = '' } = (group[0] as (typeof entries)[number]).row;
    return { story, title, name, browser, mode: modesAreRows ? mode : '', entries: byColumn };
  });
  return {
    ...span,
    results,
    entries,
    // Stories of a component are adjacent, also where the Storybook index separates them.
    storyRows: [...Map.groupBy(storyRows, ({ title }) => title).values()].flat(),
    columns,
    components: unique(rows.map(({ title }) => title)),
    browsers: unique(rows.map(({ browser }) => browser)),
    bySnapshot: new Map(entries.map((entry) => [entry.row.snapshot, entry])),
  };
}

/** The distinct values of some snapshots, in the order of the results; widths are sorted. */
export function spanOf(rows: readonly ResultRow[]) {
  return {
    stories: unique(rows.map(({ story }) => story)),
    locales: unique(rows.map(({ locale }) => locale)),
    widths: unique(rows.map(({ width }) => width)).toSorted((a, b) => a - b),
    modes: unique(rows.flatMap(({ mode }) => mode ?? [])),
  };
}

/** `en, 375 px, forced-colors`. */
export function snapshotLabel({ locale, width, mode }: Column, separator = ', '): string {
  return [locale, `${width} px`, mode].filter(Boolean).join(separator);
}

/** In lower case. */
function searchTextOf({ snapshot, title, name, changes, findings }: ResultRow): string {
  const texts = [...changes, ...findings].map(({ key, text }) => `${key} ${text}`);
  return [snapshot, title, name, ...texts].join(' ').toLowerCase();
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
