/** Which snapshots of two Storybooks a run captures, and which the candidate no longer has. */
import {
  DEFAULT_FILTERS,
  type Dimensions,
  type Filters,
  type Snapshot,
  type Story,
  type StoryGrid,
  matchesStory,
  planStoryGrids,
  snapshotName,
} from './snapshots.ts';

/** Snapshots of the baseline that the candidate no longer has (VIS-14). They are not captured. */
export interface RemovedSnapshots extends StoryGrid {
  readonly reason: string;
}

/**
 * The candidate's story grids, and the removed snapshots. `baselineNames` are the names that the
 * baseline's own harness lists; without them the candidate's rules apply to the baseline's stories.
 * @throws RangeError as {@link planStoryGrids}, for a filter that matches no story of either Storybook.
 */
export function planComparison(
  candidate: readonly Story[],
  baseline: readonly Story[],
  filters: Filters,
  dimensions: Dimensions,
  baselineNames?: readonly string[],
): { storyGrids: StoryGrid[]; removed: RemovedSnapshots[] } {
  const snapshotsOf = (stories: readonly Story[]) =>
    planStoryGrids(stories, DEFAULT_FILTERS, dimensions).flatMap(({ snapshots }) => snapshots);
  const names = new Set(snapshotsOf(candidate).map(snapshotName));
  const ids = new Set(candidate.map(({ id }) => id));
  const baselineSnapshots = baselineNames
    ? parseNames(baselineNames, baseline, dimensions)
    : snapshotsOf(baseline);
  const removedSnapshots = baselineSnapshots.filter(
    (snapshot) => !names.has(snapshotName(snapshot)) && matchesFilters(snapshot, filters),
  );
  const removed = [...Map.groupBy(removedSnapshots, ({ story }) => story)].map(
    ([story, snapshots]) => ({
      story,
      snapshots,
      reason: ids.has(story.id)
        ? 'only the baseline has it: the story still exists'
        : 'only the baseline has this story',
    }),
  );

  // A filter for a story that only the baseline has is valid.
  const matchesAny = (stories: readonly Story[], glob: string) =>
    stories.some((story) => matchesStory(story, [glob]));
  const baselineOnly = baseline.filter(({ id }) => !ids.has(id));
  const globs = filters.stories.filter(
    (glob) => matchesAny(candidate, glob) || !matchesAny(baselineOnly, glob),
  );
  const isEmpty = globs.length === 0 && filters.stories.length > 0;
  return {
    storyGrids: isEmpty
      ? []
      : planStoryGrids(candidate, { ...filters, stories: globs }, dimensions),
    removed,
  };
}

/** Snapshots with these names, in the order of `stories`; other stories are left out. */
function parseNames(
  names: readonly string[],
  stories: readonly Story[],
  { globals }: Dimensions,
): Snapshot[] {
  const namesById = Map.groupBy(names, (name) => name.split('/', 1)[0]);
  return stories.flatMap((story) =>
    (namesById.get(story.id) ?? []).flatMap((name) => {
      const [, locale = '', rest = ''] = name.split('/');
      const [width, mode] = rest.split('+');
      const dimensions = { ...(mode !== undefined && { mode }), ...(globals && { globals }) };
      return [{ story, locale, width: Number(width), ...dimensions }];
    }),
  );
}

function matchesFilters(
  { story, locale, width, mode }: Snapshot,
  { stories, locales, widths, modes }: Filters,
): boolean {
  const isModeWanted =
    mode === undefined
      ? !modes?.names.length
      : modes !== undefined && (modes.names.length === 0 || modes.names.includes(mode));
  return (
    matchesStory(story, stories) &&
    (locales.length === 0 || locales.includes(locale)) &&
    (widths.length === 0 || widths.includes(width)) &&
    isModeWanted
  );
}
