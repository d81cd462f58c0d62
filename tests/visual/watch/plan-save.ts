/** What is captured after a save: the snapshots that the files reach, the most wanted first. */
import { localesOf } from '../cache/input-scope.ts';
import {
  type Dimensions,
  type Filters,
  type Snapshot,
  matchesStory,
  planStoryGrids,
  snapshotName,
} from '../matrix/snapshots.ts';
import type { ImportGraph } from './import-graph.ts';
import { type IndexedStory, reachedStories } from './reached-stories.ts';

export interface StoryPlan {
  readonly stories: readonly IndexedStory[];
  readonly filters: Filters;
  readonly dimensions: Dimensions;
}

export interface SavePlan extends StoryPlan {
  readonly files: readonly string[];
  readonly graph: ImportGraph;
  /** Whether a story may show other locales than its snapshot's. */
  readonly showsOtherLocales: (snapshot: Snapshot) => boolean;
  /** The snapshot that was opened last in the page. */
  readonly opened?: Pick<Snapshot, 'locale' | 'width'> & { readonly story: string };
}

/** The snapshots of some stories, in their order. Plain ones only: modes are for a run. */
export function planStories({ stories, filters, dimensions }: StoryPlan): Snapshot[] {
  const { modes: _modes, ...plain } = { ...filters, stories: [] };
  return stories
    .filter((story) => matchesStory(story, filters.stories))
    .flatMap((story) => planStoryGrids([story], plain, dimensions))
    .flatMap(({ snapshots }) => snapshots);
}

export function planSave(plan: SavePlan): Snapshot[] {
  const { files, stories, graph, showsOtherLocales, opened } = plan;
  const snapshots = files.flatMap((file) => {
    const locales = localesOf(file);
    return planStories({ ...plan, stories: reachedStories(file, stories, graph) }).filter(
      (it) => !locales || locales.includes(it.locale) || showsOtherLocales(it),
    );
  });
  const rank = ({ story, locale, width }: Snapshot) => {
    if (!opened) return 0;
    if (story.id !== opened.story) return 2;
    return locale === opened.locale && width === opened.width ? 0 : 1;
  };
  // Several files may reach the same ones; the first occurrence keeps its place.
  const distinct = new Map(snapshots.map((snapshot) => [snapshotName(snapshot), snapshot]));
  return [...distinct.values()].toSorted((a, b) => rank(a) - rank(b));
}
