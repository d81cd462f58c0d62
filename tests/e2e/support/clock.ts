import { expect, type Page } from '@playwright/test';
import { waitForRoute } from './screens.ts';

/** Far enough ahead that no timer of the page's start is left, in ms. */
const LATER = 3_600_000;
/** A frame and a task, in ms. */
const FIRST_LOOK = 20;

/**
 * Stops the page's timers; from here on only `clock.runFor` moves them. Waits until the page has
 * all it asked for: a request still under way would take the leap for its deadline (FAULT-22).
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(new Date(Date.now() + LATER));
}

/** Waits until the app has taken the page over while its timers stand still: it waits for a first look. */
export async function waitForRouteWhilePaused(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(FIRST_LOOK);
    // Long enough for all that needs no timer, so that time does not run on once the app is there.
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1, { timeout: 3000 });
  }).toPass();
  await waitForRoute(page);
}
