/** The locales and widths of a story, from its title and tags. Also loaded by the preview. */
import { LOCALES, PRIMITIVES, PRIMITIVE_WIDTHS, WIDTHS } from '../site.config.ts';

/** `title` is the path in the sidebar, such as `Primitives/Button`. */
export interface StoryTraits {
  readonly title: string;
  readonly tags: readonly string[];
}

/** A story with this tag has no snapshots. */
export const OFF_TAG = 'visual:off';

/** The locales in the story's tags `locale:<l>`; without such tags, all locales. */
export function storyLocales(
  story: StoryTraits,
  all: readonly string[] = LOCALES,
): readonly string[] {
  return tagValues(story, 'locale:') ?? all;
}

/** The widths in the story's tags `width:<n>`; without such tags, those of its kind. In CSS px. */
export function storyWidths(story: StoryTraits): readonly number[] {
  const ofKind = story.title.startsWith(PRIMITIVES) ? PRIMITIVE_WIDTHS : WIDTHS;
  return tagValues(story, 'width:')?.map(Number) ?? ofKind;
}

/** Whether the tags narrow the widths or the locales of a story. */
export function narrows(story: StoryTraits, prefix: 'width:' | 'locale:'): boolean {
  return tagValues(story, prefix) !== undefined;
}

function tagValues({ tags }: StoryTraits, prefix: string): string[] | undefined {
  const values = tags
    .filter((tag) => tag.startsWith(prefix))
    .map((tag) => tag.slice(prefix.length));
  return values.length === 0 ? undefined : values;
}
