import type { Locator, Page } from '@playwright/test';
import type { MessageId } from '../../src/i18n/messages.ts';
import { distributionCalls, holdResponse } from './support/distribution-api.ts';
import { translatorFor } from './support/messages.ts';
import { gotoRoute, waitForAnimations, waitForRoute } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const t = translatorFor('en');
const banner = (page: Page) => page.getByRole('banner');

test('HDR-8 Get App opens the popup at its button on hover and on click', async ({ page }) => {
  await gotoRoute(page, '/order');
  const button = banner(page).getByRole('button', { name: t('header.get-app') });
  const popup = page.getByRole('dialog', { name: t('header.get-app') });
  for (const opening of ['hover', 'click'] as const) {
    await button[opening]();
    await expect(popup).toBeVisible();
    await expect(async () => {
      const popupBox = await popup.boundingBox();
      const buttonBox = await button.boundingBox();
      expect(
        popupBox && buttonBox && popupBox.y - (buttonBox.y + buttonBox.height),
        'just below the button',
      ).toBeCloseTo(14, 0);
      expect(
        popupBox && buttonBox && popupBox.x + popupBox.width - (buttonBox.x + buttonBox.width),
        'ends aligned',
      ).toBeCloseTo(0, 0);
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await page.mouse.move(10, 700);
  }
});

test('HDR-9 the enterprise link is requested once, with a loading flag', async ({
  page,
  requests,
}) => {
  const heldResponse = await holdResponse(page);
  await gotoRoute(page, '/');
  await heldResponse.requested;
  await banner(page)
    .getByRole('button', { name: t('header.get-app') })
    .click();
  const popup = page.getByRole('dialog', { name: t('header.get-app') });
  const list = popup.getByRole('list', { name: t('download.options') });
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(popup.getByRole('status')).toHaveText(t('download.enterprise.pending'));
  await expect(popup.locator('[data-option="enterprise"]')).toHaveCount(0);
  await waitForAnimations(popup);
  const before = await popup.locator('[data-option="app-store"]').boundingBox();

  heldResponse.release();
  await expect(popup.locator('[data-option="enterprise"]')).toBeVisible();
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(popup.getByRole('status')).toHaveCount(0);
  expect(
    await popup.locator('[data-option="app-store"]').boundingBox(),
    'nothing moves under the pointer',
  ).toEqual(before);
  expect(distributionCalls(requests)).toHaveLength(1);
});

test('HDR-9 API-4 one request per page load, however often the visitor navigates; a reload sends another', async ({
  page,
  requests,
  consoleGuard,
}) => {
  // The response is held while the visitor navigates. On a busy machine that exceeds the timeout of 10 s.
  consoleGuard.expectMessage(/^The distribution service could not be asked.*timeout/);
  const heldResponse = await holdResponse(page);
  await gotoRoute(page, '/order');
  await heldResponse.requested;
  const move = async (link: Locator, title: MessageId) => {
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(title));
  };
  const footer = page.getByRole('contentinfo');
  const bankCard = banner(page)
    .getByRole('navigation', { name: t('header.nav.label') })
    .getByRole('link', { name: t('header.nav.bank-card') });
  const countries = footer.getByRole('link', { name: t('footer.countries') });
  await move(bankCard, 'bank-card.title');
  await move(countries, 'countries.title');
  await test.step('also after the response', async () => {
    heldResponse.release();
    await page.locator('#header-download').click();
    await expect(page.getByRole('dialog').locator('[data-option="enterprise"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await move(bankCard, 'bank-card.title');
    await move(countries, 'countries.title');
  });
  // Any request of the navigations was sent before this one.
  await page.evaluate(() => fetch('/robots.txt'));
  expect(distributionCalls(requests)).toHaveLength(1);

  await page.reload();
  await waitForRoute(page);
  await expect.poll(() => distributionCalls(requests).length).toBe(2);
});

test('HDR-8 Get App is outlined on the order and download pages, and filled on other pages', async ({
  page,
}) => {
  for (const [path, isOutline] of [
    ['/download', true],
    ['/order', true],
    ['/bank-card', false],
  ] as const) {
    await gotoRoute(page, path);
    await page.mouse.move(0, 0);
    const button = page.locator('#header-download');
    // Waits: the color changes gradually after a navigation in the page.
    const colored = isOutline ? expect(button, path) : expect(button, path).not;
    await colored.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});
