/** The rules of the layout lint and their findings (VIS-8); pure, so that the report can import them. */

/** The meaning of each rule and of the `pixels` of its findings; they are 0 for parity. */
export const RULES = {
  'sideways-scroll': 'the page scrolls sideways; px beyond its width',
  clipped: 'a box clips text; px hidden',
  overflow: 'text overflows its own box; px beyond it',
  'out-of-view': 'text is outside the page; px beyond its edge',
  'broken-word': 'a line ends inside a word or a number; px of it on the next line',
  overlap: 'two texts overlap; px they share',
  'popup-outside': 'a popup is outside the viewport; px outside',
  'small-target': 'a target is under 24 px; px of its short side',
  'fallback-font': 'a font of the system draws characters; number of glyphs',
  untranslated: 'English text on a page of another language; 0',
  'raw-id': 'a message id is shown instead of its text; 0',
  'parity-elements': 'a language shows more or less than most others',
  'parity-order': 'a language has it in another place than most others',
  'parity-wrap': 'a control, label or row of controls wraps in one language only',
} as const;

export type Rule = keyof typeof RULES;

export interface Finding {
  readonly rule: Rule;
  readonly selector: string;
  /** The message's id, empty for text that is no message. */
  readonly key: string;
  readonly text: string;
  readonly pixels: number;
  readonly suppressed?: string;
}

/** Findings of parity (VIS-21) have a text, not a size. */
export function isParity({ rule }: Pick<Finding, 'rule'>): boolean {
  return rule.startsWith('parity-');
}

/** Equal for the same finding in several snapshots. */
export function identityOf({ rule, selector, key, text }: Finding): string {
  return [rule, selector, isParity({ rule }) ? text : key || text].join('\n');
}

/** Whether a finding or problem counts: only a written reason suppresses it. */
export function isCounted({ suppressed }: Pick<Finding, 'suppressed'>): boolean {
  return (suppressed ?? '').trim() === '';
}

/** Marks the findings or problems whose rule or source the story suppresses. */
export function withSuppressions<Item extends object>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  suppressions: Readonly<Record<string, string>>,
): (Item & { readonly suppressed?: string })[] {
  return items.map((item) => {
    const suppressed = suppressions[nameOf(item)];
    return suppressed === undefined ? item : { ...item, suppressed };
  });
}

/**
 * Suppressions of a mode: `overlap` is for all modes, `overlap+text-200` for one (VIS-16). Of a language,
 * for parity only: `parity-order+vi` (VIS-21).
 */
export function suppressionsIn(
  suppress: Readonly<Record<string, string>>,
  name: string | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(suppress).flatMap(([key, reason]) => {
      const [rule = '', only] = key.split('+');
      return only === undefined || only === name ? [[rule, reason]] : [];
    }),
  );
}
