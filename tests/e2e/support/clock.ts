import { expect, type Page } from '@playwright/test';
import { waitForRoute } from './screens.ts';

/** Beyond every timer that the page sets at startup, ms. */
const STARTUP_TIMERS = 3_600_000;
/** A frame and a task, ms. */
const FIRST_PAINT = 20;

/**
 * Pauses the page's timers; only `clock.runFor` moves them from then on. Waits for network idle: the jump
 * in time would exceed the deadline of a pending request (FAULT-22).
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(new Date(Date.now() + STARTUP_TIMERS));
}

/** Waits for hydration with a paused clock. The app starts after the first paint, which needs a timer. */
export async function waitForRouteWhilePaused(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(FIRST_PAINT);
    // Enough for everything without a timer, so that the clock is not advanced after hydration.
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1, { timeout: 3000 });
  }).toPass();
  await waitForRoute(page);
}
