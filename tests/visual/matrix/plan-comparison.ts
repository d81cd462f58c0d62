/** Which snapshots of two Storybooks a run looks at. */
import {
  DEFAULT_FILTERS,
  type Dimensions,
  type Snapshot,
  type Filters,
  type StoryGrid,
  type Story,
  snapshotName,
  matchesStory,
  planStoryGrids,
} from './snapshots.ts';

/** Snapshots that the base takes and the head no longer does (VIS-14): nothing is captured of them. */
export interface RemovedSnapshots extends StoryGrid {
  readonly reason: string;
}

/**
 * The head's sheets, and what only the base takes: its stories' snapshots by its own rules, or, where
 * nobody knows these, by the head's (`taken` are the names that the base's own harness lists).
 * @throws RangeError as {@link planStoryGrids}, for a filter that names a story of neither.
 */
export function planComparison(
  head: readonly Story[],
  base: readonly Story[],
  filters: Filters,
  axes: Dimensions,
  taken?: readonly string[],
): { sheets: StoryGrid[]; removed: RemovedSnapshots[] } {
  const headIds = new Set(head.map(({ id }) => id));
  const headNames = new Set(
    planStoryGrids(head, DEFAULT_FILTERS, axes).flatMap(({ snapshots }) =>
      snapshots.map(snapshotName),
    ),
  );
  const sheetsOfBase = planStoryGrids(base, DEFAULT_FILTERS, axes);
  const baseSnapshots = (story: Story) =>
    taken
      ? snapshotsNamed(taken, story)
      : sheetsOfBase.flatMap((sheet) => (sheet.story === story ? sheet.snapshots : []));
  const removed = base
    .map((story) => ({
      story,
      snapshots: baseSnapshots(story).filter(
        (snapshot) => !headNames.has(snapshotName(snapshot)) && fits(snapshot, filters),
      ),
      reason: headIds.has(story.id)
        ? 'only the base takes it: the story is still there'
        : 'only the base has this story',
    }))
    .filter(({ snapshots }) => snapshots.length > 0);

  // A filter that names a story of the base alone is no typing error.
  const isIn = (stories: readonly Story[], glob: string) =>
    stories.some((it) => matchesStory(it, glob));
  const only = base.filter(({ id }) => !headIds.has(id));
  const named = filters.stories.filter((glob) => isIn(head, glob) || !isIn(only, glob));
  const nothing = named.length === 0 && filters.stories.length > 0;
  const sheets = nothing ? [] : planStoryGrids(head, { ...filters, stories: named }, axes);
  return { sheets, removed };
}

/** The snapshots of a story among names as {@link snapshotName} writes them. */
function snapshotsNamed(names: readonly string[], story: Story): Snapshot[] {
  return names.flatMap((name) => {
    const [id, locale = '', rest = ''] = name.split('/');
    const [width, mode] = rest.split('+');
    if (id !== story.id) return [];
    return [{ story, locale, width: Number(width), ...(mode !== undefined && { mode }) }];
  });
}

function fits(
  { story, locale, width, mode }: Snapshot,
  { stories, locales, widths, modes }: Filters,
): boolean {
  return (
    (stories.length === 0 || stories.some((glob) => matchesStory(story, glob))) &&
    (locales.length === 0 || locales.includes(locale)) &&
    (widths.length === 0 || widths.includes(width)) &&
    (mode === undefined ? !modes?.names.length : isModeWanted(mode, modes))
  );
}

function isModeWanted(mode: string, modes: Filters['modes']): boolean {
  return modes !== undefined && (modes.names.length === 0 || modes.names.includes(mode));
}
