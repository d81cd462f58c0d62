import { CONFIGURED } from '../../stories/support/settings.ts';
import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locales.ts';
import { BRAND } from '../../src/site.ts';
import { expect, FOREIGN, OFFICIAL, test } from './support/configured-site.ts';
import { blockFonts, waitForFonts } from './support/fonts.ts';
import { layoutShiftScore, recordLayoutShifts } from './support/layout-shift.ts';
import { readPixels, readQr } from './support/qr.ts';
import { extendedTag, gotoRoute, setPreferredLocale, triggerHydration } from './support/screens.ts';
import { readMessages, translatorFor } from './support/messages.ts';
import { SITE_ORIGIN } from './support/test-servers.ts';
import { collectTexts, createMessageFinder } from './support/visible-text.ts';

// One worker builds the configured site for all tests.
test.describe.configure({ mode: 'default' });

const t = translatorFor('en');
const QR_URL = `${OFFICIAL}/#/download`;
const WECHAT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_TW';

/** Text that is identical in every language and therefore no message. */
const NAMES = new Set<string>([...Object.values(BRAND), ...'123456']);
/** Messages that only a configured site or foreign origin shows. `text.ios` needs a site without an enterprise app. */
const CONFIGURED_SITE_MESSAGES =
  /^verify\.(?:file|check|foreign|identity)\.(?!denied|none|certificate$|package|text\.ios)|^guide\.ios\.enterprise\.\w+\.signer$|^guide\.\w+\.store\.get\.publisher$/;

const banner = (page: Page) => page.locator('aside[data-official]');
const directDownloads = (page: Page) =>
  page.locator('a[data-direct], [data-option="apk"], [data-option="enterprise"]');

async function readPopup(page: Page): Promise<{ text: string | undefined; host: string }> {
  await page.locator('#header-download').click();
  const popup = page.getByRole('dialog');
  const code = popup.locator('svg[data-ready]');
  await expect(code).toBeVisible();
  await expect(popup).toHaveCSS('opacity', '1');
  const text = readQr(await readPixels(code));
  const host = new URL(text ?? 'about:blank').host;
  await expect(popup.getByText(host, { exact: true })).toBeVisible();
  return { text, host };
}

