import { expect, type Locator, type Page } from '@playwright/test';
import { ENGINE } from './engine.ts';

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** Scrolls at once and resolves after the scroll event. The page must not already be at that position. */
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

/** Frames without a change after which the page is at rest: a smooth scroll begins with the next frame. */
const REST_FRAMES = 20;

export function waitForScrollRest(page: Page): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let last = scrollY, rest = 0; rest < frames; last = scrollY) {
      await new Promise(requestAnimationFrame);
      rest = scrollY === last ? rest + 1 : 0;
    }
  }, REST_FRAMES);
}

/**
 * Waits until the target of a deep link is at `offset`. For an element in a sticky block, Chromium scrolls
 * to its position before the block sticks, Firefox to the position afterwards: there it must be completely
 * visible below the header.
 */
export async function expectScrolledTo(
  locator: Locator,
  offset: number,
  tolerance: number,
): Promise<void> {
  const isSticky = await locator.evaluate((element) => {
    for (let block: Element | null = element; block; block = block.parentElement)
      if (getComputedStyle(block).position === 'sticky') return true;
    return false;
  });
  if (ENGINE === 'chromium' || !isSticky) return expectTopAt(locator, offset, tolerance);
  await expect(locator).toBeInViewport({ ratio: 1 });
  return expect
    .poll(async () => (await locator.boundingBox())?.y)
    .toBeGreaterThanOrEqual(offset - tolerance);
}

/** Waits until an element's top is `offset` px below the viewport's top, within `tolerance` px. */
export async function expectTopAt(locator: Locator, offset: number, tolerance = 1): Promise<void> {
  await expect
    .poll(async () => Math.abs(((await locator.boundingBox())?.y ?? Number.NaN) - offset))
    .toBeLessThanOrEqual(tolerance);
}
