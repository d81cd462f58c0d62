/**
 * What a run captures: stories from a Storybook's index, and their snapshots (story × locale × width).
 * Pure, so that `--list`, a shard and the coverage ledger can ask without a browser.
 */
import { matchesGlob } from 'node:path';
import { LOCALES, PSEUDO_LOCALE } from '../site.config.ts';
import { OFF_TAG, type StoryTraits, storyLocales, storyWidths } from './dimensions.ts';
import { MODES, type Mode, type ModeChoice, modeSnapshots } from './modes.ts';

/** A story as a Storybook's `index.json` (format 4 or 5) names it. */
export interface Story extends StoryTraits {
  readonly id: string;
  readonly name: string;
}

/** One snapshot of a story. `width` is the viewport's, in CSS pixels. */
export interface Snapshot {
  readonly story: Story;
  readonly locale: string;
  readonly width: number;
  /** Name of the mode it is captured in (VIS-16); absent: the plain one. */
  readonly mode?: string;
  /** Absent: only the locale is set, in the global `locale`. */
  readonly globals?: Globals;
}

/** Which globals of a Storybook a snapshot sets (VIS-12). */
export interface Globals {
  /** The global that holds the locale. */
  readonly locale: string;
  /** Values of other globals, as in a Storybook's address. */
  readonly set: Readonly<Record<string, string>>;
}

/** A story with its snapshots, locale by locale: the unit one worker captures with one navigation. */
export interface StoryGrid {
  readonly story: Story;
  readonly snapshots: readonly Snapshot[];
}

/** Which snapshots to take; an empty list takes all. `stories` are globs over id, title or title/name. */
export interface Filters {
  readonly stories: readonly string[];
  readonly locales: readonly string[];
  readonly widths: readonly number[];
  /** Absent: only plain snapshots (VIS-16). */
  readonly modes?: ModeChoice;
}

/** The locale of a snapshot in a Storybook that has no choice of language. */
export const NO_LOCALE = '-';

/** Whose snapshots are asked for: this project's Storybook, or another one (VIS-12). */
export interface Dimensions {
  /** The languages of a story without tags. */
  readonly locales: readonly string[];
  /** Languages that run only where a filter names them. */
  readonly onDemand: readonly string[];
  readonly storyWidths: (story: StoryTraits) => readonly number[];
  readonly globals?: Globals;
  /** The modes that make sense there. */
  readonly modes: readonly Mode[];
}

/** This project's own Storybook. */
export const PROJECT_DIMENSIONS: Dimensions = {
  locales: LOCALES,
  onDemand: [PSEUDO_LOCALE],
  storyWidths,
  modes: MODES,
};

/**
 * Another project's Storybook: the languages it offers, if any, one narrow and one wide width. Our
 * breakpoints and sidebar mean nothing there; `--width` asks for what does, and tags narrow as here.
 */
export function externalDimensions(locales: readonly string[]): Dimensions {
  return {
    locales: locales.length === 0 ? [NO_LOCALE] : locales,
    onDemand: [],
    storyWidths: ({ tags }) => storyWidths({ title: 'Primitives/', tags }),
    modes: MODES.filter(({ ownOnly }) => !ownOnly),
  };
}

/** The axes of a Storybook that offers these languages: with the pseudo-locale it is this project's. */
export function dimensionsFor(offered: readonly string[], globals: Globals): Dimensions {
  const ours = [...LOCALES, PSEUDO_LOCALE].every((locale) => offered.includes(locale));
  const axes = ours ? PROJECT_DIMENSIONS : externalDimensions(offered);
  const usual =
    ['locale', NO_LOCALE].includes(globals.locale) && Object.keys(globals.set).length === 0;
  return usual ? axes : { ...axes, globals };
}

/** What a run takes that is not narrowed. */
export const DEFAULT_FILTERS: Filters = {
  stories: [],
  locales: [],
  widths: [],
  modes: { product: 'pairwise', names: [] },
};

/** Whether nothing is left out, modes included: what no snapshot needs is not needed then. */
export function isUnfiltered({ stories, locales, widths, modes }: Filters): boolean {
  return [stories, locales, widths, modes?.names ?? ['plain']].every(({ length }) => length === 0);
}

/**
 * The stories of an `index.json`, in its order; docs pages are left out.
 * @throws TypeError when the value is no Storybook index.
 */
