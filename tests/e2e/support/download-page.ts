import type { Page } from '@playwright/test';

export const main = (page: Page) => page.getByRole('main');
/** The first section; the comparison below has the same buttons. */
export const choices = (page: Page) => main(page).locator('section').first();
/** The loading state of the enterprise button; the file's verification below has other status lines. */
export const pending = (page: Page) => choices(page).getByRole('status');
export const options = (page: Page) => main(page).locator('[data-option]');
export const option = (page: Page, id: string) => main(page).locator(`[data-option="${id}"]`);
