/** The rules of the layout lint and their findings (VIS-8); pure, so that the report can import them. */

/** The meaning of each rule and of the `pixels` of its findings; they are 0 for parity and the structure. */
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
  'sweep-elements': 'an element appears or disappears at no breakpoint',
  'sweep-wrap': 'a control, label or row of controls wraps between sizes at which it does not',
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
  /** Of a sweep (VIS-19). */
  readonly range?: SizeRange;
}

/** The sizes of the viewport at which a finding exists, in CSS px; both ends are included. */
export interface SizeRange {
  readonly axis: 'width' | 'height';
  readonly from: number;
  readonly to: number;
  /** The size along the other axis. */
  readonly across: number;
}

/** Findings of parity (VIS-21) and of the structure (VIS-19) have a text that says all, not a size. */
export function isDescribed({ rule }: Pick<Finding, 'rule'>): boolean {
  return rule.startsWith('parity-') || rule.startsWith('sweep-');
}

/** `from 431 to 447 px`; empty for a finding at one size. */
export function rangeText({ range }: Pick<Finding, 'range'>): string {
  if (!range) return '';
  const { axis, from, to, across } = range;
  const sizes = from === to ? `at ${from} px` : `from ${from} to ${to} px`;
  return axis === 'width' ? sizes : `${sizes} of height, ${across} px wide`;
}

/** Equal for the same finding in several snapshots. */
export function identityOf(finding: Finding): string {
  const { rule, selector, key, text } = finding;
  return [rule, selector, isDescribed(finding) ? text : key || text, rangeText(finding)].join('\n');
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
 * for parity and the sweep only: `parity-order+vi` (VIS-21).
 */
export function suppressionsIn(
  suppress: Readonly<Record<string, string>>,
  name: string | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(suppress).flatMap(([key, reason]) => {
      const [rule = '', qualifier] = key.split('+');
      return qualifier === undefined || qualifier === name ? [[rule, reason]] : [];
    }),
  );
}

/** Takes the place of the mode in names of snapshots and suppressions. */
export const SWEEP_MODE = 'sweep';

/** Whether a suppression is for the sweep only, so that no snapshot needs it. */
export function isOfSweep(name: string): boolean {
  return name.startsWith('sweep-') || name.endsWith(`+${SWEEP_MODE}`);
}
