/**
 * In which languages and widths a story of this project is looked at, from what its Storybook says
 * of it. The one list: the run's snapshots, the cloud's modes and the ledger read it. It knows no file
 * and no browser, because the preview imports it as well.
 */
import { LOCALES, PRIMITIVE_WIDTHS, WIDTHS } from '../site.config.ts';

/** What decides about a story: its sidebar path, such as `Primitives/Button`, and its tags. */
export interface StoryTraits {
  readonly title: string;
  readonly tags: readonly string[];
}

/** A story with this tag has no snapshots; the reason belongs in a comment beside the tag. */
export const OFF_TAG = 'visual:off';

/** The languages of a story: its tags `locale:<l>` where it has any, else all. */
export function storyLocales(
  story: StoryTraits,
  all: readonly string[] = LOCALES,
): readonly string[] {
  return narrowed(story, 'locale:', all);
}

/** The widths of a story in CSS px: its tags `width:<n>` where it has any, else its kind's. */
export function storyWidths(story: StoryTraits): readonly number[] {
  const kind = story.title.startsWith('Primitives/') ? PRIMITIVE_WIDTHS : WIDTHS;
  return narrowed(story, 'width:', kind.map(String)).map(Number);
}

/** Whether a story's tags narrow its widths (`width:`) or its locales (`locale:`). */
export function narrows({ tags }: StoryTraits, prefix: 'width:' | 'locale:'): boolean {
  return tags.some((tag) => tag.startsWith(prefix));
}

function narrowed(
  { tags }: StoryTraits,
  prefix: string,
  all: readonly string[],
): readonly string[] {
  const own = tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length));
  return own.length === 0 ? all : own;
}
