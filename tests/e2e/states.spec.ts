import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locales.ts';
import { findOverflow } from './support/overflow.ts';
import { languageButton, extendedTag, gotoRoute, waitForRoute } from './support/screens.ts';
import { holdResponse } from './support/distribution-api.ts';
import { allOf, expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');
const banner = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.locator('dialog');
const languages = (page: Page) =>
  banner(page)
    .locator('[popover]')
    .filter({ has: page.locator('[lang="vi"]') })
    .first();
const popup = (page: Page) => page.locator('[role="dialog"][popover]').first();
const getApp = (page: Page) => page.locator('#header-download');

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ savedLocale: locale });

    test(`STATE every popup, list and menu opens, closes and fits the viewport, in ${locale}${extendedTag(locale)}`, async ({
      page,
    }) => {
      const translate = translatorFor(locale);
      await gotoRoute(page, '/order');

      await test.step('popup', async () => {
        await expect(popup(page)).toBeHidden();
        await expect(getApp(page)).toHaveAttribute('aria-expanded', 'false');
        await getApp(page).click();
        await expect(popup(page)).toBeVisible();
        await expect(getApp(page)).toHaveAttribute('aria-expanded', 'true');
        await expect(popup(page)).toHaveCSS('opacity', '1');
        expect(await findOverflow(page)).toEqual([]);
      });
      await test.step('language dropdown: opening it closes the popup', async () => {
        await banner(page).locator('button[popovertarget]').first().click();
        await expect(languages(page)).toBeVisible();
        await expect(popup(page)).toBeHidden();
        await expect(languages(page)).toHaveCSS('opacity', '1');
        expect(await findOverflow(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(languages(page)).toBeHidden();
      });
      await test.step('mobile menu, down to 320 px', async () => {
        for (const width of [375, 320]) {
          await page.setViewportSize({ width, height: 568 });
          await banner(page)
            .getByRole('button', { name: translate('header.menu.open') })
            .click();
          await expect(menu(page)).toBeVisible();
          await expect(menu(page)).toHaveCSS('opacity', '1');
          expect(await findOverflow(page), `at ${width} px`).toEqual([]);
          for (const control of await allOf(menu(page).locator(':is(a, button):visible'))) {
            await control.scrollIntoViewIfNeeded();
            await expect(control).toBeInViewport({ ratio: 1 });
          }
          await page.keyboard.press('Escape');
          await expect(menu(page)).toBeHidden();
        }
      });
    });
  });
}

test('STATE FAULT-46 a reload in any state gives a working page with everything closed', async ({
  page,
}) => {
  await gotoRoute(page, '/order');
  const states: readonly (() => Promise<void>)[] = [
    () => getApp(page).click(),
    () => languageButton(banner(page)).click(),
    async () => {
      await page.setViewportSize({ width: 375, height: 800 });
      await banner(page)
        .getByRole('button', { name: t('header.menu.open') })
        .click();
    },
  ];
  for (const enter of states) {
    await enter();
    await expect(page.locator(':popover-open, dialog[open]')).toHaveCount(1);
    await page.reload();
    await waitForRoute(page);
    await expect(page.locator(':popover-open, dialog[open]')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  }
});

test('STATE leaving the page closes its popups and menus', async ({ page }) => {
  await gotoRoute(page, '/order');
  await getApp(page).click();
  await expect(popup(page)).toBeVisible();
  await banner(page)
    .getByRole('link', { name: t('header.nav.bank-card') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bank-card.title'));
  await expect(popup(page)).toBeHidden();
  await expect(getApp(page)).toHaveAttribute('aria-expanded', 'false');
});

test('STATE growing the viewport past 768 px closes the mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await gotoRoute(page, '/order');
  await banner(page)
    .getByRole('button', { name: t('header.menu.open') })
    .click();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
});

test('STATE HDR-9 the open popup is loading until the service responds', async ({ page }) => {
  const heldResponse = await holdResponse(page);
  await gotoRoute(page, '/order');
  await getApp(page).click();
  await expect(popup(page).getByRole('list')).toHaveAttribute('aria-busy', 'true');
  heldResponse.release();
  await expect(popup(page).getByRole('list')).toHaveAttribute('aria-busy', 'false');
  await expect(popup(page).locator('[data-option]')).toHaveCount(4);
});
