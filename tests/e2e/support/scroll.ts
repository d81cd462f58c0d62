import { expect, type Locator, type Page } from '@playwright/test';

/** How far the page is scrolled, in px. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** Scrolls at once and resolves when the page has heard of it. The page must not be there already. */
export async function scrollPageTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => setTimeout(resolve), { once: true });
        scrollTo({ top: to, behavior: 'instant' });
      }),
    top,
  );
}

/** Waits until an element's top rests `offset` px below the viewport's top, within `tolerance` px. */
export async function expectTopAt(locator: Locator, offset: number, tolerance = 1): Promise<void> {
  await expect
    .poll(async () => Math.abs(((await locator.boundingBox())?.y ?? Number.NaN) - offset))
    .toBeLessThanOrEqual(tolerance);
}
