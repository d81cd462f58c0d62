import { site } from '../../src/site.ts';
import { breakpoint } from '../../src/theme/generated/tokens.ts';
import { LOGGED_ERROR } from './support/engine.ts';
import { linkTo } from './support/links.ts';
import { translatorFor } from './support/messages.ts';
import { gotoRoute, isHydrated, triggerHydration } from './support/screens.ts';
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

test('GUIDE-1 DL-5 with nothing to compare, the guide ends with the promise and the ways to the app', async ({
  page,
}) => {
  await gotoRoute(page, '/ios-install-guide');
  const end = page.getByRole('main').locator('section').last();
  await expect(end.getByRole('heading', { level: 2 })).toHaveText(
    translatorFor('en')('verify.promise'),
  );
  await expect(end.getByRole('img', { name: translatorFor('en')('wallet.picture') })).toBeVisible();
  const links = end.getByRole('link');
  // On a computer the direct install starts at the code above.
  await expect(links).toHaveCount(1);
  await expect(links.first()).toHaveAttribute('href', site.appStoreUrl);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(links).toHaveCount(2);
  await expect(links.last()).toHaveAttribute('href', linkTo('/download', 'en', '../'));
});

for (const [path, links] of [
  ['/download', [site.appStoreUrl, site.googlePlayUrl]],
  ['/android-install-guide', [site.googlePlayUrl, linkTo('/download', 'en', '../')]],
] as const)
  test(`DL-3 GUIDE-2 DL-5 ${path} ends with the promise, the ways to the app and the opened app`, async ({
    page,
  }) => {
    await gotoRoute(page, path);
    const end = page.getByRole('main').locator('section').last();
    await expect(end.getByRole('heading', { level: 2 })).toHaveText(
      translatorFor('en')('verify.promise'),
    );
    const hrefs = end
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(await hrefs).toEqual(links);
    await expect(
      end.getByRole('img', { name: translatorFor('en')('wallet.picture') }),
    ).toBeVisible();
  });

test('GUIDE-2 FAULT-53 without the code of the wallet’s screen the guide keeps its picture', async ({
  page,
  consoleGuard,
}) => {
  const chunk = /\/WalletScreen-[\w-]+\.js$/;
  consoleGuard.expectMessage(/^Failed to load resource/);
  consoleGuard.expectMessage(LOGGED_ERROR);
  await page.route(chunk, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => chunk.test(request.url()));
  await gotoRoute(page, '/android-install-guide');
  await triggerHydration(page);
  await failed;
  const end = page.getByRole('main').locator('section').last();
  await expect.poll(() => isHydrated(end.getByRole('heading'))).toBe(true);
  await expect(end.getByRole('img', { name: translatorFor('en')('wallet.picture') })).toBeVisible();
});

test('GUIDE-1 POP-1 on a computer the direct install shows its link until the QR code is drawn', async ({
  page,
}) => {
  await gotoRoute(page, '/ios-install-guide');
  const way = page.getByRole('main').locator('section').nth(2);
  const link = way.getByRole('link', { name: translatorFor('en')('guide.start') });
  const code = way.locator('svg[data-ready]');
  await expect(code, 'part of the deferred steps').toHaveCount(0);
  await expect(link, 'until the code is there').toBeVisible();
  await triggerHydration(page);
  await expect(code).toBeVisible();
  await expect(link).toBeHidden();
  for (const [width, height] of [
    [breakpoint.xl - 1, 900],
    [1280, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(code).toBeHidden();
    await expect(link, 'where there is no room').toBeVisible();
  }
});

test('GUIDE-2 POP-1 on a computer the installation file has its button and the QR code', async ({
  page,
}) => {
  await gotoRoute(page, '/android-install-guide');
  await triggerHydration(page);
  const way = page.getByRole('main').locator('section').nth(2);
  const code = way.locator('svg[data-ready]');
  await expect(code).toBeVisible();
  await expect(
    way.getByRole('link', { name: translatorFor('en')('download.apk'), exact: true }),
  ).toBeVisible();
  await page.setViewportSize({ width: breakpoint.xl - 1, height: 900 });
  await expect(code).toBeHidden();
});

for (const [part, chunk] of [
  ['tile', /\/ScanTile-[\w-]+\.js/],
  ['encoder', /\/browser-[\w-]+\.js/],
] as const)
  test(`GUIDE-1 FAULT-53 without the ${part} of its code the direct install has its link and nothing else`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectMessage(/Failed to load resource/);
    consoleGuard.expectMessage(LOGGED_ERROR);
    consoleGuard.expectMessage(/The QR code could not be made/);
    const failed = page.waitForEvent('requestfailed', (request) => chunk.test(request.url()));
    await page.route(chunk, (route) => route.abort());
    await gotoRoute(page, '/ios-install-guide');
    await triggerHydration(page);
    await failed;
    const say = translatorFor('en');
    const way = page.getByRole('main').locator('section').nth(2);
    await expect(way.getByRole('link', { name: say('guide.start') })).toBeVisible();
    await expect(way.getByText(say('download.scan'))).toBeHidden();
  });
