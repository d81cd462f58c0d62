/**
 * The layout lint (VIS-8): what is wrong with a cell by itself, without a base. The page measures
 * (see lint-script.ts), the browser tells its fonts, the message files tell the words.
 */
import type { CDPSession, Page } from '@playwright/test';
import { isLocale } from '../../../src/i18n/locales.ts';
import { PSEUDO_LOCALE } from '../cells/cells.ts';
import type { RawFinding, RawLook, RawText } from './lint-sight.ts';
import { type Wording, wordingOf } from './wording.ts';

/** Every rule: what a finding's `pixels` measure is said with it. */
export const RULES = {
  'sideways-scroll': 'the page scrolls sideways by so many px',
  clipped: 'text is cut by a box; px hidden',
  overflow: 'text leaves the box it stands in; px beyond it',
  'out-of-view': 'text lies outside the page; px beyond its edge',
  overlap: 'two texts lie on one another; px they share',
  'popup-outside': 'a popup leaves the viewport; px outside',
  'small-target': 'a target is under 24 px; px of its short side',
  'fallback-font': 'letters come from another font than ours; number of glyphs',
  untranslated: 'English stands in a page of another language; 0',
  'raw-id': 'a message id is shown instead of its text; 0',
} as const;

/** The name of a rule. */
export type Rule = keyof typeof RULES;

/** One thing wrong in one cell. `key` is the message's id, empty for text that is none. */
export interface Finding {
  readonly rule: Rule;
  readonly selector: string;
  readonly key: string;
  readonly text: string;
  readonly pixels: number;
  /** Why the story allows it; absent: it is not allowed. */
  readonly allowed?: string;
}

/** Looks at what the page shows; the scroll position and styles are left as found. */
export type Lint = (locale: string) => Promise<Finding[]>;

/** A lint on one page. Not while a cell is being shown. */
export function lintOn(page: Page, cdp: CDPSession): Lint {
  const wordings = new Map<string, Wording>();
  /** Letters that a font of ours was seen to draw, by family and weight: each is asked for once. */
  const drawn = new Map<string, Set<string>>();

  return async (locale) => {
    const raw = await page.evaluate(() => window.__visualLint.look());
    // A story may choose another language than its cell's; the pseudo-locale says it is English.
    const spoken = isLocale(raw.lang) && locale !== PSEUDO_LOCALE ? raw.lang : locale;
    const wording = wordings.get(spoken) ?? wordingOf(spoken);
    wordings.set(spoken, wording);
    // Our fonts are cut to the letters of the site's words; the pseudo-locale's accents are not among them.
    const fonts = locale === PSEUDO_LOCALE ? [] : await fallbacks(raw.texts, drawn, cdp);
    return judge(raw, fonts, wording);
  };
}

/** Turns what was seen into findings: names messages, judges words, marks what the story allows. */
export function judge(raw: RawLook, fonts: readonly RawFinding[], wording: Wording): Finding[] {
  const words = raw.texts.flatMap(({ text, selector }) => {
    const wrong = wording.wrong(text);
    return wrong ? [{ ...wrong, selector, text, pixels: 0 }] : [];
  });
  const keyOf = (text: string) =>
    text
      .split(' × ')
      .map((part) => wording.keyOf(part) ?? '')
      .filter(Boolean)
      .join(' × ');
  const all: Omit<Finding, 'allowed'>[] = words;
  for (const { rule, selector, text, pixels } of [...raw.findings, ...fonts])
    all.push({ rule: rule as Rule, selector, key: keyOf(text), text, pixels });
  return all.map((finding) => {
    const allowed = raw.allow[finding.rule];
    return allowed === undefined ? finding : Object.assign(finding, { allowed });
  });
}

/** Whether a finding counts: a written reason lets it pass, an empty one does not. */
export function counts({ allowed }: Finding): boolean {
  return (allowed ?? '').trim() === '';
}

async function fallbacks(
  texts: readonly RawText[],
  drawn: Map<string, Set<string>>,
  cdp: CDPSession,
): Promise<RawFinding[]> {
  const findings: RawFinding[] = [];
  let enabled = false;
  for (const { font, text, selector, element } of texts) {
    if (element === undefined) continue;
    const seen = drawn.get(font) ?? new Set();
    drawn.set(font, seen);
    const fresh = [...text].filter((letter) => !/\s/.test(letter) && !seen.has(letter));
    if (fresh.length === 0) continue;
    if (!enabled) {
      await cdp.send('DOM.enable');
      await cdp.send('CSS.enable');
      await cdp.send('DOM.getDocument', { depth: 0 });
      enabled = true;
    }
    const expression = `window.__visualSight.elements[${element}]`;
    const { result } = await cdp.send('Runtime.evaluate', { expression });
    if (result.objectId === undefined) continue;
    const { nodeId } = await cdp.send('DOM.requestNode', { objectId: result.objectId });
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
    const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont);
    if (foreign.length === 0) for (const letter of text) seen.add(letter);
    else {
      const pixels = foreign.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
      findings.push({ rule: 'fallback-font', selector, text, pixels });
    }
  }
  if (enabled) {
    await cdp.send('CSS.disable');
    await cdp.send('DOM.disable');
  }
  return findings;
}
