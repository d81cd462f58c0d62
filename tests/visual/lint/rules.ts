/** The vocabulary of the layout lint (VIS-8); pure, so that the report can read it in a browser. */

/** Every rule: what a finding's `pixels` measure is said with it. */
export const RULES = {
  'sideways-scroll': 'the page scrolls sideways by so many px',
  clipped: 'text is cut by a box; px hidden',
  overflow: 'text leaves the box it stands in; px beyond it',
  'out-of-view': 'text lies outside the page; px beyond its edge',
  'broken-word': 'a line ends inside a word or a number; px of it on the next line',
  overlap: 'two texts lie on one another; px they share',
  'popup-outside': 'a popup leaves the viewport; px outside',
  'small-target': 'a target is under 24 px; px of its short side',
  'fallback-font': 'letters come from another font than ours; number of glyphs',
  untranslated: 'English stands in a page of another language; 0',
  'raw-id': 'a message id is shown instead of its text; 0',
} as const;

/** The name of a rule. */
export type Rule = keyof typeof RULES;

/** One thing wrong in one snapshot. `key` is the message's id, empty for text that is none. */
export interface Finding {
  readonly rule: Rule;
  readonly selector: string;
  readonly key: string;
  readonly text: string;
  readonly pixels: number;
  /** Why the story allows it; absent: it is not allowed. */
  readonly suppressed?: string;
}

/** Whether a finding counts: a written reason lets it pass, an empty one does not. */
export function isCounted({ suppressed }: Finding): boolean {
  return (suppressed ?? '').trim() === '';
}

/**
 * What of a story's `visual.suppress` holds in a mode: `overlap` holds in each, `overlap+text-200` in
 * that one only (VIS-16).
 */
export function suppressionsIn(
  suppress: Readonly<Record<string, string>>,
  mode: string | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(suppress).flatMap(([key, reason]) => {
      const [name = '', only] = key.split('+');
      return only === undefined || only === mode ? [[name, reason]] : [];
    }),
  );
}
