import { expect, type Page } from '@playwright/test';
import { waitForRoute } from './screens.ts';

/** Longer than every timer that the page sets at startup, ms. */
const STARTUP_TIMERS = 3_600_000;
/** A frame and a task, ms. */
const FIRST_PAINT = 20;

/**
 * Pauses the page's timers. From then on, only `clock.runFor` advances them. Waits for network idle first,
 * because the jump in time would exceed the timeout of a pending request (FAULT-22).
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(new Date(Date.now() + STARTUP_TIMERS));
}

/** Waits for hydration with a paused clock. The app starts after the first paint, which needs a timer. */
export async function waitForRouteWhilePaused(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(FIRST_PAINT);
    // Long enough for all steps that need no timer, so that the clock is not advanced after hydration.
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1, { timeout: 3000 });
  }).toPass();
  await waitForRoute(page);
}
