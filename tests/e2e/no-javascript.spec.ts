import { LOCALES } from '../../src/i18n/locales.ts';
import type { Page } from '@playwright/test';
import { documentPath } from '../../src/app/document-paths.ts';
import { site } from '../../src/site.ts';
import { duration } from '../../src/theme/generated/tokens.ts';
import { extendedTag, gotoRoute, setPreferredLocale, SCREENS } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

/** Links that must work without JavaScript. */
async function expectLinks(page: Page): Promise<void> {
  for (const url of [site.appStoreUrl, site.googlePlayUrl, site.apkUrl]) {
    const link = page.locator(`a[href="${url.replaceAll('"', '\\"')}"]`).first();
    await expect(link).toBeVisible();
    const { height } = (await link.boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThanOrEqual(44);
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES) {
    test(`FAULT-60 every page shows its content and the download links, in ${locale}${extendedTag(locale)}`, async ({
      page,
    }) => {
      const translate = translatorFor(locale);
      for (const { path, heading, title } of SCREENS.filter(({ path }) => path !== '/nowhere')) {
        await page.goto(documentPath(locale, path) || './');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(heading));
        await expect(page).toHaveTitle(translate(title));
        // The styles apply, also on Home, where a script normally adds them.
        await expect(page.locator('body')).toHaveCSS('margin', '0px');
        await expectLinks(page);
      }
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: translate('footer.card') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        translate('bank-card.title'),
      );
      expect(new URL(page.url()).pathname).toBe(`/${documentPath(locale, '/bank-card')}`);
    });
  }
});

test('FAULT-61 a script that fails at startup leaves a page with its links, not a blank one', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/broken at the start/);
  consoleGuard.expectMessage(/Failed to find a valid digest/);
  await page.route(/index-[\w-]+\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'throw new Error("broken at the start")',
    }),
  );
  await page.goto('./download/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    translatorFor('en')('download.title'),
  );
  await expectLinks(page);
});

test.describe('on an iPhone', () => {
  test.use({ device: 'iPhone' });

  test('FAULT-61 after an error at run time, no download for another device is offered', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectMessage(/after the start/);
    await gotoRoute(page, '/download');
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('error', resolve, { once: true });
          setTimeout(() => {
            throw new Error('after the start');
          });
        }),
    );
    await expect(page.locator('html')).toHaveAttribute('data-device', 'ios');
    await expect(page.locator('a[href$=".apk"]').filter({ visible: true })).toHaveCount(0);
  });
});

test('FAULT-61 a page that is cloaked for another language is shown if that language never loads @extended', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/Failed to load resource/);
  await setPreferredLocale(page, 'es');
  await page.route(/es-[\w-]+\.json$/, (route) => route.abort('connectionreset'));
  // No document matches an unknown route (ROUTE-12).
  await page.goto('./#/nowhere');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.locator('html[data-cloak]')).toHaveCount(1);
  await expect(heading).toBeHidden();
  await expect(heading).toBeVisible({ timeout: 2 * duration.cloakTimeout });
});
