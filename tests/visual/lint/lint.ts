/**
 * The layout lint (VIS-8): what is wrong with a snapshot by itself, without a base. The page measures
 * (see lint-script.ts), the browser tells its fonts, the message files tell the words.
 */
import type { CDPSession, Page } from '@playwright/test';
import { modeNamed } from '../matrix/modes.ts';
import { isLocale } from '../site.config.ts';
import type { RawFinding, PageTexts, RawText } from './dom-queries.ts';
import { type Finding, type Rule, suppressionsIn } from './rules.ts';
import { type ExpectedCopy, plainCopy } from './expected-copy.ts';

/** Looks at what the page shows; the scroll position and styles are left as found. */
export type LayoutLint = (locale: string, mode?: string) => Promise<Finding[]>;

/** A lint on one page. Not while a snapshot is being shown. Only with `cdp` are the fonts known. */
export function createLayoutLint(page: Page, cdp: CDPSession | undefined): LayoutLint {
  /** Letters that a font of ours was seen to draw, by family and weight: each is asked for once. */
  const drawn = new Map<string, Set<string>>();

  return async (locale, mode) => {
    const raw = await lookOn(page, cdp, modeNamed(mode).textPercent !== undefined);
    // Our fonts are cut to the letters of the site's words; the pseudo-locale's accents are not among
    // them, and another project has fonts of its own.
    const ours = isLocale(locale) && cdp !== undefined;
    const fonts = ours ? await fallbacks(raw.texts, drawn, cdp) : [];
    const suppress = suppressionsIn(raw.suppress, mode);
    return judge({ ...raw, suppress }, fonts, plainCopy(raw.lang, locale));
  };
}

/** The texts of a whole page are long: Playwright's own way with values takes twice as long. */
async function lookOn(page: Page, cdp: CDPSession | undefined, grown: boolean): Promise<PageTexts> {
  if (!cdp) return page.evaluate((it) => window.__visualLayoutRules.look(it), grown);
  const { result, exceptionDetails: thrown } = await cdp.send('Runtime.evaluate', {
    expression: `window.__visualLayoutRules.look(${grown})`,
    returnByValue: true,
  });
  if (thrown) throw new Error(thrown.exception?.description ?? thrown.text);
  return result.value as PageTexts;
}

/** Turns what was seen into findings: names messages, judges words, marks what the story allows. */
export function judge(
  raw: PageTexts,
  fonts: readonly RawFinding[],
  wording: ExpectedCopy,
): Finding[] {
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
  const all: Omit<Finding, 'suppressed'>[] = words;
  for (const { rule, selector, text, pixels } of [...raw.findings, ...fonts])
    all.push({ rule: rule as Rule, selector, key: keyOf(text), text, pixels });
  return all.map((finding) => {
    const suppressed = raw.suppress[finding.rule];
    return suppressed === undefined ? finding : Object.assign(finding, { suppressed });
  });
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
    const expression = `window.__visualDomQueries.elements[${element}]`;
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
