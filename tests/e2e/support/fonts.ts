import type { Page } from '@playwright/test';
import type { ConsoleGuard } from './test.ts';

/**
 * For tests of layout shifts with another cause: where the fallback font has other widths, a web font that
 * loads late shifts lines.
 */
export async function blockFonts(page: Page, consoleGuard: ConsoleGuard): Promise<void> {
  consoleGuard.expectMessage(/^Failed to load resource/);
  await page.route(/\.woff2$/, (route) => route.abort());
}

/**
 * Waits until the fonts have loaded or failed, and their layout shifts are reported, a few frames later. The
 * Chinese fonts are requested only after hydration, and `document.fonts.ready` alone resolves before that.
 */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isRequested = [...document.fonts].some(({ status }) => status !== 'unloaded');
    if (!isRequested || document.fonts.status !== 'loaded') return false;
    if (document.documentElement.lang !== 'zh-TW') return true;
    const hasChinese = [...document.styleSheets].some(({ href }) => href?.includes('/fonts-han'));
    return hasChinese && document.fonts.check('1em "Unio Han"', '錢');
  });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}
