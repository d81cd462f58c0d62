/**
 * What a run captures: stories from a Storybook's index, and their cells (story × locale × width).
 * Pure, so that `--list`, a shard and the coverage ledger can ask without a browser.
 */
import { matchesGlob } from 'node:path';
import { LOCALES } from '../../../src/i18n/locales.ts';
import { OFF_TAG, type Traits, localesOf, widthsOf } from './axes.ts';

/** A story as a Storybook's `index.json` (format 4 or 5) names it. */
export interface Story extends Traits {
  readonly id: string;
  readonly name: string;
}

/** One picture of a story. `width` is the viewport's, in CSS pixels. */
export interface Cell {
  readonly story: Story;
  readonly locale: string;
  readonly width: number;
}

/** A story with its cells, locale by locale: the unit one worker captures with one navigation. */
export interface Sheet {
  readonly story: Story;
  readonly cells: readonly Cell[];
}

/** Which cells to take; an empty list takes all. `stories` are globs over id, title or title/name. */
export interface Filters {
  readonly stories: readonly string[];
  readonly locales: readonly string[];
  readonly widths: readonly number[];
}

/** The toolbar's pseudo-locale: English, accented and 40 % longer; only when it is asked for. */
export const PSEUDO_LOCALE = 'en-XA';

/** The locale of a cell in a Storybook that has no choice of language. */
export const NO_LOCALE = '-';

/** Whose cells are asked for: this project's Storybook, or another one (VIS-12). */
export interface Axes {
  /** The languages of a story without tags. */
  readonly locales: readonly string[];
  /** Languages that run only where a filter names them. */
  readonly onDemand: readonly string[];
  readonly widthsOf: (story: Traits) => readonly number[];
}

/** This project's own Storybook. */
export const OWN_AXES: Axes = { locales: LOCALES, onDemand: [PSEUDO_LOCALE], widthsOf };

/**
 * Another project's Storybook: the languages it offers, if any, one narrow and one wide width. Our
 * breakpoints and sidebar mean nothing there; `--width` asks for what does, and tags narrow as here.
 */
export function foreignAxes(locales: readonly string[]): Axes {
  return {
    locales: locales.length === 0 ? [NO_LOCALE] : locales,
    onDemand: [],
    widthsOf: ({ tags }) => widthsOf({ title: 'Primitives/', tags }),
  };
}

/** The axes of a Storybook that offers these languages: with the pseudo-locale it is this project's. */
export function axesOf(offered: readonly string[]): Axes {
  const ours = [...LOCALES, PSEUDO_LOCALE].every((locale) => offered.includes(locale));
  return ours ? OWN_AXES : foreignAxes(offered);
}

/**
 * The stories of an `index.json`, in its order; docs pages are left out.
 * @throws TypeError when the value is no Storybook index.
 */
export function storiesOf(index: unknown): Story[] {
  const entries =
    typeof index === 'object' && index !== null && 'entries' in index ? index.entries : undefined;
  if (typeof entries !== 'object' || entries === null) {
    throw new TypeError('Not the index.json of a Storybook: it has no "entries".');
  }
  return Object.values(entries as Record<string, Partial<Story> & { type?: string }>).flatMap(
    ({ type, id, title, name, tags }) =>
      type === 'story' && id !== undefined && title !== undefined && name !== undefined
        ? [{ id, title, name, tags: tags ?? [] }]
        : [],
  );
}

/**
 * The sheets a run captures, in the index's order; stories without a cell left are left out.
 * Tags `locale:<l>` and `width:<n>` narrow a story, `visual:off` leaves it out.
 * @throws RangeError when a filter names an unknown locale or matches no story: a typing error
 * must not pass as "nothing differs".
 */
export function sheetsOf(
  stories: readonly Story[],
  filters: Filters,
  axes: Axes = OWN_AXES,
): Sheet[] {
  const known = [...axes.locales, ...axes.onDemand];
  const unknown = filters.locales.find((locale) => !known.includes(locale));
  if (unknown !== undefined)
    throw new RangeError(`Unknown locale "${unknown}"; there are ${known.join(', ')}.`);
  for (const glob of filters.stories) {
    if (!stories.some((story) => matches(story, glob))) {
      throw new RangeError(`No story matches "${glob}".`);
    }
  }
  return stories
    .filter((story) => !story.tags.includes(OFF_TAG))
    .filter(
      (story) =>
        filters.stories.length === 0 || filters.stories.some((glob) => matches(story, glob)),
    )
    .map((story) => ({ story, cells: cellsOf(story, filters, axes) }))
    .filter(({ cells }) => cells.length > 0);
}

/** A cell's name in files, reports and approvals: `<story id>/<locale>/<width>`. */
export function cellName({ story, locale, width }: Cell): string {
  return `${story.id}/${locale}/${width}`;
}

function cellsOf(story: Story, filters: Filters, axes: Axes): Cell[] {
  const asked = axes.onDemand.filter((locale) => filters.locales.includes(locale));
  const locales = [...localesOf(story, axes.locales), ...asked];
  // A width that is asked for by name is captured even where the list does not have it.
  const wanted = filters.widths.length === 0 ? axes.widthsOf(story) : filters.widths;
  const spoken = locales.filter(
    (locale) => filters.locales.length === 0 || filters.locales.includes(locale),
  );
  // Width outside, locale inside: a page that keeps its size costs a twentieth less.
  return wanted.flatMap((width) => spoken.map((locale) => ({ story, locale, width })));
}

/** Whether a story's id, title or title/name fits a glob. */
export function matches({ id, title, name }: Story, glob: string): boolean {
  return [id, title, `${title}/${name}`].some((text) => matchesGlob(text, glob));
}
