/** Which cells of two Storybooks a run looks at. */
import { type Axes, type Filters, type Sheet, type Story, matches, sheetsOf } from './cells.ts';

/**
 * The head's sheets, and those of stories that only the base has: nothing is captured of them.
 * @throws RangeError as {@link sheetsOf}, for a filter that names a story of neither.
 */
export function sheetsOfBoth(
  head: readonly Story[],
  base: readonly Story[],
  filters: Filters,
  axes: Axes,
): { sheets: Sheet[]; removed: Sheet[] } {
  const kept = new Set(head.map(({ id }) => id));
  const gone = base.filter(({ id }) => !kept.has(id));
  const only = gone.filter(
    (story) => filters.stories.length === 0 || filters.stories.some((glob) => matches(story, glob)),
  );
  const removed = sheetsOf(only, { ...filters, stories: [] }, axes);
  // A filter that names a story of the base alone is no typing error.
  const fits = (stories: readonly Story[], glob: string) => stories.some((it) => matches(it, glob));
  const named = filters.stories.filter((glob) => fits(head, glob) || !fits(only, glob));
  const nothing = named.length === 0 && filters.stories.length > 0;
  const sheets = nothing ? [] : sheetsOf(head, { ...filters, stories: named }, axes);
  return { sheets, removed };
}
