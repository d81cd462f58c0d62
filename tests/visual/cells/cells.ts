/**
 * What a run captures: stories from a Storybook's index, and their cells (story × locale × width).
 * Pure, so that `--list`, a shard and the coverage ledger can ask without a browser.
 */
import { matchesGlob } from 'node:path';
import { LOCALES } from '../../../src/i18n/locales.ts';
import { viewport } from '../../../src/theme/generated/tokens.ts';

/** A story as a Storybook's `index.json` (format 5) names it. */
export interface Story {
  readonly id: string;
  /** The sidebar path, such as `Primitives/Button`. */
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
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

/** Every width of the token list, narrow to wide: both sides of each breakpoint. */
export const WIDTHS: readonly number[] = Object.values(viewport).toSorted((a, b) => a - b);

/** A primitive has no breakpoints of its own: one narrow and one wide width show it. */
export const PRIMITIVE_WIDTHS: readonly number[] = [viewport.phone, viewport.popupMediumAt];

/** The toolbar's pseudo-locale: English, accented and 40 % longer; only when it is asked for. */
export const PSEUDO_LOCALE = 'en-XA';

/** A story with this tag has no cells; the reason belongs in a comment beside the tag. */
export const OFF_TAG = 'visual:off';

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
export function sheetsOf(stories: readonly Story[], filters: Filters): Sheet[] {
  for (const locale of filters.locales) {
    if (![...LOCALES, PSEUDO_LOCALE].includes(locale)) {
      const known = [...LOCALES, PSEUDO_LOCALE].join(', ');
      throw new RangeError(`Unknown locale "${locale}"; there are ${known}.`);
    }
  }
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
    .map((story) => ({ story, cells: cellsOf(story, filters) }))
    .filter(({ cells }) => cells.length > 0);
}

/** A cell's name in files, reports and approvals: `<story id>/<locale>/<width>`. */
export function cellName({ story, locale, width }: Cell): string {
  return `${story.id}/${locale}/${width}`;
}

function cellsOf(story: Story, filters: Filters): Cell[] {
  const pseudo = filters.locales.includes(PSEUDO_LOCALE) ? [PSEUDO_LOCALE] : [];
  const locales = [...narrowed(story, 'locale:', LOCALES), ...pseudo];
  // A width that is asked for by name is captured even where the list does not have it.
  const listed = story.title.startsWith('Primitives/') ? PRIMITIVE_WIDTHS : WIDTHS;
  const widths = narrowed(story, 'width:', listed.map(String)).map(Number);
  const wanted = filters.widths.length === 0 ? widths : filters.widths;
  // Locale outside, width inside: a locale costs a second render, a width does not.
  return locales
    .filter((locale) => filters.locales.length === 0 || filters.locales.includes(locale))
    .flatMap((locale) => wanted.map((width) => ({ story, locale, width })));
}

function narrowed(story: Story, prefix: string, all: readonly string[]): readonly string[] {
  const own = story.tags
    .filter((tag) => tag.startsWith(prefix))
    .map((tag) => tag.slice(prefix.length));
  return own.length === 0 ? all : own;
}

function matches({ id, title, name }: Story, glob: string): boolean {
  return [id, title, `${title}/${name}`].some((text) => matchesGlob(text, glob));
}
