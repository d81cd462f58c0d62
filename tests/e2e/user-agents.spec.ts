import { translatorFor } from './support/messages.ts';
import { extendedTag, gotoRoute } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const t = translatorFor('en');

for (const { what, userAgent } of [
  { what: 'empty', userAgent: '' },
  { what: '4 kB long', userAgent: `Mozilla/5.0 (${'x'.repeat(4096)})` },
  {
    what: "a robot's",
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  },
])
  test.describe(`a user agent that is ${what}`, () => {
    test.use({ userAgent });

    test(`FAULT-30 with a user agent that is ${what} the page is fully usable${extendedTag(what, 'empty')}`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        // Playwright treats an empty user agent as unset.
        Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => value });
      }, userAgent);
      await gotoRoute(page, '/download');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page.getByRole('main').locator('[data-option]').filter({ visible: true }),
      ).toHaveText([t('download.google-play'), t('download.apk')]);
      await page.locator('#header-download').click();
      await expect(page.getByRole('dialog').locator('[data-option="app-store"]')).toBeVisible();
      await page.keyboard.press('Escape');
      await page
        .getByRole('main')
        .getByRole('link', { name: t('download.android-guide') })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('guide.android.title'));
    });
  });
