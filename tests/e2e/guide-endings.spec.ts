import type { Locator } from '@playwright/test';
import { BRAND, site } from '../../src/site.ts';
import { breakpoint } from '../../src/theme/generated/tokens.ts';
import { LOGGED_ERROR } from './support/engine.ts';
import { waitForFonts } from './support/fonts.ts';
import { linkTo } from './support/links.ts';
import { translatorFor } from './support/messages.ts';
import { extendedTag, gotoRoute, isHydrated, triggerHydration } from './support/screens.ts';
import { expectTopAt } from './support/scroll.ts';
import { expect, test } from './support/test.ts';

test('GUIDE-2 DL-7 a step and the note lead to the file check of the page', async ({ page }) => {
  await gotoRoute(page, '/android-install-guide');
  const url = page.url();
  const links = page.getByRole('main').locator('a[href*="scrollTo=file-check"]');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await link.click();
    await expectTopAt(page.locator('#file-check'), 80);
    await expect(page.locator('#file-check')).toBeFocused();
    expect(page.url(), 'the page and its history stay').toBe(url);
  }
});

test('GUIDE-2 POP-4 opened in a new tab, the link leads to the file check, too', async ({
  page,
}) => {
  await page.goto('/android-install-guide/?scrollTo=file-check');
  await expectTopAt(page.locator('#file-check'), 80);
});

test('GUIDE-1 DL-5 with nothing to compare, the guide ends with the promise and the links to the app', async ({
  page,
}) => {
  await gotoRoute(page, '/ios-install-guide');
  const lastSection = page.getByRole('main').locator('section').last();
  await expect(lastSection.getByRole('heading', { level: 2 })).toHaveText(
    translatorFor('en')('verify.promise'),
  );
  await expectOpenedApp(lastSection);
  const links = lastSection.getByRole('link');
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute('href', site.appStoreUrl);
  await expect(links.last()).toHaveAttribute('href', linkTo('/download', 'en', '../'));
});

for (const [path, links] of [
  ['/download', [site.appStoreUrl, site.googlePlayUrl]],
  ['/android-install-guide', [site.googlePlayUrl, linkTo('/download', 'en', '../')]],
] as const)
  test(`DL-3 GUIDE-2 DL-5 ${path} ends with the promise, the links to the app and the opened app`, async ({
    page,
  }) => {
    await gotoRoute(page, path);
    const lastSection = page.getByRole('main').locator('section').last();
    await expect(lastSection.getByRole('heading', { level: 2 })).toHaveText(
      translatorFor('en')('verify.promise'),
    );
    const hrefs = lastSection
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(await hrefs).toEqual(links);
    await expectOpenedApp(lastSection);
  });

/** The picture of the opened app is completely in view, below the copy and beside it. */
async function expectOpenedApp(lastSection: Locator): Promise<void> {
  const name = lastSection.locator('[aria-hidden]').getByText(BRAND.wallet);
  for (const width of [390, 1280]) {
    await lastSection.page().setViewportSize({ width, height: 844 });
    await lastSection.locator('picture').scrollIntoViewIfNeeded();
    await expect(name).toBeInViewport({ ratio: 1 });
  }
}

test('DL-1 FAULT-53 if the WalletScreen chunk fails to load, the page keeps the picture of the wallet @extended', async ({
  page,
  consoleGuard,
}) => {
  const chunk = /\/WalletScreen-[\w-]+\.js$/;
  consoleGuard.expectMessage(/^Failed to load resource/);
  consoleGuard.expectMessage(LOGGED_ERROR);
  await page.route(chunk, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => chunk.test(request.url()));
  await gotoRoute(page, '/download');
  await triggerHydration(page);
  await failed;
  const lastSection = page.getByRole('main').locator('section').last();
  await expect.poll(() => isHydrated(lastSection.getByRole('heading'))).toBe(true);
  await expect(
    page.getByRole('img', { name: translatorFor('en')('wallet.picture') }),
  ).toBeVisible();
});

for (const [requirement, path, action] of [
  ['GUIDE-1', '/ios-install-guide', 'guide.start'],
  ['GUIDE-2', '/android-install-guide', 'download.apk'],
] as const)
  test(`${requirement} POP-1 on a computer ${path} has one QR code, in its hero, and the other method its action${extendedTag(requirement, 'GUIDE-1')}`, async ({
    page,
  }) => {
    await gotoRoute(page, path);
    const sections = page.getByRole('main').locator('section');
    const code = sections.first().locator('svg[data-ready]');
    const link = sections.nth(2).getByRole('link', { name: translatorFor('en')(action) });
    await expect(code).toBeInViewport({ ratio: 1 });
    const { height } = (await sections.nth(2).boundingBox()) ?? {};
    await triggerHydration(page);
    await expect(page.getByRole('main').locator('svg[data-ready]')).toHaveCount(1);
    expect((await sections.nth(2).boundingBox())?.height, 'nothing moves').toBe(height);
    await expect(link).toBeVisible();
    for (const [width, height] of [
      [breakpoint.lg - 1, 900],
      [1280, breakpoint.guideCode],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(code, 'where there is no room').toBeHidden();
      await expect(link).toBeVisible();
    }
  });

for (const [part, chunk] of [
  ['tile', /\/ScanTile-[\w-]+\.js/],
  ['encoder', /\/browser-[\w-]+\.js/],
] as const)
  test(`GUIDE-1 FAULT-53 FAULT-64 if the ${part} of its QR code fails to load, the guide keeps its layout and its links${extendedTag(part, 'tile')}`, async ({
    page,
    consoleGuard,
  }) => {
    const translate = translatorFor('en');
    const hero = page.getByRole('main').locator('section').first();
    const link = hero.getByRole('link', { name: translate('guide.other.android') });

    consoleGuard.expectMessage(/Failed to load resource/);
    consoleGuard.expectMessage(LOGGED_ERROR);
    consoleGuard.expectMessage(/The QR code could not be made/);
    const failed = page.waitForEvent('requestfailed', (request) => chunk.test(request.url()));
    await page.route(chunk, (route) => route.abort());
    await gotoRoute(page, '/ios-install-guide');
    await failed;
    await waitForFonts(page);
    await expect(hero.getByText(translate('guide.scan'))).toBeHidden();
    const linkBox = await link.boundingBox();
    // Clicked, because the space reserved for the code could cover it.
    await link.click({ trial: true });

    await page.unroute(chunk);
    await page.goto('about:blank');
    await gotoRoute(page, '/ios-install-guide');
    await expect(hero.locator('svg[data-ready]')).toBeVisible();
    await waitForFonts(page);
    expect(await link.boundingBox()).toEqual(linkBox);
  });
