/**
 * The cloud's modes (VIS-12): Chromatic takes one picture a mode of a story, so a cell (story ×
 * locale × width) is a mode. It reads them from `parameters.chromatic` of each prepared story.
 */
import { OFF_TAG, type Traits, localesOf, widthsOf } from '../cells/axes.ts';

/** A viewport width in CSS px (the picture is cut to the content's height), and the toolbar's language. */
export interface Mode {
  readonly viewport: number;
  readonly locale: string;
}

/** What Chromatic reads of a story. */
export type ChromaticParameters =
  | { readonly disableSnapshot: true }
  | {
      readonly modes: Readonly<Record<string, Mode>>;
      /** As in the captures of our own, where nothing moves by itself. */
      readonly prefersReducedMotion: 'reduce';
    };

/** The cells of a story as modes, by the names that the cloud shows (`vi 768`); none for `visual:off`. */
export function chromaticOf(story: Traits): ChromaticParameters {
  if (story.tags.includes(OFF_TAG)) return { disableSnapshot: true };
  const modes = localesOf(story).flatMap((locale) =>
    widthsOf(story).map(
      (viewport) => [`${locale} ${viewport}`, { viewport, locale }] satisfies [string, Mode],
    ),
  );
  return { modes: Object.fromEntries(modes), prefersReducedMotion: 'reduce' };
}

/** A story while the preview prepares it: parameters are its own, already put together. */
interface Prepared extends Traits {
  readonly parameters: Record<string, unknown>;
}

/**
 * For the preview's `argsEnhancers`, the one hook that sees each story's title, tags and parameters
 * before anybody reads them: adds the modes, what the story says itself goes before. Adds no args.
 */
export function addModes({ title, tags, parameters }: Prepared): Record<string, never> {
  const own = parameters['chromatic'] as object | undefined;
  parameters['chromatic'] = { ...chromaticOf({ title, tags }), ...own };
  return {};
}
