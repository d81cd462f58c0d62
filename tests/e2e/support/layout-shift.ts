import type { Page } from '@playwright/test';

/** As much of the browser's own entry as counts; the DOM's types do not know it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

declare global {
  interface Window {
    /** Since the page was loaded; see {@link recordLayoutShifts}. */
    shifted: number;
  }
}

/** Adds up layout shifts from the first paint of each load on. The browser leaves out those after a click. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as LayoutShift[]) window.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much has moved since this page was loaded, as the browser's layout shift score. */
export function layoutShiftScore(page: Page): Promise<number> {
  return page.evaluate(() => window.shifted);
}

/**
 * Resolves once the page's fonts have come and all that moved because of them has been counted: the
 * browser tells a shift a frame after it happened.
 */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const faces = [...document.fonts];
    return document.fonts.status === 'loaded' && faces.some(({ status }) => status === 'loaded');
  });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}
