import { type Page, test } from '@playwright/test';
import { ENGINE, NO_SHIFTS } from './engine.ts';

/** The part of the browser's entry that the tests use; the DOM types lack it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

declare global {
  interface Window {
    /** Undefined if the browser reports no layout shifts, because it would ignore an observer for them. */
    shiftScore?: number;
  }
}

/** Adds up layout shifts from the first paint of each load. The browser excludes those after an input. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
    let shiftScore = (window.shiftScore = 0);
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as LayoutShift[])
        window.shiftScore = shiftScore += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns 0 in Firefox, with a note in the report, because the test also checks other things. */
export async function layoutShiftScore(page: Page): Promise<number> {
  const shiftScore = await page.evaluate(() => window.shiftScore);
  if (shiftScore !== undefined) return shiftScore;
  if (ENGINE !== 'firefox') throw new Error('No layout shifts are recorded.');
  test.info().annotations.push({ type: 'not checked', description: NO_SHIFTS });
  return 0;
}
