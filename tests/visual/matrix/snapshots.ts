/** The stories of a Storybook's index, and their snapshots. */
import { matchesGlob } from 'node:path';
import { LOCALES, PRIMITIVES, PSEUDO_LOCALE } from '../site.config.ts';
import { OFF_TAG, type StoryTraits, storyLocales, storyWidths } from './dimensions.ts';
import { MODES, type Mode, type ModeChoice, modeSnapshots } from './modes.ts';

/** A story of an `index.json` (format 4 or 5). */
export interface Story extends StoryTraits {
  readonly id: string;
  readonly name: string;
}

export interface Snapshot {
  readonly story: Story;
  readonly locale: string;
  /** Viewport width in CSS px. */
  readonly width: number;
  /** Absent: a plain snapshot (VIS-16). */
  readonly mode?: string;
  /** Absent: only the global `locale` is set. */
  readonly globals?: Globals;
}

/** Which globals of a Storybook a snapshot sets (VIS-12). */
export interface Globals {
  /** Name of the global for the locale. */
  readonly locale: string;
  /** Values of other globals, as in a Storybook's URL. */
  readonly set: Readonly<Record<string, string>>;
}

/** A story with its snapshots, which one worker captures after one navigation. */
export interface StoryGrid {
  readonly story: Story;
  readonly snapshots: readonly Snapshot[];
}

/** An empty list means all. `stories` are globs for the id, title or title/name. */
export interface Filters {
  readonly stories: readonly string[];
  readonly locales: readonly string[];
  readonly widths: readonly number[];
  /** Absent: only plain snapshots. */
  readonly modes?: ModeChoice;
}

/** The locale of a snapshot in a Storybook without a global for it. */
export const NO_LOCALE = '-';

/** The locales, widths and modes of a Storybook: this project's or another one (VIS-12). */
export interface Dimensions {
  readonly locales: readonly string[];
  /** Locales that are captured only if a filter names them. */
  readonly onDemand: readonly string[];
  readonly storyWidths: (story: StoryTraits) => readonly number[];
  readonly globals?: Globals;
  readonly modes: readonly Mode[];
}

export const PROJECT_DIMENSIONS: Dimensions = {
  locales: LOCALES,
  onDemand: [PSEUDO_LOCALE],
  storyWidths,
  modes: MODES,
};

/** For another project's Storybook, where our breakpoints mean nothing; its tags still count. */
export function externalDimensions(locales: readonly string[]): Dimensions {
  return {
    locales: locales.length === 0 ? [NO_LOCALE] : locales,
    onDemand: [],
    storyWidths: ({ tags }) => storyWidths({ title: PRIMITIVES, tags }),
    modes: MODES.filter(({ siteOnly }) => !siteOnly),
  };
}

/** A Storybook that offers the pseudo-locale as well is this project's. */
export function dimensionsFor(locales: readonly string[], globals: Globals): Dimensions {
  const isProject = [...LOCALES, PSEUDO_LOCALE].every((locale) => locales.includes(locale));
  const dimensions = isProject ? PROJECT_DIMENSIONS : externalDimensions(locales);
  const isDefault =
    ['locale', NO_LOCALE].includes(globals.locale) && Object.keys(globals.set).length === 0;
  return isDefault ? dimensions : { ...dimensions, globals };
}

export const DEFAULT_FILTERS: Filters = {
  stories: [],
  locales: [],
  widths: [],
  modes: { product: 'pairwise', names: [] },
};

/** Whether stories have all their snapshots, modes included. */
export function isUnfiltered({ stories, locales, widths, modes }: Filters): boolean {
  return [stories, locales, widths, modes?.names ?? ['plain']].every(({ length }) => length === 0);
}

