import { LOGGED_ERROR } from './support/engine.ts';
import { gotoRoute } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');
const SCAN_TILE = /\/ScanTile-[\w-]+\.js/;

test('DL-3 POP-1 the QR code is visible from 769 px on, where a phone can scan it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await gotoRoute(page, '/download');
  const code = page.locator('main svg[data-ready]');
  await expect(code).toBeHidden();
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(code).toBeVisible();
});

test('DL-3 FAULT-53 a QR code that fails to load leaves the rest of the page unchanged', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/Failed to load resource/);
  consoleGuard.expectMessage(LOGGED_ERROR);
  const heightOfScan = async () =>
    (await page.locator('[data-scan]').boundingBox())?.height ?? Number.NaN;
  await gotoRoute(page, '/download');
  await expect(page.locator('main svg[data-ready]')).toBeVisible();
  const withCode = await heightOfScan();
  await page.route(SCAN_TILE, (route) => route.abort());
  const reported = page.waitForEvent('console', (message) => LOGGED_ERROR.test(message.text()));
  await page.reload();
  await reported;
  // Its space stays reserved: no layout shift while it loads or when it fails.
  expect(await heightOfScan()).toBe(withCode);
  await expect(page.locator('main [data-option]')).toHaveText([
    t('download.google-play'),
    t('download.apk'),
  ]);
});
