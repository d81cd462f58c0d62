import { extendedTag, chooseLanguage, gotoRoute } from './support/screens.ts';
import { recordLayoutShifts, layoutShiftScore } from './support/layout-shift.ts';
import { waitForFonts } from './support/fonts.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const WECHAT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_TW';

test.describe('in the in-app browser of WeChat', () => {
  test.use({ ...PHONE, userAgent: WECHAT });

  test('FAULT-33 FAULT-34 FAULT-35 a hint asks to open the page in a browser, the URL can be copied or selected, and nothing redirects', async ({
    page,
    context,
    baseURL,
  }) => {
    const address = new URL('#/download', baseURL).href;
    await context.grantPermissions(['clipboard-write']);
    await gotoRoute(page, '/download');
    const opened = page.url();
    const hint = page.getByRole('complementary', { name: t('verify.browser.title') });
    await expect(hint).toContainText(t('verify.browser.text', { app: 'WeChat' }));
    await hint.getByRole('button', { name: t('verify.browser.copy') }).click();
    await expect(hint.getByRole('button')).toHaveText(/Copied/);
    // The site's permissions policy forbids reading the clipboard, so the test pastes.
    await page.evaluate(() => document.body.append(document.createElement('textarea')));
    await page.locator('textarea').focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(page.locator('textarea')).toHaveValue(address);

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await hint.getByRole('button').click();
    await expect(hint.getByRole('status').last()).toContainText(address);
    await page.getByText(address).click();
    expect(await page.evaluate(() => String(getSelection()))).toBe(address);

    await chooseLanguage(page.getByRole('contentinfo'), 'vi');
    await expect(page.locator('aside')).toContainText(translatorFor('vi')('verify.browser.title'));
    expect(page.url()).toBe(opened);
  });
});

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
/** User agents of in-app browsers. Telegram for iOS has that of Safari, but adds a bridge object to the page. */
const APPS: readonly { app: string; userAgent: string; bridge?: true }[] = [
  {
    app: 'Instagram',
    userAgent: `${IPHONE} (KHTML, like Gecko) Mobile/15E148 Instagram 331.0.2.29.93 (iPhone15,2; iOS 18_5; en_US; en; scale=3.00; 1179x2556)`,
  },
  {
    app: 'Facebook',
    userAgent: `${IPHONE} (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/465.0.0.41.104;FBBV/600000000;FBDV/iPhone15,2;FBMD/iPhone]`,
  },
  {
    app: 'LINE',
    userAgent: `${IPHONE} (KHTML, like Gecko) Mobile/15E148 Safari Line/14.7.0`,
  },
  {
    app: 'Telegram',
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 Telegram-Android/11.2.3 (Google Pixel 9; Android 15; SDK 35; HIGH)',
  },
  {
    app: 'Telegram',
    userAgent: `${IPHONE} (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`,
    bridge: true,
  },
];

for (const { app, userAgent, bridge } of APPS) {
  const name = bridge ? `${app} on an iPhone` : app;
  test.describe(`in ${name}`, () => {
    test.use({ ...PHONE, userAgent });

    test(`FAULT-34 in ${name} the hint names the app, and no request leaves the page${extendedTag(name, 'Instagram', 'Telegram on an iPhone')}`, async ({
      page,
      requests,
      baseURL,
    }) => {
      if (bridge)
        await page.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: {} }));
      const loads: string[] = [];
      page.on('framenavigated', (frame) => loads.push(frame.url()));
      await gotoRoute(page, '/download');
      const hint = page.getByRole('complementary', { name: t('verify.browser.title') });
      await expect(hint).toContainText(t('verify.browser.text', { app }));
      await expect(hint.getByRole('button', { name: t('verify.browser.copy') })).toBeVisible();
      await expect(page.getByRole('main').locator('[data-option]').first()).toBeVisible();
      expect(new Set(loads)).toEqual(new Set([new URL('./#/download', baseURL).href]));
      expect(requests.filter((url) => !url.startsWith('http'))).toEqual([]);
    });
  });
}

test.describe('in a normal browser', () => {
  test.use(PHONE);

  test('DL-5 ORD-4 the download page shows what is configured and its promise, no placeholder, and the layout never shifts', async ({
    page,
    requests,
  }) => {
    await recordLayoutShifts(page);
    await page.goto('./download/');
    await page.locator('html[data-hydrated]').waitFor();
    await waitForFonts(page);
    await expect(page.getByRole('complementary')).toHaveCount(0);
    const verificationRequests = () =>
      requests.filter((url) => /\/Verification-[\w-]+\.js$/.test(url));
    expect(verificationRequests()).toHaveLength(0);
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: t('verify.identity.title') }),
    });
    const proof = page.getByRole('main').locator('[data-keep]');
    await expect(section).toContainText(t('verify.identity.none'));
    await expect(proof).toContainText(t('verify.promise'));
    await expect(proof).not.toContainText(/unio\.example|id0000/);
    const before = await layoutShiftScore(page);

    await page.mouse.wheel(0, 300);
    await expect.poll(() => verificationRequests().length).toBe(1);
    await expect(proof).toContainText(t('verify.promise'));
    expect(await layoutShiftScore(page)).toBe(before);
  });
});
