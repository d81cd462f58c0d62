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
  // The check's code loads on the first scroll. Until then the check is in the document, but hidden.
  await page.mouse.wheel(0, 300);
  await expect(page.locator('section[data-dehydrated="false"]', { has: input })).toBeVisible();
  return { input, section: page.locator('section', { has: input }).last() };
}

export const file = (name: string, buffer: Buffer = fixture(name)) => ({
  name,
  mimeType: 'application/vnd.android.package-archive',
  buffer,
});

/** Clicks a button in the page as soon as a part of the file is read: a click by Playwright may come too late. */
export function pressWhileReading(page: Page, name: string): Promise<void> {
  return page.evaluate((text) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const observer = new MutationObserver(() => {
      if (!document.querySelector('progress')?.value) return;
      observer.disconnect();
      [...document.querySelectorAll('button')].find((it) => it.textContent === text)?.click();
      resolve();
    });
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    return promise;
  }, name);
}

/** Resolves with the text that is set in a live region that was empty when the progress bar appeared. */
export function nextAnnouncement(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<string>();
    let regions: Element[] = [];
    new MutationObserver(() => {
      if (regions.length === 0 && document.querySelector('progress'))
        regions = [...document.querySelectorAll('[role="status"]:empty')];
      const text = regions.find((it) => it.textContent !== '')?.textContent;
      if (text !== undefined) resolve(text);
    }).observe(document.body, { characterData: true, childList: true, subtree: true });
    return promise;
  });
}
