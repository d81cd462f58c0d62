import { NETWORK_ERRORS, test, visitAndPrecache } from './support/service-worker-test.ts';
import { file, openCheck } from './support/file-check.ts';
import { expect } from './support/test.ts';

test('DL-7 VER-7 FAULT-123 after one visit a file is checked offline', async ({
  page,
  context,
  host,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(NETWORK_ERRORS);
  await visitAndPrecache(page);
  await context.setOffline(true);
  await host.close();
  await page.goto('about:blank');
  const { input } = await openCheck(page);
  await input.setInputFiles(file('v2-v3.apk'));
  await expect(page.locator('[data-verdict="genuine"]')).toBeVisible();
});
