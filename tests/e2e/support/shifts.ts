import type { Page } from '@playwright/test';

/** Adds up layout shifts from the first paint of each load on. The browser leaves out those after a click. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (globalThis as unknown as { shifted: number }).shifted += (
          entry as unknown as { value: number }
        ).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much has moved since this page was loaded, as the browser's layout shift score. */
export function shifts(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
}

/**
 * Resolves once the page's fonts have come and all that moved because of them has been counted: the
 * browser tells a shift a frame after it happened.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const faces = [...document.fonts];
    return document.fonts.status === 'loaded' && faces.some(({ status }) => status === 'loaded');
  });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}
