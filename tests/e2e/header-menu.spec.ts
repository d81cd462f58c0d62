import type { Page } from '@playwright/test';
import { documentPath } from '../../src/app/document-paths.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { size } from '../../src/theme/generated/tokens.ts';
import { extendedTag, languageButton, gotoRoute, tabTo, waitForRoute } from './support/screens.ts';
import { expectTopAt, scrollTop } from './support/scroll.ts';
import { expect, test } from './support/test.ts';
import { holdRequests } from './support/hold-requests.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');
const ITEMS = [
  ...(['home', 'ai-wallet', 'stablecoin', 'earn-dapp', 'bank-card'] as const).map(
    (item) => `header.nav.${item}` as const,
  ),
  'common.mail',
] as const;

const banner = (page: Page) => page.getByRole('banner');
const nav = (page: Page) => banner(page).getByRole('navigation', { name: t('header.nav.label') });

test('HDR-7 the burger replaces the items at 768 px and below', async ({ page }) => {
  const burger = banner(page).getByRole('button', { name: t('header.menu.open') });
  await page.setViewportSize({ width: 769, height: 900 });
  await gotoRoute(page, '/');
  await expect(nav(page)).toBeVisible();
  await expect(burger).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(nav(page)).toBeHidden();
  await expect(burger).toBeVisible();
});

test('HDR-10 on a phone Get App in the header links to the download page, whose header has no Get App', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const locale of LOCALES) {
    const translate = translatorFor(locale);
    await page.goto(`/${documentPath(locale, '/order')}`);
    await waitForRoute(page);
    const bar = await banner(page).boundingBox();
    expect(bar?.height, `one row in ${locale}`).toBeLessThanOrEqual(size.headerMobile);
    const link = banner(page).getByRole('link', { name: translate('header.get-app') });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('download.title'));
    await expect(link).toHaveCount(0);
  }
  await page.goto('/');
  await page.setViewportSize({ width: 769, height: 640 });
  await expect(banner(page).getByRole('link', { name: t('header.get-app') })).toBeHidden();
});

test('HDR-7 the menu has all items, locks scrolling, and closes', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await gotoRoute(page, '/');
  const burger = banner(page).getByRole('button', { name: t('header.menu.open') });
  const menu = page.getByRole('dialog', { name: t('header.menu.label') });

  await test.step('six items, Get App, languages', async () => {
    await burger.click();
    await expect(menu.getByRole('listitem').filter({ has: page.getByRole('link') })).toHaveText(
      ITEMS.map((item) => new RegExp(`^${t(item)}`)),
    );
    await expect(menu.getByRole('link', { name: t('header.get-app') })).toBeVisible();
    await languageButton(menu).click();
    await expect(
      menu.getByRole('list', { name: t('language.list') }).getByRole('button'),
    ).toHaveCount(5);
    const languages = menu.getByRole('list', { name: t('language.list') });
    await expect(languages).toBeVisible();
    const [list, getApp] = await Promise.all([
      languages.boundingBox(),
      menu.getByRole('link', { name: t('header.get-app') }).boundingBox(),
    ]);
    expect((list?.y ?? 0) + (list?.height ?? 0), 'covers no button').toBeLessThan(getApp?.y ?? 0);
    await page.keyboard.press('Escape');
  });

  await test.step('the page behind it does not scroll', async () => {
    await page.mouse.move(400, 600);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('End');
    // A scroll would start within two frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await scrollTop(page)).toBe(0);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  });

  await test.step('its button and Escape close it and restore the focus', async () => {
    await menu.getByRole('button', { name: t('header.menu.close') }).click();
    await expect(menu).toBeHidden();
    await expect(burger).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await burger.click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  await test.step('an item closes it and navigates', async () => {
    await burger.click();
    await menu.getByRole('link', { name: t('header.nav.stablecoin') }).click();
    await expect(menu).toBeHidden();
    await expectTopAt(page.locator('#stablecoin'), 80);
    await burger.click();
    await menu.getByRole('link', { name: t('header.nav.bank-card') }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bank-card.title'));
  });
});

test('HDR-7 the menu opens and closes before hydration, and hydration does not close it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const { release } = await holdRequests(page, /\.js$/);
  await page.goto('./order/', { waitUntil: 'commit' });
  const burger = banner(page).getByRole('button', { name: t('header.menu.open') });
  const menu = page.getByRole('dialog', { name: t('header.menu.label') });
  await burger.click();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: t('header.menu.close') }).click();
  await expect(menu).toBeHidden();
  await burger.click();
  release();
  await waitForRoute(page);
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: t('header.nav.bank-card') }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bank-card.title'));
});

