import type { Page } from '@playwright/test';
import { installLayoutRules } from '../../visual/lint/layout-rules.ts';
import { installDomQueries } from '../../visual/lint/dom-queries.ts';

declare global {
  interface Window {
    /** The texts as they were; see {@link lengthenTexts}. */
    texts: Map<Node, string | null>;
  }
}

/** Lets {@link findOverlaps} look at every page that is loaded from now on. */
export async function installOverlapRule(page: Page): Promise<void> {
  await page.addInitScript(installDomQueries);
  await page.addInitScript(installLayoutRules);
}

/** Texts that lie on each other, as the layout lint sees them (VIS-8). */
export async function findOverlaps(page: Page): Promise<string[]> {
  const { findings } = await page.evaluate(() => window.__visualLayoutRules.look());
  return findings.filter(({ rule }) => rule === 'overlap').map(({ text }) => text);
}

/**
 * Makes every text of the page 40 % longer (FAULT-73). The app has to have taken the page over: what
 * is still the document's would be compared with it.
 */
export function lengthenTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.texts = new Map();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const filler = ' lorem ipsum dolor';
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const { length } = (text.nodeValue ?? '').trim();
      const isUnseen = text.parentElement?.closest('[aria-hidden], script, style, noscript');
      if (length < 4 || isUnseen) continue;
      window.texts.set(text, text.nodeValue);
      text.nodeValue += filler.repeat(length).slice(0, Math.ceil(length * 0.4));
    }
  });
}

/** Puts back what {@link lengthenTexts} changed. */
export function restoreTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const [text, value] of window.texts) text.nodeValue = value;
  });
}
