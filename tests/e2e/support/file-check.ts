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

/** Presses it in the page, as soon as a part of the file is read: a press from here may come after the end. */
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

/** The text that comes into a live region which is empty when the progress appears. */
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
