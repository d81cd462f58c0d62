import { findOverflow } from './support/overflow.ts';
import { gotoRoute, SCREENS } from './support/screens.ts';
import { layoutShiftScore, recordLayoutShifts } from './support/layout-shift.ts';
import { blockFonts, waitForFonts } from './support/fonts.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');
const IMAGES = /\.(avif|webp)$/;

test('a layout shift is recorded: content that is pushed down counts', async ({ page }) => {
  await recordLayoutShifts(page);
  await gotoRoute(page, '/order');
  await waitForFonts(page);
  const before = await layoutShiftScore(page);
  await page.evaluate(() => {
    const block = document.createElement('p');
    block.style.height = '200px';
    document.querySelector('main')?.prepend(block);
  });
  await expect.poll(() => layoutShiftScore(page)).toBeGreaterThan(before + 0.01);
});

// Most shifts happen on a phone; the desktop width is extended.
for (const [width, height, tag] of [
  [390, 844, ''],
  [1280, 800, ' @extended'],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test(`FAULT-64 FAULT-65 every screen loads without a layout shift, ${width} px wide${tag}`, async ({
      page,
    }) => {
      await recordLayoutShifts(page);
      for (const { path, heading } of SCREENS) {
        await page.goto('about:blank');
        await gotoRoute(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(heading));
        await page.waitForLoadState('networkidle');
        await waitForFonts(page);
        // Core Web Vitals rate up to 0.1 as good.
        expect.soft(await layoutShiftScore(page), `on ${path}`).toBeLessThan(0.1);
      }
    });
  });
}

test.describe('images that do not load', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('FAULT-64 an image that does not load shows its alternative text in its reserved space: the layout is identical @extended', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectMessage(/^Failed to load resource/);
    /** Positions of everything after the first image has loaded or failed. */
    const positionsOf = async (path: string, isLoaded: boolean) => {
      await page.goto('about:blank');
      await gotoRoute(page, path);
      await waitForFonts(page);
      const picture = page.getByRole('main').getByRole('img').first();
      await expect
        .poll(() => picture.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0))
        .toBe(isLoaded);
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).toHaveAccessibleName(/\w{3}/);
      // Without the QR code, which appears in its reserved space when its chunk has loaded.
      return page.locator('main :is(img, h1, h2, p, a):not([data-scan] *)').evaluateAll((all) =>
        all.flatMap((it) => {
          const { x, y, width, height } = it.getBoundingClientRect();
          return [x, y, width, height];
        }),
      );
    };
    for (const path of ['/', '/order', '/bank-card']) {
      await page.route(IMAGES, (route) => route.fulfill({ status: 404, body: '' }));
      const positionsWithoutImages = await positionsOf(path, false);
      await page.unroute(IMAGES);
      const positions = await positionsOf(path, true);
      expect(positionsWithoutImages.length, `on ${path}`).toBe(positions.length);
      // The aspect ratio of an image file differs from its attributes by a fraction of a pixel.
      const moved = positions.map((position, index) =>
        Math.abs(position - (positionsWithoutImages[index] ?? Number.NaN)),
      );
      expect(Math.max(...moved), `on ${path}`).toBeLessThan(1);
    }
  });

  test('FAULT-64 nothing moves when an image loads or fails', async ({ page, consoleGuard }) => {
    await blockFonts(page, consoleGuard);
    await recordLayoutShifts(page);
    // After the first paint, because a layout shift before it is not visible.
    const painted = () =>
      page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    let isLoaded = false;
    await page.route(IMAGES, async (route) => {
      await painted();
      await (isLoaded ? route.continue() : route.fulfill({ status: 404, body: '' }));
    });
    for (isLoaded of [false, true]) {
      for (const path of ['/', '/order', '/bank-card']) {
        await page.goto('about:blank');
        await gotoRoute(page, path);
        const picture = page.getByRole('main').getByRole('img').first();
        await expect
          .poll(() =>
            picture.evaluate((it: HTMLImageElement) => [it.complete, it.naturalWidth > 0]),
          )
          .toEqual([true, isLoaded]);
        await waitForFonts(page);
        expect(await layoutShiftScore(page), `on ${path}`).toBeLessThan(0.005);
      }
    }
  });
});

test('FAULT-65 without web fonts everything is visible and fits', async ({
  page,
  consoleGuard,
}) => {
  await blockFonts(page, consoleGuard);
  for (const { path, heading } of SCREENS) {
    await gotoRoute(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(heading));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('opacity', '1');
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
