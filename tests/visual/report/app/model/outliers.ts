/** Snapshots that did not change as their neighbours did: where a language or a width broke alone. */
import type { ResultRow } from '../../results.ts';

/** Snapshots of one story that do not fit, and why, for people. */
export interface Outlier {
  readonly snapshots: readonly ResultRow[];
  readonly reason: string;
}

/** With fewer neighbours nobody can say who is the odd one. */
const FEWEST = 3;
const SAME = '';

/** A group as far as this file needs one. */
interface Alike {
  readonly id: string;
  readonly rows: readonly ResultRow[];
}

/**
 * The outliers of each group, by its id. A snapshot is one when, in its story, more than half of the
 * other languages at its width ended otherwise (another group, or nothing changed), or when its
 * width is the only one of the story that changed.
 */
export function findOutliers(
  rows: readonly ResultRow[],
  groups: readonly Alike[],
): Map<string, Outlier[]> {
  const home = new Map(
    groups.flatMap(({ id, rows }) => rows.map(({ snapshot }) => [snapshot, id])),
  );
  const ended = ({ snapshot }: ResultRow) => home.get(snapshot) ?? SAME;
  const found = new Map<string, Outlier[]>();
  const add = (id: string, outlier: Outlier) => found.set(id, [...(found.get(id) ?? []), outlier]);

  for (const story of Map.groupBy(
    rows,
    ({ story, browser, mode }) => `${story} ${browser} ${mode}`,
  ).values()) {
    if (story.every((row) => ended(row) === SAME)) continue;
    for (const { id, snapshots, reason } of [
      ...oddLocales(story, ended),
      ...oddWidth(story, ended),
    ]) {
      add(id, { snapshots, reason });
    }
  }
  return found;
}

type Ended = (row: ResultRow) => string;
type Found = Outlier & { readonly id: string };

function oddLocales(story: readonly ResultRow[], ended: Ended): Found[] {
  const odd = [...Map.groupBy(story, ({ width }) => width).values()].flatMap((row) => {
    if (row.length < FEWEST) return [];
    const states = [...Map.groupBy(row, ended)];
    const most = states.find(([, snapshots]) => snapshots.length * 2 > row.length)?.[0];
    if (most === undefined) return [];
    return row
      .filter((snapshot) => ![most, SAME].includes(ended(snapshot)))
      .map((snapshot) => ({ snapshot, most }));
  });
  const name = nameOf(story);
  return [
    ...Map.groupBy(
      odd,
      ({ snapshot, most }) => `${ended(snapshot)} ${snapshot.locale} ${most === SAME}`,
    ).values(),
  ].map((same) => {
    const snapshots = same.map(({ snapshot }) => snapshot);
    const first = snapshots[0] as ResultRow;
    const how =
      same[0]?.most === SAME ? 'is the only language that changed' : 'changed differently';
    return {
      id: ended(first),
      snapshots,
      reason: `${name}: ${first.locale} ${how}${same[0]?.most === SAME ? '' : ' from the others'} at ${widthsOf(snapshots)}`,
    };
  });
}

function oddWidth(story: readonly ResultRow[], ended: Ended): Found[] {
  const widths = new Set(story.map(({ width }) => width));
  const changed = story.filter((row) => ended(row) !== SAME);
  const theirs = new Set(changed.map(({ width }) => width));
  if (widths.size < FEWEST || theirs.size !== 1) return [];
  return [...Map.groupBy(changed, ended)].map(([id, snapshots]) => ({
    id,
    snapshots,
    reason: `${nameOf(story)}: ${widthsOf(snapshots)} is the only width that changed`,
  }));
}

function nameOf(story: readonly ResultRow[]): string {
  const { title, name } = story[0] as ResultRow;
  return `${title.split('/').at(-1)} / ${name}`;
}

function widthsOf(snapshots: readonly ResultRow[]): string {
  const widths = [...new Set(snapshots.map(({ width }) => width))];
  return widths.length > 3 ? `${widths.length} widths` : `${widths.join(', ')} px`;
}
