import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bundlePageScript } from '../../visual/capture/bundle-page-script.ts';

const LAYOUT_LINT = join(import.meta.dirname, 'layout-lint.ts');

declare global {
  interface Window {
    originalTexts: Map<Node, string | null>;
  }
}

/** Installs the rule for {@link findOverlaps} in every page loaded from now on. */
export async function installOverlapRule(page: Page): Promise<void> {
  await page.addInitScript({ content: await bundlePageScript(LAYOUT_LINT) });
}

/** Overlapping texts, found by the layout lint (VIS-8). */
export async function findOverlaps(page: Page): Promise<string[]> {
  const { findings } = await page.evaluate(() => window.checkLayout());
  return findings.filter(({ rule }) => rule === 'overlap').map(({ text }) => text);
}

/** Makes every text of the page 40 % longer (FAULT-73). Call it after hydration, which compares texts. */
export function lengthenTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.originalTexts = new Map();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const filler = ' lorem ipsum dolor';
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const { length } = (text.nodeValue ?? '').trim();
      const isUnseen = text.parentElement?.closest('[aria-hidden], script, style, noscript');
      if (length < 4 || isUnseen) continue;
      window.originalTexts.set(text, text.nodeValue);
      text.nodeValue += filler.repeat(length).slice(0, Math.ceil(length * 0.4));
    }
  });
}

export function restoreTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const [text, value] of window.originalTexts) text.nodeValue = value;
  });
}
