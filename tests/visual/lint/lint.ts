/** The layout lint (VIS-8): findings in a single snapshot, without a baseline. */
import type { CDPSession, Page } from '@playwright/test';
import { modeNamed } from '../matrix/modes.ts';
import { isLocale } from '../site.config.ts';
import type { RawFinding, RawText } from './dom-queries.ts';
import { type ExpectedCopy, plainCopy } from './expected-copy.ts';
import { type PageStructure, structureOf } from '../parity/structure.ts';
import type { PageTexts } from './layout-rules.ts';
import { type Finding, suppressionsIn, withSuppressions } from './rules.ts';

export interface LintResult {
  readonly findings: readonly Finding[];
  /** For parity (VIS-21); not in a mode. */
  readonly structure?: PageStructure;
}

/** The lint of one page with the bundled script. Fonts are only checked with `cdp`. */
export function createLayoutLint(page: Page, cdp: CDPSession | undefined) {
  /** Characters rendered with one of our fonts, by family and weight: each is checked once. */
  const checkedCharacters = new Map<string, Set<string>>();

  return async (locale: string, mode?: string): Promise<LintResult> => {
    const raw = await checkLayout(page, cdp, modeNamed(mode).textPercent !== undefined);
    // The site's fonts are subsets for its messages: they lack the pseudo-locale's accents, and
    // another project has its own fonts.
    const fonts =
      isLocale(locale) && cdp ? await fallbackFonts(raw.texts, checkedCharacters, cdp) : [];
    const suppressions = suppressionsIn(raw.suppressions, mode);
    const copy = plainCopy(raw.lang, locale);
    const findings = judge({ ...raw, suppressions }, fonts, copy);
    return { findings, ...(mode === undefined && { structure: structureOf(raw, copy) }) };
  };
}

/** Through CDP: `page.evaluate` takes twice as long for all texts of a page. */
async function checkLayout(
  page: Page,
  cdp: CDPSession | undefined,
  isTextEnlarged: boolean,
): Promise<PageTexts> {
  if (!cdp) return page.evaluate((it) => window.__visual.checkLayout(it), isTextEnlarged);
  const { result, exceptionDetails: thrown } = await cdp.send('Runtime.evaluate', {
    expression: `window.__visual.checkLayout(${isTextEnlarged})`,
    returnByValue: true,
  });
  if (thrown) throw new Error(thrown.exception?.description ?? thrown.text);
  return result.value as PageTexts;
}

/** Adds findings of the copy and message ids, and marks what the story suppresses. */
export function judge(
  { texts, findings, suppressions }: Pick<PageTexts, 'texts' | 'findings' | 'suppressions'>,
  fonts: readonly RawFinding[],
  copy: ExpectedCopy,
): Finding[] {
  const wrongTexts = texts.flatMap(({ text, selector }) => {
    const finding = copy.copyFinding(text);
    return finding ? [{ ...finding, selector, text, pixels: 0 }] : [];
  });
  const keyOf = (text: string) =>
    text
      .split(' × ')
      .flatMap((part) => copy.keyOf(part) ?? [])
      .join(' × ');
  const measured = [...findings, ...fonts].map((finding) =>
    Object.assign({ key: keyOf(finding.text) }, finding),
  );
  return withSuppressions([...wrongTexts, ...measured], ({ rule }) => rule, suppressions);
}

/** Code uses the system's monospaced font on purpose. */
const MONOSPACED = /^(?:ui-monospace|monospace)\b/;

async function fallbackFonts(
  texts: readonly RawText[],
  checkedCharacters: Map<string, Set<string>>,
  cdp: CDPSession,
): Promise<RawFinding[]> {
  const findings: RawFinding[] = [];
  let isEnabled = false;
  for (const { font, text, selector, node } of texts) {
    if (node === undefined || MONOSPACED.test(font)) continue;
    const checked = checkedCharacters.get(font) ?? new Set();
    checkedCharacters.set(font, checked);
    if ([...text].every((character) => /\s/.test(character) || checked.has(character))) continue;
    if (!isEnabled) {
      await cdp.send('DOM.enable');
      await cdp.send('CSS.enable');
      await cdp.send('DOM.getDocument', { depth: 0 });
      isEnabled = true;
    }
    const expression = `window.__visual.textNodeAt(${node})`;
    const { result } = await cdp.send('Runtime.evaluate', { expression });
    if (result.objectId === undefined) continue;
    const { nodeId } = await cdp.send('DOM.requestNode', { objectId: result.objectId });
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
    const fallbacks = fonts.filter(({ isCustomFont }) => !isCustomFont);
    if (fallbacks.length === 0) for (const character of text) checked.add(character);
    else {
      const pixels = fallbacks.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
      findings.push({ rule: 'fallback-font', selector, text, pixels });
    }
  }
  if (isEnabled) {
    await cdp.send('CSS.disable');
    await cdp.send('DOM.disable');
  }
  return findings;
}
