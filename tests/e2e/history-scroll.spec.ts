import { LOCALES } from '../../src/i18n/locales.ts';
import { extendedTag, gotoRoute, SCREENS, waitForRoute } from './support/screens.ts';
import { expectScrolledTo, scrollPageTo, scrollTop } from './support/scroll.ts';
import { expect, test } from './support/test.ts';
import { holdRequests } from './support/hold-requests.ts';
import { translatorFor } from './support/messages.ts';

/** The swap from a fallback font can move a section by a few px. */
const FONT_SWAP_TOLERANCE = 4;

for (const { path, name, heading } of SCREENS) {
  // Home is not extended, because it scrolls by itself.
  const tag = extendedTag(path, '/');
  test(`ROUTE-9 back and forward restore the position on ${name}, even if its code and images load slowly${tag}`, async ({
    page,
  }) => {
    const other = path === '/countries-regions' ? '/order' : '/countries-regions';
    await page.setViewportSize({ width: 1280, height: 500 });
    await gotoRoute(page, path);
    const maxScroll = await page.evaluate(
      () => document.documentElement.scrollHeight - innerHeight,
    );
    const position = Math.round(maxScroll * 0.6);
    await scrollPageTo(page, position);
    await page.evaluate((to) => (location.hash = to), other);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      translatorFor('en')(path === '/countries-regions' ? 'order.title' : 'countries.title'),
    );
    await expect.poll(() => scrollTop(page)).toBe(0);

    // The memory cache is empty now, and the page loads over a slow connection. The delay simulates the
    // network; the test itself waits for conditions.
    await page.context().route(/\.(avif|webp|js)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.reload();
    await waitForRoute(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translatorFor('en')(heading));
    await expect.poll(() => scrollTop(page)).toBe(position);
    await page.goForward();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
}

test('ROUTE-9 a visitor who scrolls before the page is hydrated stays there', async ({ page }) => {
  const { release } = await holdRequests(page, /\.js$/);
  await page.goto('./order/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await scrollPageTo(page, 600);
  release();
  await waitForRoute(page);
  // Also after late fonts and images.
  await page.waitForLoadState('networkidle');
  expect(await scrollTop(page)).toBe(600);
});

test('POP-4 an unknown deep link is dropped, also for the next page', async ({ page }) => {
  await page.goto('./#/order?scrollTo=ai-wallet-download&openModal=true');
  await waitForRoute(page);
  await expect.poll(() => page.url()).not.toContain('scrollTo');
  await page.evaluate(() => (location.hash = '/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    translatorFor('en')('home.hero.title'),
  );
  expect(await scrollTop(page)).toBe(0);
});

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ savedLocale: locale, contextOptions: { reducedMotion: 'reduce' } });

    test(`POP-4 a deep link works on the first load, in ${locale}${extendedTag(locale)}`, async ({
      page,
    }) => {
      await page.goto('./#/?scrollTo=ai-wallet-download&openModal=true');
      await waitForRoute(page);
      await expectScrolledTo(page.locator('#ai-wallet-download'), 80, FONT_SWAP_TOLERANCE);
      await expect(page.getByRole('dialog')).toContainText(translatorFor(locale)('download.scan'));
    });
  });
}
