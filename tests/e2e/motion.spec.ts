import type { Page } from '@playwright/test';
import { gotoRoute } from './support/screens.ts';
import { scrollPageTo } from './support/scroll.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const countMovedElements = (page: Page) =>
  page
    .locator('[data-motion], [data-motion="slide-in"] picture')
    .evaluateAll((all) => all.filter((it) => it.getAttribute('style')).length);

/** How far the AI wallet's phone has moved, in % of its height. */
const phoneOffset = (page: Page) =>
  page.locator('#ai-wallet [data-motion="parallax"]').evaluate((it) => {
    const { f } = new DOMMatrix(getComputedStyle(it).transform);
    return Math.round((1000 * f) / (it as HTMLElement).offsetHeight) / 10;
  });

/** Rendered width of the dashboard, which includes its scale. */
const panelWidth = (page: Page) =>
  page.locator('[data-motion="scale"]').evaluate((it) => it.getBoundingClientRect().width);

/** Scrolls the top of the dashboard's section to the top of the viewport. */
async function toCard(page: Page, beyond = 0) {
  const top = await page
    .locator('#ucard')
    .evaluate((it) => it.getBoundingClientRect().top + scrollY);
  await scrollPageTo(page, top + beyond);
}

test('HOME-11 from 800 px on images follow the scroll position; below, they are static', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await gotoRoute(page, '/');
  await expect.poll(() => countMovedElements(page)).toBeGreaterThan(5);
  await expect.poll(() => phoneOffset(page), 'below the window').toBe(5);
  await scrollPageTo(page, 1900);
  await expect.poll(() => phoneOffset(page)).toBeLessThan(5);
  await scrollPageTo(page, 6000);
  await expect.poll(() => phoneOffset(page), 'above the window').toBe(-5);

  await page.setViewportSize({ width: 799, height: 800 });
  await expect.poll(() => countMovedElements(page), 'it leaves nothing behind').toBe(0);
});

