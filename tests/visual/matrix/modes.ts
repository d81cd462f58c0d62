/**
 * The modes of a snapshot (VIS-16): what else a browser can be besides a locale and a width. One
 * table for the run, the cloud and the docs. It knows no file and no browser, because the preview
 * imports it as well.
 *
 *     modeSnapshots(story, choice, modes): {mode, locale, width}[]    which ones a story has
 *     modeNamed(name): Mode                                           what to set for one of them
 */
import { PSEUDO_LOCALE, breakpoint } from '../site.config.ts';
import { type StoryTraits, storyLocales, narrows, storyWidths } from './dimensions.ts';

/** One row of the table; what a row does not name is as in a plain snapshot. */
export interface Mode {
  readonly name: string;
  /** For people, one sentence each: what the browser is told, and what that finds. */
  readonly sets: string;
  readonly finds: string;
  /** The viewport in CSS px; a mode with a width of its own takes no other. */
  readonly height?: number;
  readonly width?: number;
  /** A phone's touch screen. */
  readonly touch?: true;
  /** Pixels of the picture a CSS px. */
  readonly pixelRatio?: number;
  readonly forcedColors?: true;
  readonly motion?: true;
  /** The root's font size, in percent of the browser's. */
  readonly textPercent?: number;
  readonly locale?: string;
  readonly rtl?: true;
  /** It depends on this project: its breakpoints or its pseudo-locale. */
  readonly ownOnly?: true;
}

const heights = (at: number, finds: string): Mode[] =>
  [at, at + 1].map((height) => ({
    name: `height-${height}`,
    sets: `A viewport ${height} px high.`,
    finds,
    height,
    ownOnly: true,
  }));

/** In CSS px: a common phone's whole screen. */
const LANDSCAPE = { width: 844, height: 390 };

/** Every mode, in the order a story is captured in: those that need a new page come last. */
export const MODES: readonly Mode[] = [
  ...heights(breakpoint.landscapePhone, 'What a low window cuts off: the layout of the popup.'),
  ...heights(breakpoint.short, "The layouts of a laptop's and of a desktop's screen."),
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
    finds: 'Text that no message file has, and boxes with no room for a longer language.',
    locale: PSEUDO_LOCALE,
    ownOnly: true,
  },
  {
    name: 'mirrored',
    sets: `The pseudo-locale ${PSEUDO_LOCALE}, written from right to left.`,
    finds: 'Left and right where start and end are meant.',
    locale: PSEUDO_LOCALE,
    rtl: true,
    ownOnly: true,
  },
  {
    name: 'dpr-2',
    sets: 'Two pixels a CSS px.',
    finds: 'Pictures that are chosen for a dense screen, and hairlines.',
    pixelRatio: 2,
  },
  {
    name: 'landscape-phone',
    sets: `A phone on its side: ${LANDSCAPE.width} × ${LANDSCAPE.height} px, touch; not for stories that narrow their widths.`,
    finds: 'What covers a low screen, and what a touch screen has another way for.',
    ...LANDSCAPE,
    touch: true,
    ownOnly: true,
  },
  {
    name: 'motion',
    sets: 'No wish for reduced motion; what ends has ended, what never ends is at its beginning.',
    finds: 'Layouts that exist only with motion, and states that motion never reaches.',
    motion: true,
  },
];

/** Which modes a run takes. */
export interface ModeChoice {
  /** `pairwise`: one locale and one width a mode and story; `all`: each with each. */
  readonly product: 'pairwise' | 'all';
  /** Only these, and no plain snapshots; empty: all modes beside the plain ones. */
  readonly names: readonly string[];
}

/**
 * The mode of that name; without one, what a plain snapshot sets: nothing.
 * @throws RangeError when there is no such mode.
 */
export function modeNamed(name: string | undefined): Partial<Mode> {
  const mode = name === undefined ? {} : MODES.find((it) => it.name === name);
  if (mode) return mode;
  throw new RangeError(
    `Unknown mode "${name}"; there are ${MODES.map((it) => it.name).join(', ')}.`,
  );
}

/** Locale and width of a snapshot in a mode. */
export interface ModeSnapshot {
  readonly mode: string;
  readonly locale: string;
  readonly width: number;
}

/**
 * The snapshots of a story in these modes. With `pairwise` a hash of story and mode chooses one
 * locale and one width, so that another story moves none of them, and that over the stories of a
 * Storybook each locale and each width meets each mode (a test counts them). A mode with a locale or
 * a width of its own is not for stories that narrow theirs.
 */
export function modeSnapshots(
  story: StoryTraits & { readonly id: string },
  { product, names }: ModeChoice,
  modes: readonly Mode[] = MODES,
  locales: readonly string[] = storyLocales(story),
  widths: readonly number[] = storyWidths(story),
): ModeSnapshot[] {
  return modes.flatMap((mode) => {
    if (names.length > 0 && !names.includes(mode.name)) return [];
    if (mode.locale !== undefined && narrows(story, 'locale:')) return [];
    if (mode.width !== undefined && narrows(story, 'width:')) return [];
    const all = (mode.width === undefined ? widths : [mode.width]).flatMap((width) =>
      (mode.locale === undefined ? locales : [mode.locale]).map((locale) => ({
        mode: mode.name,
        locale,
        width,
      })),
    );
    const one = all[hashOf(`${story.id}+${mode.name}`) % all.length];
    return product === 'all' ? all : one === undefined ? [] : [one];
  });
}

/** FNV-1a with a last mixing, so that the low bits depend on every letter. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
