import type { Page } from '@playwright/test';
import { BRAND, site } from '../../src/site.ts';
import { duration } from '../../src/theme/generated/tokens.ts';
import { open } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');
const LINKS = [
  [t('download.app-store'), site.appStoreUrl],
  [t('download.google-play'), site.googlePlayUrl],
  [t('download.apk'), site.apkUrl],
] as const;

/** The name of the app, and every way to it that needs no script. */
async function expectLinks(page: Page): Promise<void> {
  const patience = { timeout: 2 * duration.start };
  await expect(page.getByRole('heading', { name: BRAND.wallet })).toBeVisible(patience);
  for (const [name, url] of LINKS)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', url);
  const boxes = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(boxes).toHaveLength(LINKS.length);
  expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('API-6 FAULT-60 the stores and the app file can be reached', async ({ page }) => {
    await page.goto('./');
    await expectLinks(page);
  });
});

test('API-6 FAULT-61 a script that breaks at the start leaves the links, not a blank page', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/broken at the start/);
  await page.route(/index-[\w-]+\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'throw new Error("broken at the start")',
    }),
  );
  await page.goto('./');
  await expect(page.getByRole('heading', { name: BRAND.wallet })).toBeHidden();
  await expectLinks(page);
});

test('API-6 FAULT-61 words that cannot be fetched leave the links, not a blank page', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/Failed to load resource|Failed to fetch dynamically imported module/);
  await page.route(/en-[\w-]+\.js(\?.*)?$/, (route) => route.abort('connectionreset'));
  await page.goto('./');
  await expectLinks(page);
});

test('API-6 nothing of it is left once the page is drawn', async ({ page }) => {
  await open(page, '/order');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order.title'));
  await expect(page.locator('.without-script')).toHaveCount(0);
});
