import type { Page } from '@playwright/test';

/** Far enough ahead that no timer of the page's start is left, in ms. */
const LATER = 3_600_000;

/**
 * Stops the page's timers; from here on only `clock.runFor` moves them. Waits until the page has
 * all it asked for: a request still under way would take the leap for its deadline (FAULT-22).
 */
export async function stopTime(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(new Date(Date.now() + LATER));
}
