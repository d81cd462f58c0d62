import type { Page } from '@playwright/test';
import type { ConsoleGuard } from './test.ts';

/** The part of the browser's entry that the tests use; the DOM types lack it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

declare global {
  interface Window {
    shifted: number;
  }
}

/** Adds up layout shifts from the first paint of each load. The browser excludes those after an input. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as LayoutShift[]) window.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function layoutShiftScore(page: Page): Promise<number> {
  return page.evaluate(() => window.shifted);
}

/**
 * For a test of another cause: where the fallback font has other widths, the real font shifts lines when it
 * comes late.
 */
export async function blockFonts(page: Page, consoleGuard: ConsoleGuard): Promise<void> {
  consoleGuard.expectMessage(/^Failed to load resource/);
  await page.route(/\.woff2$/, (route) => route.abort());
}

/**
 * Waits until the fonts have loaded and their layout shifts are reported, one frame later. Those of Chinese are
 * requested only when the page is hydrated.
 */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isLoaded = ({ status }: { status: string }) => status === 'loaded';
    if (!isLoaded(document.fonts) || ![...document.fonts].some(isLoaded)) return false;
    if (document.documentElement.lang !== 'zh-TW') return true;
    const isRequested = [...document.styleSheets].some(({ href }) => href?.includes('/fonts-han'));
    return isRequested && document.fonts.check('1em "Unio Text"', '錢');
  });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}
