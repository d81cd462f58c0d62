import { documentPath } from '../../src/app/document-paths.ts';
import { ROUTES } from '../../src/navigation/routes.ts';
import { extendedTag, gotoRoute, SCREENS, waitForRoute } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Bytes of images above the fold. */
const FIRST_SCREEN_BYTES = 120_000;
/** Maximum ratio of file width to rendered width; browsers choose no file below 1. */
const MAX_WIDTH_RATIO = 1.5;
/** Below this width, px, an image costs a few kB and milliseconds. */
const SMALL = 200;
/** Radius of the horizon's pearl, as a share of its picture's width. */
const HORIZON_RIM = 0.497;
/** The pages with a large image at every width. */
const ROUTES_WITH_LARGE_IMAGES = [ROUTES.home, ROUTES.order, ROUTES.bankCard];

for (const { name, viewport, deviceScaleFactor } of [
  { name: 'a phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  {
    name: 'a sharp desktop @extended',
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 2,
  },
]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, deviceScaleFactor });

    test(`above the fold every page loads at most 120 kB of images, on ${name}`, async ({
      page,
    }) => {
      // Eight page loads until the network is idle.
      test.slow();
      for (const { path } of SCREENS) {
        await gotoRoute(page, path);
        const sizes = () =>
          page.evaluate(() =>
            [...document.images]
              .filter((image) => {
                const { top, bottom, width } = image.getBoundingClientRect();
                return width > 0 && bottom > 0 && top < innerHeight;
              })
              .map(({ currentSrc }) => {
                const [entry] = performance.getEntriesByName(currentSrc);
                return entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
              }),
          );
        await expect
          .poll(async () => (await sizes()).every(Boolean), `${path}: all images have loaded`)
          .toBe(true);
        const shown = await sizes();
        expect(shown.length, `${path} has at least the logo`).toBeGreaterThan(0);
        const total = shown.reduce((sum, size) => sum + size, 0);
        expect(total, path).toBeLessThanOrEqual(FIRST_SCREEN_BYTES);
        await page.goto('about:blank');
      }
    });
  });
}

test('an image far below the fold loads near the viewport, and stays rendered', async ({
  page,
}) => {
  await page.goto('/bank-card/');
  await page.locator('html[data-hydrated]').waitFor();
  const pearl = page.getByRole('contentinfo').locator('picture');
  const isFetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('white-pearl')),
    );
  await page.waitForLoadState('networkidle');
  expect(await isFetched()).toBe(false);
  await pearl.scrollIntoViewIfNeeded();
  await expect.poll(isFetched).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  // Print and full-page screenshots also show it while it is out of view.
  await expect(pearl).toHaveCSS('content-visibility', 'visible');
});

test('HOME-6 the card is not enlarged on a very wide screen @extended', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1300 });
  await gotoRoute(page, '/');
  const image = page.locator('#ucard').getByRole('img').first();
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      image.evaluate((it: HTMLImageElement) => {
        const file = /-(?<width>\d+)-[\w-]+\.avif$/u.exec(it.currentSrc)?.groups?.['width'];
        return Number(file) >= it.offsetWidth;
      }),
    )
    .toBe(true);
});

test('HOME-8 the horizon meets both sides of the page, also on a very wide screen @extended', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [375, 1440, 1920, 2560, 3440]) {
    await page.setViewportSize({ width, height: 1000 });
    await gotoRoute(page, '/');
    const gap = await page
      .locator('[data-motion="rise-in"]:has(> picture)')
      .evaluate((pearl, rim) => {
        const shown = pearl.parentElement?.parentElement?.clientHeight ?? 0;
        const radius = rim * pearl.clientWidth;
        return pearl.clientWidth / 2 - Math.sqrt(radius ** 2 - (innerWidth / 2) ** 2) - shown;
      }, HORIZON_RIM);
    expect(gap, `at ${width} px`).toBeLessThan(0);
  }
});

for (const { name, viewport, deviceScaleFactor } of [
  { name: 'a phone', viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 },
  { name: 'a computer', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  {
    name: 'a wide computer',
    viewport: { width: 1920, height: 1080 },
    deviceScaleFactor: 1,
  },
]) {
  test.describe(`for ${name}`, () => {
    test.use({ viewport, deviceScaleFactor });

    // Each page has its own test and context, because a browser reuses a larger file from its cache.
    for (const path of ROUTES_WITH_LARGE_IMAGES) {
      test(`no large image of ${path} is decoded much larger than it is shown, for ${name}${extendedTag(name, 'a phone')}`, async ({
        page,
      }) => {
        await page.goto(`/${documentPath('en', path)}`);
        await waitForRoute(page);
        let large = 0;
        for (const image of await page.locator('img:visible').all()) {
          await image.scrollIntoViewIfNeeded();
          await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.complete)).toBe(true);
          const { url, width } = await image.evaluate((it: HTMLImageElement) => ({
            url: it.currentSrc,
            width: it.offsetWidth,
          }));
          const [, file] = /-(?<width>\d+)-[\w-]+\.avif$/u.exec(url) ?? [];
          if (width < SMALL || file === undefined) continue;
          large += 1;
          expect
            .soft(Number(file) / (width * deviceScaleFactor), url)
            .toBeLessThan(MAX_WIDTH_RATIO);
        }
        expect(large).toBeGreaterThan(0);
      });
    }
  });
}
