import type { Page } from '@playwright/test';
import { LOCALE_NAMES, LOCALES, type Locale } from '../../src/i18n/locales.ts';
import type { MessageId } from '../../src/i18n/messages.ts';
import type { RoutePath } from '../../src/navigation/routes.ts';
import { translatorFor } from './support/messages.ts';
import { extendedTag, gotoRoute, languageButton, setPreferredLocale } from './support/screens.ts';
import { waitForFonts } from './support/fonts.ts';
import { expect, test } from './support/test.ts';

const WALLET = [
  'wallet.balance.amount',
  'wallet.send',
  'wallet.usdt',
  'wallet.sent.amount',
  'common.example',
] as const satisfies readonly MessageId[];

const CARD = [
  'bank-card.individuals.hold',
  'bank-card.individuals.paid',
  'card.usdt',
  'common.example',
] as const satisfies readonly MessageId[];

/** They write 1.250,00; the other languages write 1,250.00. */
const DECIMAL_COMMA: ReadonlySet<Locale> = new Set(['pt', 'vi']);

/** The first wallet picture: the download page has another one at its end. */
function wallet(page: Page, locale: Locale) {
  return page.getByRole('img', { name: translatorFor(locale)('wallet.picture') }).first();
}

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ savedLocale: locale });

    test(`HOME-1 ORD-1 DL-1 CARD-3 MONEY-1 the screens of the app have the words and the amounts of ${locale}${extendedTag(locale, 'pt')}`, async ({
      page,
    }) => {
      const translate = translatorFor(locale);
      const coins = DECIMAL_COMMA.has(locale) ? '1.250,00' : '1,250.00';
      for (const path of ['/', '/order', '/download'] as const) {
        await gotoRoute(page, path);
        await expect(wallet(page, locale)).toBeVisible();
        const screen = page
          .getByRole('main')
          .locator('[aria-hidden]', { hasText: translate('wallet.balance') });
        for (const id of WALLET) await expect(screen.first()).toContainText(translate(id));
        await expect(screen.first()).toContainText(coins);
      }
      await gotoRoute(page, '/bank-card');
      const phone = page.locator('[aria-hidden]', {
        hasText: translate('bank-card.individuals.hold'),
      });
      for (const id of CARD) await expect(phone.first()).toContainText(translate(id));
      await expect(phone.first().locator('a, button, input, [tabindex]')).toHaveCount(0);
    });
  });
}

const WINDOWS = [
  [320, 568],
  [375, 812],
  [768, 1024],
  [812, 375],
  [1024, 768],
  [1440, 900],
] as const;

const PHONES = [
  ['/download', 'wallet.balance'],
  ['/bank-card', 'bank-card.individuals.hold'],
  ['/countries-regions', 'wallet.balance'],
] as const satisfies readonly (readonly [RoutePath, MessageId])[];

for (const locale of LOCALES)
  for (const [path, id] of PHONES)
    test(`DL-1 CARD-3 a phone is whole, or it is cropped between two panels, on ${path} in ${locale}${extendedTag(`${path} ${locale}`, '/countries-regions en')}`, async ({
      page,
    }) => {
      const translate = translatorFor(locale);
      await setPreferredLocale(page, locale);
      await gotoRoute(page, path);
      await waitForFonts(page);
      const phone = page
        .getByRole('main')
        .locator('[aria-hidden]', { hasText: translate(id) })
        .first();
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        const where = `${path} at ${width} x ${height} px`;
        // In a short, narrow viewport the phone is hidden, to leave room for the buttons.
        if (path === '/download' && !(await phone.isVisible())) {
          expect.soft(width <= 768 && height <= 480, where).toBe(true);
          continue;
        }
        const { cut, whole } = await phone.evaluate(findPanels);
        expect.soft(cut, where).toEqual([]);
        // At least the status bar and the amount.
        expect.soft(whole, where).toBeGreaterThanOrEqual(2);
      }
    });

/** The texts of panels that are partly clipped, and the number of panels that are completely visible. */
function findPanels(phone: Element): { cut: string[]; whole: number } {
  const screen = phone.firstElementChild;
  const edges = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  for (let ancestor = screen; ancestor; ancestor = ancestor.parentElement) {
    if (!/clip|hidden/.test(getComputedStyle(ancestor).overflow)) continue;
    const { left, top, right, bottom } = ancestor.getBoundingClientRect();
    edges.left = Math.max(edges.left, left);
    edges.top = Math.max(edges.top, top);
    edges.right = Math.min(edges.right, right);
    edges.bottom = Math.min(edges.bottom, bottom);
  }
  let whole = 0;
  const cut = [...(screen?.children ?? [])].flatMap((panel) => {
    const { left, top, right, bottom } = panel.getBoundingClientRect();
    const isWhole =
      left >= edges.left && top >= edges.top && right <= edges.right && bottom <= edges.bottom;
    const isOut = left >= edges.right || top >= edges.bottom;
    if (isWhole) whole += 1;
    return isWhole || isOut ? [] : [panel.textContent];
  });
  return { cut, whole };
}

test('DL-1 the wallet of the download page follows a change of the language', async ({ page }) => {
  await gotoRoute(page, '/download');
  await expect(wallet(page, 'en')).toBeVisible();
  await languageButton(page.getByRole('banner')).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: LOCALE_NAMES.pt, exact: true })
    .click();
  const amount = translatorFor('pt')('wallet.balance.amount');
  await expect(wallet(page, 'pt')).toContainText(amount);
});

test.describe('on an iPhone', () => {
  test.use({ device: 'iPhone' });

  test('DL-1 GUIDE-2 the phones of the download page are iPhones, that of the Android guide is not', async ({
    page,
  }) => {
    const cameras = page.locator('[aria-hidden] > div > [translate="no"]:first-child > i');
    const arePills = () =>
      cameras.evaluateAll((all) => all.map(({ clientWidth: w, clientHeight: h }) => w > 2 * h));
    await gotoRoute(page, '/download');
    expect(await arePills()).toEqual([true, true]);
    await gotoRoute(page, '/android-install-guide');
    expect(await arePills()).toEqual([false]);
  });
});
