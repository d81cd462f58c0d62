/**
 * Our snapshots as Chromatic's modes (VIS-12): it takes one screenshot of a story in each mode of
 * `parameters.chromatic`. Also loaded by the preview.
 */
import { OFF_TAG, type StoryTraits, storyLocales, storyWidths } from '../matrix/dimensions.ts';
import { MODES, type Mode, modeNamed, modeSnapshots } from '../matrix/modes.ts';

interface CloudMode {
  /** In CSS px; with only a width the screenshot ends with the content. */
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

export type ChromaticParameters = ReturnType<typeof chromaticParameters>;

/** The snapshots of a story as modes, named like `vi 768` or `vi 768+pseudo`. */
export function chromaticParameters(story: StoryTraits & { readonly id: string }) {
  if (story.tags.includes(OFF_TAG)) return { disableSnapshot: true };
  const modes: Record<string, CloudMode> = {};
  for (const locale of storyLocales(story))
    for (const viewport of storyWidths(story))
      modes[`${locale} ${viewport}`] = { viewport, locale };
  const pairwise = { product: 'pairwise', names: [] } as const;
  for (const { mode, locale, width } of modeSnapshots(story, pairwise, CLOUD_MODES)) {
    const { height } = modeNamed(mode);
    const viewport = height === undefined ? width : { width, height };
    modes[`${locale} ${width}+${mode}`] = { viewport, locale };
  }
  return { modes, prefersReducedMotion: 'reduce' };
}

type PreparedStory = StoryTraits & { id: string; parameters: Record<string, unknown> };

/**
 * An `argsEnhancer` of the preview that adds no args: only this hook has title, tags and parameters
 * before Chromatic reads them. The story's own parameters take precedence.
 */
export function addModes({ id, title, tags, parameters }: PreparedStory): Record<string, never> {
  const own = parameters['chromatic'] as object | undefined;
  parameters['chromatic'] = { ...chromaticParameters({ id, title, tags }), ...own };
  return {};
}
