import type { Page } from '@playwright/test';
import { duration } from '../../src/theme/generated/tokens.ts';
import { stopTime } from './support/clock.ts';
import { open, wake } from './support/screens.ts';
import { expectTopAt, scrollTop } from './support/scroll.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

const nav = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: t('header.nav.label') });

test('HDR-3 a section item brings the section to 80 px below the top of the viewport', async ({
  page,
}) => {
  await open(page, '/');
  for (const section of ['ai-wallet', 'earn-dapp', 'stablecoin'] as const) {
    await nav(page)
      .getByRole('link', { name: t(`header.nav.${section}`) })
      .click();
    await expectTopAt(page.locator(`#${section}`), 80);
  }
  await nav(page)
    .getByRole('link', { name: t('header.nav.home') })
    .click();
  await expect.poll(() => scrollTop(page), 'Home has nothing above it').toBe(0);
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('HDR-3 from another route it goes home first and scrolls 500 ms later', async ({ page }) => {
    await page.clock.install();
    // React shows newly fetched code by its own timers, so Home's is fetched before they stop.
    await open(page, '/');
    await wake(page);
    await open(page, '/order');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order.title'));
    await stopTime(page);
    await nav(page)
      .getByRole('link', { name: t('header.nav.stablecoin') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'));
    await page.clock.runFor(499);
    expect(await scrollTop(page)).toBe(0);
    await page.clock.runFor(2);
    await expectTopAt(page.locator('#stablecoin'), 80);
  });
});

test('HDR-3 who goes elsewhere before the section is reached stays there, also in the address', async ({
  page,
}) => {
  await open(page, '/order');
  await nav(page)
    .getByRole('link', { name: t('header.nav.ai-wallet') })
    .click();
  await nav(page)
    .getByRole('link', { name: t('header.nav.bank-card') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bank-card.title'));
  await page.evaluate((wait) => new Promise((due) => setTimeout(due, wait)), duration.routeScroll);
  expect(new URL(page.url()).hash).toBe('#/bank-card');
});

test('HDR-3 the keyboard goes along to the section', async ({ page }) => {
  await open(page, '/');
  await nav(page)
    .getByRole('link', { name: t('header.nav.stablecoin') })
    .press('Enter');
  await expect(page.locator('#stablecoin')).toBeFocused();
  await expectTopAt(page.locator('#stablecoin'), 80);
});

test('ROUTE-9 a link to the page one is on leads to its top, and Back leaves the page', async ({
  page,
}) => {
  await open(page, '/');
  await open(page, '/countries-regions');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => history.length);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.countries') })
    .click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await expect(page.getByRole('main')).toBeFocused();
});
