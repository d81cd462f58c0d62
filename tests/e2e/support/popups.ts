import type { Locator, Page } from '@playwright/test';

/** Open popups, including those that fade out. */
export function openPopups(page: Page): Locator {
  return page.locator('[role="dialog"]:popover-open');
}
