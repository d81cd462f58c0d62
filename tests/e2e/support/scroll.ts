import { expect, type Locator, type Page } from '@playwright/test';
import { ENGINE } from './engine.ts';

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

/**
 * Waits until a deep link's element rests where it was scrolled to. Chromium scrolls to the place that an
 * element of a sticky block has before the block sticks, Firefox to the one it has then: there it has to be
 * seen whole below the header.
 */
export async function expectScrolledTo(
  locator: Locator,
  offset: number,
  tolerance: number,
): Promise<void> {
  const sticks = await locator.evaluate((element) => {
    for (let block: Element | null = element; block; block = block.parentElement)
      if (getComputedStyle(block).position === 'sticky') return true;
    return false;
  });
  if (ENGINE === 'chromium' || !sticks) return expectTopAt(locator, offset, tolerance);
  await expect(locator).toBeInViewport({ ratio: 1 });
  return expect
    .poll(async () => (await locator.boundingBox())?.y)
    .toBeGreaterThanOrEqual(offset - tolerance);
}

/** Waits until an element's top rests `offset` px below the viewport's top, within `tolerance` px. */
export async function expectTopAt(locator: Locator, offset: number, tolerance = 1): Promise<void> {
  await expect
    .poll(async () => Math.abs(((await locator.boundingBox())?.y ?? Number.NaN) - offset))
    .toBeLessThanOrEqual(tolerance);
}
