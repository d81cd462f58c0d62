import type { Page } from '@playwright/test';
import { fixture } from '../../apk/sign-apk.ts';
import { gotoRoute } from './screens.ts';
import { expect } from './test.ts';

export const WORKER = /\/apk-worker-[\w-]+\.js$/;
/** A retry has a query. */
export const PANEL = /\/FileCheckPanel-[\w-]+\.js(?:\?|$)/;

/** Opens the page and scrolls to the check. */
export async function openCheck(
  page: Page,
  path: '/download' | '/android-install-guide' = '/download',
) {
  await gotoRoute(page, path);
  const input = page.locator('input[type="file"]');
  // Its code loads on the first scroll; until then it is in the document, but hidden.
  await page.mouse.wheel(0, 300);
  await expect(page.locator('section[data-hydrated="true"]', { has: input })).toBeVisible();
  return { input, section: page.locator('section', { has: input }).last() };
}

export const file = (name: string, buffer: Buffer = fixture(name)) => ({
  name,
  mimeType: 'application/vnd.android.package-archive',
  buffer,
});