test('HOME-11 below 800 px the code for scroll effects is not loaded', async ({
  page,
  requests,
}) => {
  await page.setViewportSize({ width: 799, height: 800 });
  await gotoRoute(page, '/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('scroll-motion'))).toEqual([]);
  expect(await countMovedElements(page)).toBe(0);
});

test('HOME-11 a page that is not scrolled requests no animation frames', async ({ page }) => {
  await page.addInitScript(() => {
    let frames = 0;
    const request = requestAnimationFrame;
    Object.assign(globalThis, {
      requestAnimationFrame: (callback: FrameRequestCallback) => {
        frames += 1;
        return request(callback);
      },
      countFrames: () => frames,
    });
  });
  await gotoRoute(page, '/');
  await expect.poll(() => countMovedElements(page)).toBeGreaterThan(5);
  await scrollPageTo(page, 1900);
  const countFramesPerSecond = () =>
    page.evaluate(async () => {
      const { countFrames } = globalThis as unknown as { countFrames: () => number };
      const before = countFrames();
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return countFrames() - before;
    });
  // GSAP itself stops after 120 frames without a change.
  await expect.poll(countFramesPerSecond).toBe(0);
});

test('HOME-11 without a scroll, an image moves when content is inserted above it', async ({
  page,
}) => {
  // At the top of the page, where the browser does not scroll to keep the content in place.
  await page.setViewportSize({ width: 1280, height: 2600 });
  await gotoRoute(page, '/');
  await expect.poll(() => countMovedElements(page)).toBeGreaterThan(5);
  const before = await phoneOffset(page);
  await page.locator('main').evaluate((it) => {
    const content = document.createElement('div');
    content.style.height = '100px';
    it.prepend(content);
  });
  await expect.poll(() => phoneOffset(page)).toBeGreaterThan(before);
});

test('HOME-11 leaving Home removes the scroll effects, and returning restarts them', async ({
  page,
}) => {
  await gotoRoute(page, '/');
  await expect.poll(() => countMovedElements(page)).toBeGreaterThan(5);
  await page.goto('./#/order');
  await expect(page.locator('main h1')).toHaveText(translatorFor('en')('order.title'));
  await scrollPageTo(page, 40);
  await page.goto('./#/');
  await expect.poll(() => countMovedElements(page)).toBeGreaterThan(5);
});

test('HOME-11 FAULT-75 leaving Home releases its memory @extended', async ({ page }) => {
  await gotoRoute(page, '/');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // No locators: Playwright keeps references to elements that it finds.
  const visit = async () => {
    for (const [path, loadedSelector] of [
      ['/order', 'main[data-route="/order"] h1'],
      ['/', '[data-motion][style]'],
    ] as const) {
      await page.evaluate((hash) => location.assign(hash), `#${path}`);
      await page.waitForFunction(
        (selector) => document.querySelector(selector) !== null,
        loadedSelector,
      );
    }
  };
  const measureMemory = async () => {
    // A finalizer runs in one collection, its memory is freed in the next.
    for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (key: string) => metrics.find(({ name }) => name === key)?.value;
    return [metric('JSEventListeners'), metric('Nodes')];
  };
  for (let time = 0; time < 3; time += 1) await visit();
  const before = await measureMemory();
  for (let time = 0; time < 6; time += 1) await visit();
  await expect.poll(measureMemory).toEqual(before);
});

test('HOME-6 HOME-11 above 1024 px the dashboard grows with the scroll position, at 1024 px it does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1025, height: 800 });
  await gotoRoute(page, '/');
  await expect.poll(() => countMovedElements(page)).toBeGreaterThan(5);
  await toCard(page, -600);
  const full = await page
    .locator('[data-motion="scale"]')
    .evaluate((it) => (it as HTMLElement).offsetWidth);
  await expect.poll(() => panelWidth(page)).toBeLessThan(full - 1);
  await toCard(page, 800);
  await expect.poll(() => panelWidth(page)).toBeCloseTo(full, 0);

  await page.setViewportSize({ width: 1024, height: 800 });
  await toCard(page, -600);
  await expect
    .poll(() =>
      page
        .locator('[data-motion="scale"]')
        .evaluate((it) => it.getBoundingClientRect().width - (it as HTMLElement).offsetWidth),
    )
    .toBeLessThan(1);
});

test('HOME-11 the dashboard is pinned while the card scrolls by', async ({ page }) => {
  await gotoRoute(page, '/');
  const top = () =>
    page.locator('[data-motion="scale"]').evaluate((it) => {
      const parent = it.parentElement?.getBoundingClientRect();
      return parent?.top ?? Number.NaN;
    });
  await toCard(page, 540);
  const before = await top();
  await toCard(page, 620);
  expect(await top()).toBeCloseTo(before, 0);
});

test('HOME-11 the title has a typewriter effect; its text is complete from the start', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(globalThis, { seen });
    const set = CSS.highlights.set.bind(CSS.highlights);
    CSS.highlights.set = (name, highlight) => {
      seen.push(document.querySelector('h1')?.textContent !== '');
      return set(name, highlight);
    };
  });
  await gotoRoute(page, '/');
  expect(await page.evaluate(() => (globalThis as { seen?: boolean[] }).seen)).toEqual([true]);
  await expect.poll(() => page.evaluate(() => CSS.highlights.size)).toBe(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('HOME-11 nothing moves, no typewriter effect, nothing is pinned, and nothing is missing', async ({
    page,
    requests,
  }) => {
    await page.addInitScript(() => {
      CSS.highlights.set = () => {
        throw new Error('typed');
      };
    });
    await gotoRoute(page, '/');
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.includes('scroll-motion'))).toEqual([]);
    expect(await countMovedElements(page)).toBe(0);
    const sticky = await page
      .locator('main *')
      .evaluateAll((all) => all.filter((it) => getComputedStyle(it).position === 'sticky').length);
    expect(sticky).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