/** In the order of the index, without docs pages. @throws TypeError for another value. */
export function readStoryIndex(index: unknown): Story[] {
  const { entries } = Object(index) as { entries?: unknown };
  if (typeof entries !== 'object' || entries === null)
    throw new TypeError('Not the index.json of a Storybook: it has no "entries".');
  const stories = Object.values(entries as Record<string, Partial<Story> & { type?: string }>);
  return stories.flatMap(({ type, id, title, name, tags }) => {
    if (type !== 'story' || id === undefined || title === undefined || name === undefined)
      return [];
    // The id becomes part of URLs and of snapshot names, which are split at `/`.
    if (/[/\\\p{Cc}]/u.test(id))
      throw new TypeError(`The index.json has an invalid story id: ${JSON.stringify(id)}.`);
    return [{ id, title, name, tags: tags ?? [] }];
  });
}

/**
 * The story grids of a run, in the order of the index; stories without snapshots are left out.
 * @throws RangeError when a filter has an unknown locale or mode, or matches no story: a typing error
 * must not pass as "no differences".
 */
export function planStoryGrids(
  stories: readonly Story[],
  filters: Filters,
  dimensions: Dimensions = PROJECT_DIMENSIONS,
): StoryGrid[] {
  const locales = [...dimensions.locales, ...dimensions.onDemand];
  const unknown = filters.locales.find((locale) => !locales.includes(locale));
  if (unknown !== undefined)
    throw new RangeError(`Unknown locale "${unknown}". The locales are ${locales.join(', ')}.`);
  for (const name of filters.modes?.names ?? [])
    if (!dimensions.modes.some((mode) => mode.name === name))
      throw new RangeError(`The mode "${name}" exists only in this project's Storybook.`);
  for (const glob of filters.stories)
    if (!stories.some((story) => matchesStory(story, [glob])))
      throw new RangeError(`No story matches "${glob}".`);
  return stories
    .filter((story) => !story.tags.includes(OFF_TAG) && matchesStory(story, filters.stories))
    .map((story) => ({ story, snapshots: snapshotsOf(story, filters, dimensions) }))
    .filter(({ snapshots }) => snapshots.length > 0);
}

/** `<story id>/<locale>/<width>`, then `+<mode>`, then `/<global>=<value>` for each that is set. */
export function snapshotName({ story, locale, width, mode, globals }: Snapshot): string {
  const set = Object.entries(globals?.set ?? {}).map((pair) => pair.join('='));
  return [story.id, locale, `${width}${mode === undefined ? '' : `+${mode}`}`, ...set].join('/');
}

function snapshotsOf(
  story: Story,
  { locales, widths, modes }: Filters,
  dimensions: Dimensions,
): Snapshot[] {
  const ownLocales = storyLocales(story, dimensions.locales);
  const ownWidths = dimensions.storyWidths(story);
  const requested = dimensions.onDemand.filter((locale) => locales.includes(locale));
  const isLocaleWanted = (locale: string) => locales.length === 0 || locales.includes(locale);
  const common = { story, ...(dimensions.globals && { globals: dimensions.globals }) };
  // Any width can be requested. Sorted by width: a page that keeps its size is 5 % faster.
  const plain = (widths.length === 0 ? ownWidths : widths).flatMap((width) =>
    [...ownLocales, ...requested]
      .filter(isLocaleWanted)
      .map((locale) => Object.assign({ locale, width }, common)),
  );
  if (modes === undefined) return plain;
  // Filtered after the choice, so that a filter moves no mode to another locale or width.
  const inModes = modeSnapshots(story, modes, dimensions.modes, ownLocales, ownWidths)
    .filter(({ locale }) => isLocaleWanted(locale))
    .filter(({ width }) => widths.length === 0 || widths.includes(width))
    .map((snapshot) => Object.assign(snapshot, common));
  return modes.names.length > 0 ? inModes : [...plain, ...inModes];
}

/** Whether a glob matches a story's id, title or title/name; without globs every story matches. */
export function matchesStory({ id, title, name }: Story, globs: Filters['stories']): boolean {
  const texts = [id, title, `${title}/${name}`];
  return globs.length === 0 || globs.some((glob) => texts.some((text) => matchesGlob(text, glob)));
}
