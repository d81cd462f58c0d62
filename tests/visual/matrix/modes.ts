/** The modes of a snapshot (VIS-16) for runs, cloud and docs. Also loaded by the preview. */
import { PSEUDO_LOCALE, breakpoint } from '../site.config.ts';
import { type StoryTraits, narrows, storyLocales, storyWidths } from './dimensions.ts';

/** One row of the table; settings that a row omits are as in a plain snapshot. */
export interface Mode {
  readonly name: string;
  /** For the docs. */
  readonly sets: string;
  readonly finds: string;
  /** Viewport in CSS px; `width` replaces the widths of the story. */
  readonly height?: number;
  readonly width?: number;
  readonly touch?: true;
  readonly pixelRatio?: number;
  readonly forcedColors?: true;
  readonly motion?: true;
  /** Root font size in percent. */
  readonly textPercent?: number;
  /** Replaces the locales of the story. */
  readonly locale?: string;
  readonly rtl?: true;
  /** Needs this site's breakpoints or pseudo-locale. */
  readonly siteOnly?: true;
}

/** Both sides of a height breakpoint. */
const heights = (px: number, finds: string): Mode[] =>
  [px, px + 1].map((height) => ({
    name: `height-${height}`,
    sets: `A viewport ${height} px high.`,
    finds,
    height,
    siteOnly: true,
  }));

/** A common phone's screen, in CSS px. */
const LANDSCAPE = { width: 844, height: 390 };

/** In the order of capture: modes that need a new page come last. */
export const MODES: readonly Mode[] = [
  ...heights(breakpoint.landscapePhone, 'What a low window cuts off: the layout of the popup.'),
  ...heights(breakpoint.short, 'The layouts of a laptop screen and of a desktop screen.'),
  {
    name: 'forced-colors',
    sets: 'Forced colors, as in a high contrast theme.',
    finds: 'Text, icons and borders that vanish when the system chooses the colors.',
    forcedColors: true,
  },
  {
    name: 'text-200',
    sets: 'A root font size of 200 %.',
    finds: 'Boxes that do not grow with their text.',
    textPercent: 200,
  },
  {
    name: 'pseudo',
    sets: `The pseudo-locale ${PSEUDO_LOCALE}: accented, 40 % longer.`,
    finds: 'Text that is in no message file, and boxes too small for a longer language.',
    locale: PSEUDO_LOCALE,
    siteOnly: true,
  },
  {
    name: 'mirrored',
    sets: `The pseudo-locale ${PSEUDO_LOCALE}, written from right to left.`,
    finds: 'Left and right where start and end are meant.',
    locale: PSEUDO_LOCALE,
    rtl: true,
    siteOnly: true,
  },
  {
    name: 'dpr-2',
    sets: 'Device pixel ratio 2.',
    finds: 'Images chosen for a dense screen, and hairlines.',
    pixelRatio: 2,
  },
  {
    name: 'landscape-phone',
    sets: `A phone in landscape: ${LANDSCAPE.width} × ${LANDSCAPE.height} px, touch. Not for stories that narrow their widths.`,
    finds: 'What covers a low screen, and layouts for touch screens.',
    ...LANDSCAPE,
    touch: true,
    siteOnly: true,
  },
  {
    name: 'motion',
    sets: 'No reduced motion. Finite animations are at their end, endless ones at their beginning.',
    finds: 'Layouts that exist only with motion, and states that motion never reaches.',
    motion: true,
  },
];

export interface ModeChoice {
  /** `pairwise`: one locale and one width for each story and mode; `all`: every locale and width. */
  readonly product: 'pairwise' | 'all';
  /** Only these modes, and no plain snapshots; empty: all modes and the plain snapshots. */
  readonly names: readonly string[];
}

/** No settings for a plain snapshot (`undefined`). @throws RangeError for an unknown name. */
export function modeNamed(name: string | undefined): Partial<Mode> {
  const found = name === undefined ? {} : MODES.find((mode) => mode.name === name);
  if (found) return found;
  throw new RangeError(
    `Unknown mode "${name}". The modes are ${MODES.map((mode) => mode.name).join(', ')}.`,
  );
}

/**
 * The snapshots of a story in these modes. With `pairwise`, a hash of story and mode selects locale
 * and width, so adding a story does not change those of other stories. Over a whole Storybook, each
 * mode occurs with each locale and each width (tested). Stories that narrow their locales or widths
 * have no mode that replaces them.
 */
export function modeSnapshots(
  story: StoryTraits & { readonly id: string },
  { product, names }: ModeChoice,
  modes: readonly Mode[] = MODES,
  locales: readonly string[] = storyLocales(story),
  widths: readonly number[] = storyWidths(story),
) {
  return modes.flatMap((mode) => {
    if (names.length > 0 && !names.includes(mode.name)) return [];
    if (mode.locale !== undefined && narrows(story, 'locale:')) return [];
    if (mode.width !== undefined && narrows(story, 'width:')) return [];
    const ownLocales = mode.locale === undefined ? locales : [mode.locale];
    const all = (mode.width === undefined ? widths : [mode.width]).flatMap((width) =>
      ownLocales.map((locale) => ({ mode: mode.name, locale, width })),
    );
    const index = hash(`${story.id}+${mode.name}`) % all.length;
    return product === 'all' ? all : all.slice(index, index + 1);
  });
}

/** FNV-1a with a final mix, so that the low bits depend on every character. */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (const char of text) bits = Math.imul(bits ^ (char.codePointAt(0) ?? 0), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b);
  return (bits ^ (bits >>> 16)) >>> 0;
}
