/** Which cells of two Storybooks a run looks at. */
import {
  DEFAULT_FILTERS,
  type Axes,
  type Cell,
  type Filters,
  type Sheet,
  type Story,
  cellName,
  matches,
  sheetsOf,
} from './cells.ts';

/** Cells that the base takes and the head no longer does (VIS-14): nothing is captured of them. */
export interface Removed extends Sheet {
  readonly reason: string;
}

/**
 * The head's sheets, and what only the base takes: its stories' cells by its own rules, or, where
 * nobody knows these, by the head's (`taken` are the names that the base's own harness lists).
 * @throws RangeError as {@link sheetsOf}, for a filter that names a story of neither.
 */
export function sheetsOfBoth(
  head: readonly Story[],
  base: readonly Story[],
  filters: Filters,
  axes: Axes,
  taken?: readonly string[],
): { sheets: Sheet[]; removed: Removed[] } {
  const headIds = new Set(head.map(({ id }) => id));
  const headNames = new Set(
    sheetsOf(head, DEFAULT_FILTERS, axes).flatMap(({ cells }) => cells.map(cellName)),
  );
  const sheetsOfBase = sheetsOf(base, DEFAULT_FILTERS, axes);
  const baseCells = (story: Story) =>
    taken
      ? cellsNamed(taken, story)
      : sheetsOfBase.flatMap((sheet) => (sheet.story === story ? sheet.cells : []));
  const removed = base
    .map((story) => ({
      story,
      cells: baseCells(story).filter(
        (cell) => !headNames.has(cellName(cell)) && fits(cell, filters),
      ),
      reason: headIds.has(story.id)
        ? 'only the base takes it: the story is still there'
        : 'only the base has this story',
    }))
    .filter(({ cells }) => cells.length > 0);

  // A filter that names a story of the base alone is no typing error.
  const isIn = (stories: readonly Story[], glob: string) => stories.some((it) => matches(it, glob));
  const only = base.filter(({ id }) => !headIds.has(id));
  const named = filters.stories.filter((glob) => isIn(head, glob) || !isIn(only, glob));
  const nothing = named.length === 0 && filters.stories.length > 0;
  const sheets = nothing ? [] : sheetsOf(head, { ...filters, stories: named }, axes);
  return { sheets, removed };
}

/** The cells of a story among names as {@link cellName} writes them. */
function cellsNamed(names: readonly string[], story: Story): Cell[] {
  return names.flatMap((name) => {
    const [id, locale = '', rest = ''] = name.split('/');
    const [width, mode] = rest.split('+');
    if (id !== story.id) return [];
    return [{ story, locale, width: Number(width), ...(mode !== undefined && { mode }) }];
  });
}

function fits(
  { story, locale, width, mode }: Cell,
  { stories, locales, widths, modes }: Filters,
): boolean {
  return (
    (stories.length === 0 || stories.some((glob) => matches(story, glob))) &&
    (locales.length === 0 || locales.includes(locale)) &&
    (widths.length === 0 || widths.includes(width)) &&
    (mode === undefined ? !modes?.names.length : isModeWanted(mode, modes))
  );
}

function isModeWanted(mode: string, modes: Filters['modes']): boolean {
  return modes !== undefined && (modes.names.length === 0 || modes.names.includes(mode));
}