test.describe('on the official origin', () => {
  test.use({ baseURL: OFFICIAL });

  test('POP-1b the QR code leads to that origin, its host is below the code, and every download is offered', async ({
    page,
  }) => {
    await gotoRoute(page, '/download');
    expect(await readPopup(page)).toEqual({ text: QR_URL, host: 'wallet.unio' });
    await expect(page.getByRole('dialog').locator('[data-option="apk"]')).toBeVisible();
    await expect(page.getByRole('main').locator('[data-option="apk"]')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  for (const locale of LOCALES)
    test(`ORD-1 ORD-4 the terms with their links, and the actions of the order page, are on the first screen of a phone in landscape, in ${locale}${extendedTag(locale)}`, async ({
      page,
    }) => {
      await setPreferredLocale(page, locale);
      await page.setViewportSize({ width: 844, height: 390 });
      await gotoRoute(page, '/order');
      await waitForFonts(page);
      const links = page.getByRole('main').locator('section').first().getByRole('link');
      const translate = translatorFor(locale);
      await expect(links).toHaveCount(4);
      await expect(links.nth(0)).toHaveAttribute('href', CONFIGURED.VITE_PRIVACY_URL);
      await expect(links.nth(1)).toHaveAttribute('href', CONFIGURED.VITE_TERMS_URL);
      await expect(links.nth(2)).toHaveText(translate('order.continue'));
      await expect(links.nth(3)).toHaveText(translate('order.back'));
      await expect(page.getByText(translate('order.terms'))).toBeInViewport({ ratio: 1 });
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    });
});

test.describe('on this machine', () => {
  test('POP-1b the QR code has the origin of the page, its host is below', async ({ page }) => {
    await gotoRoute(page, '/download');
    const { text } = await readPopup(page);
    expect(text).toBe(`${SITE_ORIGIN}/#/download`);
    await expect(page.getByRole('dialog').locator('[data-option="apk"]')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });
});

for (const origin of [FOREIGN, 'https://www.wallet.unio', 'https://wallet.unio:8443']) {
  test.describe(`on ${origin}`, () => {
    test.use({ baseURL: origin });

    test(`POP-1b FAULT-108 on ${origin} a banner names the real site, the QR code leads there, and direct downloads are withheld${extendedTag(origin, FOREIGN, 'https://wallet.unio:8443')}`, async ({
      page,
      requests,
      consoleGuard,
    }) => {
      await recordLayoutShifts(page);
      await blockFonts(page, consoleGuard);
      await page.goto('/download/');
      await expect(banner(page)).toBeVisible();
      await expect(banner(page).getByRole('alert')).toContainText(t('verify.foreign.title'));
      await expect(banner(page).getByRole('alert')).toContainText('wallet.unio');
      await expect(
        banner(page).getByRole('link', { name: t('verify.foreign.link', { host: 'wallet.unio' }) }),
      ).toHaveAttribute('href', `${OFFICIAL}/`);
      expect(await layoutShiftScore(page), 'nothing moves when the banner comes').toBe(0);

      expect(await readPopup(page)).toEqual({ text: QR_URL, host: 'wallet.unio' });
      await expect(page.locator('[data-option="google-play"]').first()).toBeVisible();
      await expect(directDownloads(page)).toHaveCount(0);
      await expect(page.getByText(t('verify.ways.store'), { exact: true })).toBeVisible();
      await expect(
        page.getByText(t('verify.ways.file'), { exact: true }).filter({ visible: true }),
      ).toHaveCount(0);
      expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
    });
  });
}

test.describe('on a foreign origin', () => {
  test.use({ baseURL: FOREIGN });

  for (const locale of LOCALES)
    test(`POP-1b FAULT-108 the Android guide offers no file either, and the banner is in ${locale}${extendedTag(locale)}`, async ({
      page,
    }) => {
      await setPreferredLocale(page, locale);
      await gotoRoute(page, '/android-install-guide');
      await expect(directDownloads(page).filter({ visible: true })).toHaveCount(0);
      await triggerHydration(page);
      await expect(directDownloads(page)).toHaveCount(0);
      const translate = translatorFor(locale);
      await expect(banner(page)).toContainText(translate('verify.foreign.title'));
      await expect(banner(page)).toContainText(
        translate('verify.foreign.text', { host: 'wallet.unio' }),
      );
    });

  for (const locale of LOCALES) {
    test(`I18N-4 every text of a configured site on a foreign origin is a message of ${locale}${extendedTag(locale)}`, async ({
      page,
    }) => {
      const findMessages = createMessageFinder(locale);
      const shown = new Set<string>();
      await setPreferredLocale(page, locale);
      for (const path of ['/download', '/ios-install-guide', '/android-install-guide']) {
        await gotoRoute(page, path);
        await expect(banner(page)).toBeVisible();
        const texts = await collectTexts(page);
        for (const id of texts.flatMap(findMessages)) shown.add(id);
        const untranslated = texts.filter(
          (text) => findMessages(text).length === 0 && !NAMES.has(text),
        );
        expect(untranslated, path).toEqual([]);
      }
      const ids = Object.keys(readMessages('en')).filter((id) => CONFIGURED_SITE_MESSAGES.test(id));
      expect(ids.filter((id) => !shown.has(id))).toEqual([]);
    });
  }

  test('POP-1b FAULT-109 if the app never loads, direct downloads are withheld all the same', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectMessage(/Failed to load resource|Failed to fetch dynamically/);
    await page.route(/\/shell-[\w-]+\.js$/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/download/');
    await failed;
    await expect(page.getByRole('main').locator('[data-option="google-play"]')).toBeVisible();
    await expect(page.getByRole('main').locator('[data-option="apk"]')).toBeHidden();
  });

  test.describe('in WeChat', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, userAgent: WECHAT });

    test('POP-1b FAULT-108 “copy link” copies the real site’s address', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-write']);
      await gotoRoute(page, '/download');
      const hint = page.getByRole('complementary', { name: t('verify.browser.title') });
      await hint.getByRole('button', { name: t('verify.browser.copy') }).click();
      await expect(hint.getByRole('button')).toHaveText(/Copied/);
      await page.evaluate(() => document.body.append(document.createElement('textarea')));
      await page.locator('textarea').focus();
      await page.keyboard.press('ControlOrMeta+V');
      await expect(page.locator('textarea')).toHaveValue(QR_URL);
    });
  });
});
