/**
 * Our snapshots as Chromatic's modes (VIS-12): it takes one picture of a story in each mode of
 * `parameters.chromatic`. Also loaded by the preview.
 */
import { OFF_TAG, type StoryTraits, storyLocales, storyWidths } from '../matrix/dimensions.ts';
import { MODES, type Mode, modeNamed, modeSnapshots } from '../matrix/modes.ts';

export interface CloudMode {
  /** In CSS px; with only a width the picture ends with the content. */
  readonly viewport: number | { readonly width: number; readonly height: number };
  readonly locale: string;
}

/** Chromatic's modes have only a viewport and globals. */
const UNSUPPORTED: readonly (keyof Mode)[] = [
  'touch',
  'pixelRatio',
  'forcedColors',
  'motion',
  'textPercent',
  'rtl',
];

export const CLOUD_MODES = MODES.filter((mode) => !UNSUPPORTED.some((key) => key in mode));

/** What Chromatic reads of a story. */
export type ChromaticParameters =
  | { readonly disableSnapshot: true }
  | {
      readonly modes: Readonly<Record<string, CloudMode>>;
      readonly prefersReducedMotion: 'reduce';
    };

/** The snapshots of a story as modes, named like `vi 768` or `vi 768+pseudo`. */
export function chromaticParameters(
  story: StoryTraits & { readonly id: string },
): ChromaticParameters {
  if (story.tags.includes(OFF_TAG)) return { disableSnapshot: true };
  const plain = storyLocales(story).flatMap((locale) =>
    storyWidths(story).map((viewport): [string, CloudMode] => [
      `${locale} ${viewport}`,
      { viewport, locale },
    ]),
  );
  const pairwise = { product: 'pairwise', names: [] } as const;
  const inModes = modeSnapshots(story, pairwise, CLOUD_MODES).map(
    ({ mode, locale, width }): [string, CloudMode] => {
      const { height } = modeNamed(mode);
      const viewport = height === undefined ? width : { width, height };
      return [`${locale} ${width}+${mode}`, { viewport, locale }];
    },
  );
  return { modes: Object.fromEntries([...plain, ...inModes]), prefersReducedMotion: 'reduce' };
}

interface PreparedStory extends StoryTraits {
  readonly id: string;
  readonly parameters: Record<string, unknown>;
}

/**
 * An `argsEnhancer` of the preview that adds no args: only this hook has title, tags and parameters
 * before Chromatic reads them. The story's own parameters take precedence.
 */
export function addModes({ id, title, tags, parameters }: PreparedStory): Record<string, never> {
  const own = parameters['chromatic'] as object | undefined;
  parameters['chromatic'] = { ...chromaticParameters({ id, title, tags }), ...own };
  return {};
}
