/** The stories that a saved file reaches, nearest first. */
import { type Story, readStoryIndex } from '../matrix/snapshots.ts';
import type { ImportGraph } from './import-graph.ts';

export interface IndexedStory extends Story {
  /** Its file, from the root of the repository. */
  readonly file: string;
}

/** Served as they are, or part of the page around each story. */
const OF_EVERY_STORY = /^(?:public|mocks\/worker|\.storybook)\//;
const PREVIEW = '.storybook/preview.tsx';

/** @throws TypeError as `readStoryIndex`. */
export function readIndexedStories(index: unknown): IndexedStory[] {
  const { entries } = Object(index) as { entries?: Record<string, { importPath?: string }> };
  const fileOf = (id: string) => (entries?.[id]?.importPath ?? '').replace(/^\.\//, '');
  return readStoryIndex(index).map((story) => Object.assign({ file: fileOf(story.id) }, story));
}

/** Stories with fewer imports between their file and the saved one come first. */
export function reachedStories(
  savedFile: string,
  stories: readonly IndexedStory[],
  graph: ImportGraph,
): IndexedStory[] {
  const files = new Set(stories.map(({ file }) => file));
  const distances = graph.distancesTo(savedFile, [...files, PREVIEW]);
  const ofPreview = OF_EVERY_STORY.test(savedFile) ? 0 : distances.get(PREVIEW);
  const distanceOf = ({ file }: IndexedStory) => distances.get(file) ?? ofPreview;
  return stories
    .filter((story) => distanceOf(story) !== undefined)
    .toSorted((a, b) => (distanceOf(a) ?? 0) - (distanceOf(b) ?? 0));
}
