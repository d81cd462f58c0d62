import type { MessageId } from '../../src/i18n/messages.ts';
import { NETWORK_ERRORS, test, visitAndPrecache } from './support/service-worker-test.ts';
import { extendedTag, gotoRoute, waitForRoute } from './support/screens.ts';
import { expect } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');

for (const { status, headers } of [
  { status: 410 },
  { status: 451 },
  { status: 404 },
  { status: 503, headers: { 'X-Unio-Stop': '1' } },
])
  test(`VER-6 FAULT-100 a take-down with ${status} reaches returning visitors, also offline${extendedTag(status, 410, 503)}`, async ({
    page,
    host,
    consoleGuard,
  }) => {
    consoleGuard.expectMessage(NETWORK_ERRORS);
    await visitAndPrecache(page);
    host.answerDocuments({ status, ...(headers && { headers }) });
    await page.goto('about:blank');
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Answer ${status}`);
    await host.close();
    await expect(page.goto('./')).rejects.toThrow(/ERR_FAILED|CONNECTION_REFUSED/);
  });

for (const status of [500, 503, 429])
  test(`PWA-1 FAULT-100 a host error (${status}) is no take-down: the cached page is shown${extendedTag(status, 503)}`, async ({
    page,
    host,
    consoleGuard,
  }) => {
    consoleGuard.expectMessage(NETWORK_ERRORS);
    await visitAndPrecache(page);
    host.answerDocuments({ status });
    await page.goto('about:blank');
    await gotoRoute(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'));
  });

test('VER-6 FAULT-101 a cached page hides direct downloads until the network has the same document', async ({
  page,
  host,
}) => {
  await visitAndPrecache(page);
  host.holdDocuments();
  await page.goto('about:blank');
  // Answered from the cache after 3 s.
  await gotoRoute(page, '/download');
  await expect(page.locator('html[data-cached]')).toHaveCount(1);
  const main = page.getByRole('main');
  const files = main.locator('a[href$=".apk"]');
  const openPage = async (path: string, title: MessageId) => {
    await page.evaluate((to) => location.assign(`#${to}`), path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(title));
  };
  await expect(main.locator('[data-option="google-play"]')).toBeVisible();
  // The comparison of the ways to install does not offer the file either.
  await expect(main.getByRole('link', { name: t('download.apk') })).toHaveCount(0);
  await expect(main.locator('[data-option="apk"]')).toHaveCount(1);
  await expect(main.locator('[data-option="apk"]')).toBeHidden();
  await page.locator('#header-download').click();
  const popup = page.getByRole('dialog');
  await expect(popup.locator('[data-option="app-store"]')).toBeVisible();
  await expect(popup.locator('[data-option="apk"]')).toBeHidden();
  await expect(popup.locator('[data-option="enterprise"]')).toBeHidden();
  await expect(popup.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  const notice = page.getByText(t('update.saved-copy'));
  await expect(notice).toBeVisible();

  await openPage('/android-install-guide', 'guide.android.title');
  await expect(files).toHaveCount(1);
  await expect(files).toBeHidden();

  host.releaseDocuments();
  await expect(notice).toHaveCount(0);
  await expect(page.locator('html[data-cached]')).toHaveCount(0);
  await expect(files).toBeVisible();
  await openPage('/download', 'download.title');
  await expect(main.locator('[data-option="apk"]')).toBeVisible();
});

test('VER-6 FAULT-101 a cached page of another release hides direct downloads until it is reloaded', async ({
  page,
  builds,
  host,
}) => {
  const folder = builds.next();
  await visitAndPrecache(page);
  host.holdDocuments();
  await page.goto('about:blank');
  await gotoRoute(page, '/download');
  await expect(page.locator('html[data-cached]')).toHaveCount(1);
  host.publish(folder);
  host.releaseDocuments();
  await expect(page.getByText(t('update.saved-copy'))).toBeVisible();
  await expect(page.getByRole('main').locator('[data-option="apk"]')).toBeHidden();
  await page.reload();
  await waitForRoute(page);
  await expect(page.locator('html[data-build="2"]')).toHaveCount(1);
  await expect(page.locator('html[data-cached]')).toHaveCount(0);
  await expect(page.getByRole('main').locator('[data-option="apk"]')).toBeVisible();
});
