/** Snapshots that changed differently from the others of their story. */
import type { ResultRow } from '../../results.ts';

type Outlier = ReturnType<typeof outlier>;

/** A majority needs at least this many snapshots; an "only width that changed", this many widths. */
const MIN_COMPARED = 3;
const UNCHANGED = '';

/** The id of a row's change group, or {@link UNCHANGED}. */
type GroupIdOf = (row: ResultRow) => string;

/**
 * The outliers of each group, by its id: languages that differ from more than half of the languages at
 * their width, and the only width of a story that changed.
 */
export function findOutliers(
  rows: readonly ResultRow[],
  groups: readonly { readonly id: string; readonly rows: readonly ResultRow[] }[],
): Map<string, Outlier[]> {
  const ids = new Map(groups.flatMap(({ id, rows }) => rows.map(({ snapshot }) => [snapshot, id])));
  const groupIdOf: GroupIdOf = ({ snapshot }) => ids.get(snapshot) ?? UNCHANGED;
  const stories = Map.groupBy(rows, ({ story, browser, mode }) => `${story} ${browser} ${mode}`);
  const outliers = [...stories.values()].flatMap((story) =>
    oddLocales(story, groupIdOf).concat(onlyWidth(story, groupIdOf)),
  );
  return Map.groupBy(outliers, ({ rows }) => rows.map(groupIdOf)[0] ?? UNCHANGED);
}

function oddLocales(story: readonly ResultRow[], groupIdOf: GroupIdOf): Outlier[] {
  const odd = [...Map.groupBy(story, ({ width }) => width).values()].flatMap((locales) => {
    const [majority] =
      [...Map.groupBy(locales, groupIdOf)].find(([, same]) => same.length > locales.length / 2) ??
      [];
    if (locales.length < MIN_COMPARED || majority === undefined) return [];
    const difference =
      majority === UNCHANGED
        ? 'is the only language that changed'
        : 'changed differently from the others';
    return locales
      .filter((row) => ![majority, UNCHANGED].includes(groupIdOf(row)))
      .map((row) => ({ row, difference }));
  });
  const byLocale = Map.groupBy(
    odd,
    ({ row, difference }) => `${groupIdOf(row)} ${row.locale} ${difference}`,
  );
  return [...byLocale.values()].map((same) => {
    const rows = same.map(({ row }) => row);
    return outlier(rows, `${rows[0]?.locale} ${same[0]?.difference} at ${widthsOf(rows)}`);
  });
}

function onlyWidth(story: readonly ResultRow[], groupIdOf: GroupIdOf): Outlier[] {
  const changed = story.filter((row) => groupIdOf(row) !== UNCHANGED);
  const widths = new Set(story.map(({ width }) => width));
  if (widths.size < MIN_COMPARED || new Set(changed.map(({ width }) => width)).size !== 1)
    return [];
  return [...Map.groupBy(changed, groupIdOf).values()].map((rows) =>
    outlier(rows, `${widthsOf(rows)} is the only width that changed`),
  );
}

function outlier(rows: readonly ResultRow[], difference: string) {
  const { title, name } = rows[0] as ResultRow;
  return { rows, reason: `${title.split('/').at(-1)} / ${name}: ${difference}` };
}

function widthsOf(rows: readonly ResultRow[]): string {
  const widths = [...new Set(rows.map(({ width }) => width))];
  return widths.length > 3 ? `${widths.length} widths` : `${widths.join(', ')} px`;
}