export function readStoryIndex(index: unknown): Story[] {
  const entries =
    typeof index === 'object' && index !== null && 'entries' in index ? index.entries : undefined;
  if (typeof entries !== 'object' || entries === null) {
    throw new TypeError('Not the index.json of a Storybook: it has no "entries".');
  }
  const stories = Object.values(entries as Record<string, Partial<Story> & { type?: string }>);
  return stories.flatMap(({ type, id, title, name, tags }) => {
    if (type !== 'story' || id === undefined || title === undefined || name === undefined)
      return [];
    // Ids are parts of addresses and of snapshots' names, which `/` divides.
    if (/[/\\\p{Cc}]/u.test(id))
      throw new TypeError(`No Storybook gives a story the id ${JSON.stringify(id)}.`);
    return [{ id, title, name, tags: tags ?? [] }];
  });
}

/**
 * The sheets a run captures, in the index's order; stories without a snapshot left are left out.
 * Tags `locale:<l>` and `width:<n>` narrow a story, `visual:off` leaves it out.
 * @throws RangeError when a filter names an unknown locale or mode, or matches no story: a typing
 * error must not pass as "nothing differs".
 */
export function planStoryGrids(
  stories: readonly Story[],
  filters: Filters,
  axes: Dimensions = PROJECT_DIMENSIONS,
): StoryGrid[] {
  const known = [...axes.locales, ...axes.onDemand];
  const unknown = filters.locales.find((locale) => !known.includes(locale));
  if (unknown !== undefined)
    throw new RangeError(`Unknown locale "${unknown}"; there are ${known.join(', ')}.`);
  const absent = filters.modes?.names.find((name) => !axes.modes.some((it) => it.name === name));
  if (absent !== undefined)
    throw new RangeError(
      `The mode "${absent}" makes no sense in a Storybook that is not this project's.`,
    );
  for (const glob of filters.stories) {
    if (!stories.some((story) => matchesStory(story, glob))) {
      throw new RangeError(`No story matches "${glob}".`);
    }
  }
  return stories
    .filter((story) => !story.tags.includes(OFF_TAG))
    .filter(
      (story) =>
        filters.stories.length === 0 || filters.stories.some((glob) => matchesStory(story, glob)),
    )
    .map((story) => ({ story, snapshots: snapshotsOf(story, filters, axes) }))
    .filter(({ snapshots }) => snapshots.length > 0);
}

/**
 * A snapshot's name in files, reports and approvals: `<story id>/<locale>/<width>`, with `+<mode>` after it,
 * and `/<global>=<value>` for each global that is set.
 */
export function snapshotName({ story, locale, width, mode, globals }: Snapshot): string {
  const set = Object.entries(globals?.set ?? {}).map((pair) => pair.join('='));
  return [story.id, locale, `${width}${mode === undefined ? '' : `+${mode}`}`, ...set].join('/');
}

function snapshotsOf(story: Story, filters: Filters, axes: Dimensions): Snapshot[] {
  const isLocaleWanted = (locale: string) =>
    filters.locales.length === 0 || filters.locales.includes(locale);
  const own = storyLocales(story, axes.locales);
  const asked = axes.onDemand.filter((locale) => filters.locales.includes(locale));
  const widths = axes.storyWidths(story);
  // A width that is asked for by name is captured even where the list does not have it.
  const wanted = filters.widths.length === 0 ? widths : filters.widths;
  const spoken = [...own, ...asked].filter(isLocaleWanted);
  // Width outside, locale inside: a page that keeps its size costs a twentieth less.
  const about = { story, ...(axes.globals && { globals: axes.globals }) };
  const plain = wanted.flatMap((width) =>
    spoken.map((locale) => Object.assign({ locale, width }, about)),
  );
  if (filters.modes === undefined) return plain;
  // Chosen first and narrowed then: a filter moves no mode to another locale or width.
  const inModes = modeSnapshots(story, filters.modes, axes.modes, own, widths)
    .filter(({ locale }) => isLocaleWanted(locale))
    .filter(({ width }) => filters.widths.length === 0 || filters.widths.includes(width))
    .map((it) => Object.assign(it, about));
  return filters.modes.names.length > 0 ? inModes : [...plain, ...inModes];
}

/** Whether a story's id, title or title/name fits a glob. */
export function matchesStory({ id, title, name }: Story, glob: string): boolean {
  return [id, title, `${title}/${name}`].some((text) => matchesGlob(text, glob));
}
