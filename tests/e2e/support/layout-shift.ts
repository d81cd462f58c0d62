import { type Page, test } from '@playwright/test';
import { ENGINE, NO_SHIFTS } from './engine.ts';
import type { ConsoleGuard } from './test.ts';

/** The part of the browser's entry that the tests use; the DOM types lack it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

declare global {
  interface Window {
    /** Absent where the browser reports no layout shifts: an observer of them would be ignored. */
    shifted?: number;
  }
}

/** Adds up layout shifts from the first paint of each load. The browser excludes those after an input. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
    let shifted = (window.shifted = 0);
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as LayoutShift[]) window.shifted = shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** In Firefox 0, with a note in the report: the test checks other things as well. */
export async function layoutShiftScore(page: Page): Promise<number> {
  const shifted = await page.evaluate(() => window.shifted);
  if (shifted !== undefined) return shifted;
  if (ENGINE !== 'firefox') throw new Error('No layout shifts are recorded.');
  test.info().annotations.push({ type: 'not checked', description: NO_SHIFTS });
  return 0;
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