test('HDR-8 at 768 px Get App closes the menu and opens the download page', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await gotoRoute(page, '/');
  await banner(page)
    .getByRole('button', { name: t('header.menu.open') })
    .click();
  const menu = page.getByRole('dialog', { name: t('header.menu.label') });
  await menu.getByRole('link', { name: t('header.get-app') }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('download.title'));

  await gotoRoute(page, '/');
  await page.locator('#ai-wallet-download').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('download.title'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('FAULT-45 HDR-7 Back closes the language list in the menu, then the menu, then leaves the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await gotoRoute(page, '/order');
  await page.evaluate(() => location.assign('#/bank-card'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bank-card.title'));
  const menu = page.getByRole('dialog', { name: t('header.menu.label') });
  const list = menu.getByRole('list', { name: t('language.list') });
  const back = () => page.evaluate(() => history.back());

  await banner(page)
    .getByRole('button', { name: t('header.menu.open') })
    .click();
  await languageButton(menu).click();
  await expect(list).toBeVisible();
  await back();
  await expect(list).toBeHidden();
  await expect(menu).toBeVisible();
  // A page may prevent Back once per user activation.
  await page.keyboard.press('Shift');
  await back();
  await expect(menu).toBeHidden();
  await back();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order.title'));
});

test('HDR-7 FAULT-45 a popover that a breakpoint hides is closed', async ({ page }) => {
  const openPopovers = page.locator(':popover-open, dialog[open]');
  await page.setViewportSize({ width: 1024, height: 768 });
  await gotoRoute(page, '/order');

  await page.locator('#header-download').click();
  await expect(openPopovers).toHaveCount(1);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(openPopovers).toHaveCount(0);

  await banner(page)
    .getByRole('button', { name: t('header.menu.open') })
    .click();
  await languageButton(page.getByRole('dialog')).click();
  await expect(openPopovers).toHaveCount(2);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(openPopovers).toHaveCount(0);
});

test('HDR-6 FTR-3 in a low viewport every language is reachable', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await gotoRoute(page, '/order');
  const language = languageButton(page.getByRole('contentinfo'));
  await language.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await language.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: t('language.list') });
  const last = list.getByRole('button', { name: 'Tiếng Việt' });
  await tabTo(last);
  const { top, bottom } = await last.evaluate((option) => {
    const { top, bottom } = option.getBoundingClientRect();
    return { top, bottom };
  });
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(360);
});

for (const locale of ['en', 'zh-TW', 'vi'] as const)
  test(`HDR-6 in the menu each language is one line, and the list begins at the button's edge, in ${locale}${extendedTag(locale)}`, async ({
    page,
  }) => {
    const translate = translatorFor(locale);
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(`/${documentPath(locale, '/order')}`);
    await waitForRoute(page);
    await banner(page)
      .getByRole('button', { name: translate('header.menu.open') })
      .click();
    const menu = page.getByRole('dialog');
    const button = menu.locator('[popovertarget]');
    await button.click();
    const options = menu.locator('[popover] li > button');
    await expect(options).toHaveCount(LOCALES.length);
    const list = await menu.locator('[popover]').boundingBox();
    const edge = await button.evaluate((it) => it.getBoundingClientRect().left);
    expect(list?.x).toBeCloseTo(edge, 0);
    const lines = await options.evaluateAll((all) =>
      all.map((option) => {
        const name = document.createRange();
        name.selectNodeContents(option.firstChild ?? option);
        return name.getClientRects().length;
      }),
    );
    expect(lines).toEqual(LOCALES.map(() => 1));
  });
