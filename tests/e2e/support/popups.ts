import type { Locator, Page } from '@playwright/test';

/** Popups that are open, whether or not their fading has ended. */
export function openPopups(page: Page): Locator {
  return page.locator('[role="dialog"]:popover-open');
}
