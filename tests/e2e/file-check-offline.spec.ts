import { fixture } from '../apk/sign-apk.ts';
import { NO_NETWORK, test, visitAndPrecache } from './support/service-worker-test.ts';
import { gotoRoute } from './support/screens.ts';
import { expect } from './support/test.ts';

test('DL-7 VER-7 FAULT-123 after one visit a file is checked offline', async ({
  page,
  context,
  host,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(NO_NETWORK);
  await visitAndPrecache(page);
  await context.setOffline(true);
  await host.close();
  await page.goto('about:blank');
  await gotoRoute(page, '/download');
  await page.mouse.wheel(0, 300);
  const input = page.locator('input[type="file"]');
  const buffer = fixture('v2-v3.apk');
  await expect(page.locator('section[data-hydrated="true"]', { has: input })).toBeVisible();
  await input.setInputFiles({ name: 'app.apk', mimeType: 'application/zip', buffer });
  await expect(page.locator('[data-verdict="genuine"]')).toBeVisible();
});
