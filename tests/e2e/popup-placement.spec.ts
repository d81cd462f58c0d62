import type { Page } from '@playwright/test';
import { gotoRoute, tabTo } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');
const button = (page: Page) => page.locator('#header-download');
const popup = (page: Page) => page.getByRole('dialog');
/** Open popups, including those that fade out. */
const openPopups = (page: Page) => page.locator('[role="dialog"]:popover-open');

for (const { placement, height, viewportShare } of [
  { placement: 'on the side with more room', height: 650, viewportShare: 0.52 },
  { placement: 'below its button while it fits there', height: 1000, viewportShare: 0.4 },
]) {
  test(`POP-5 the popup of a button in the middle of the page is completely in view, ${placement}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height });
    await gotoRoute(page, '/');
    const target = page.locator('#ai-wallet-download');
    await target.scrollIntoViewIfNeeded();
    await target.evaluate((element, share) => {
      const { top } = element.getBoundingClientRect();
      scrollBy({ top: top - innerHeight * share, behavior: 'instant' });
    }, viewportShare);
    await target.focus();
    await page.keyboard.press('Enter');
    await expect(popup(page).locator('svg[data-ready]')).toBeVisible();
    await expect(popup(page)).toHaveCSS('translate', '0px');
    await expect(popup(page)).toBeInViewport({ ratio: 1 });
    const [panel, anchor] = await Promise.all([popup(page).boundingBox(), target.boundingBox()]);
    if (!panel || !anchor) throw new Error('The popup is not rendered');
    if (height === 1000) expect(panel.y).toBeGreaterThan(anchor.y + anchor.height);
    else expect(panel.y + panel.height).toBeLessThan(anchor.y);
    const last = popup(page).getByRole('link', { name: t('download.android-guide') });
    await tabTo(last);
    await expect(last).toBeInViewport({ ratio: 0.99 });
  });
}

test('POP-1 POP-5 a phone in landscape shows the stores, not a QR code', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await gotoRoute(page, '/order');
  await button(page).click();
  await expect(popup(page).locator('[data-option="app-store"]')).toBeInViewport({ ratio: 1 });
  await expect(popup(page).getByText(t('download.scan'))).toBeHidden();
  await page.keyboard.press('Escape');
});

test.describe('POP-4 on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const dispatchOpenEvent = (page: Page, detail: string) =>
    page.evaluate((id) => dispatchEvent(new CustomEvent('openQRModal', { detail: id })), detail);

  test('POP-3 POP-4 for any target, the popup that opens is completely in view at every width', async ({
    page,
  }) => {
    await gotoRoute(page, '/');
    for (const [target, width] of [
      ['ai-wallet-download', 320],
      ['stablecoin', 390],
      ['header-download', 768],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await dispatchOpenEvent(page, target);
      await expect(openPopups(page).locator('[data-option="apk"]')).toBeInViewport({ ratio: 1 });
      await expect(openPopups(page), target).toBeInViewport({ ratio: 1 });
      const wider = await openPopups(page).evaluate(
        (panel) => panel.scrollWidth - panel.clientWidth,
      );
      expect(wider, `at ${width} px`).toBe(0);
      expect((await openPopups(page).boundingBox())?.width).toBeGreaterThanOrEqual(280);
      await page.keyboard.press('Escape');
      await expect(openPopups(page)).toHaveCount(0);
    }
  });

  test('POP-4 FAULT-45 no popup opens while its button is hidden or the menu is open', async ({
    page,
  }) => {
    await gotoRoute(page, '/order');
    await dispatchOpenEvent(page, 'header-download');
    await expect(openPopups(page)).toHaveCount(0);

    await gotoRoute(page, '/');
    await page.getByRole('button', { name: t('header.menu.open') }).click();
    await dispatchOpenEvent(page, 'ai-wallet-download');
    await expect(openPopups(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await dispatchOpenEvent(page, 'ai-wallet-download');
    await expect(openPopups(page)).toHaveCount(1);
  });
});
