/**
 * The cloud's modes (VIS-12): Chromatic takes one picture of a story in each mode, so each of our
 * snapshots is one of its modes. It reads them from each prepared story's `parameters.chromatic`.
 */
import { OFF_TAG, type StoryTraits, storyLocales, storyWidths } from '../matrix/dimensions.ts';
import { MODES, type Mode, modeNamed, modeSnapshots } from '../matrix/modes.ts';

/** A viewport in CSS px (with only a width the picture is cut to the content's height), and the toolbar's language. */
export interface CloudMode {
  readonly viewport: number | { readonly width: number; readonly height: number };
  readonly locale: string;
}

/** What a mode of the cloud cannot ask for: it has a viewport and globals only. */
const NOT_IN_CLOUD: readonly (keyof Mode)[] = [
  'touch',
  'pixelRatio',
  'forcedColors',
  'motion',
  'textPercent',
  'rtl',
];

/** The modes of ours (VIS-16) that the cloud takes as well; the others run here only. */
export const CLOUD_MODES = MODES.filter((mode) => !NOT_IN_CLOUD.some((key) => key in mode));

type Named = [name: string, mode: CloudMode];

/** What Chromatic reads of a story. */
export type ChromaticParameters =
  | { readonly disableSnapshot: true }
  | {
      readonly modes: Readonly<Record<string, CloudMode>>;
      /** As in the captures of our own, where nothing moves by itself. */
      readonly prefersReducedMotion: 'reduce';
    };

/** The snapshots of a story as modes, by the names that the cloud shows (`vi 768`); none for `visual:off`. */
export function chromaticParameters(
  story: StoryTraits & { readonly id: string },
): ChromaticParameters {
  if (story.tags.includes(OFF_TAG)) return { disableSnapshot: true };
  const plain = storyLocales(story).flatMap((locale) =>
    storyWidths(story).map((viewport): Named => [`${locale} ${viewport}`, { viewport, locale }]),
  );
  const pairwise = { product: 'pairwise', names: [] } as const;
  const others = modeSnapshots(story, pairwise, CLOUD_MODES).map((it): Named => {
    const { mode, locale, width } = it;
    const { height } = modeNamed(mode);
    const viewport = height === undefined ? width : { width, height };
    return [`${locale} ${width}+${mode}`, { viewport, locale }];
  });
  return { modes: Object.fromEntries([...plain, ...others]), prefersReducedMotion: 'reduce' };
}

/** A story while the preview prepares it: parameters are its own, already put together. */
interface Prepared extends StoryTraits {
  readonly id: string;
  readonly parameters: Record<string, unknown>;
}

/**
 * For the preview's `argsEnhancers`, the one hook that sees each story's title, tags and parameters
 * early enough: adds the modes, which the story's own parameters override. Adds no args.
 */
export function addModes({ id, title, tags, parameters }: Prepared): Record<string, never> {
  const own = parameters['chromatic'] as object | undefined;
  parameters['chromatic'] = { ...chromaticParameters({ id, title, tags }), ...own };
  return {};
}
