import { file, openCheck, PANEL, WORKER } from './support/file-check.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');

test('FAULT-121 the code of the check does not load: the page says so, and choosing a file again retries', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/^Failed to load resource/);
  const { input, section } = await openCheck(page);
  await page.route(PANEL, (route) => route.abort());
  await input.setInputFiles(file('v2.apk'));
  await expect(section.getByRole('status')).toHaveText(t('verify.file-check.failed'));
  await page.unroute(PANEL);
  await input.setInputFiles(file('v2.apk'));
  await expect(section.locator('[data-verdict="genuine"]')).toBeVisible();
});

test('FAULT-122 the worker does not load: the page says so, and choosing a file again retries', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/^Failed to load resource/);
  const { input, section } = await openCheck(page);
  await page.route(WORKER, (route) => route.abort());
  await input.setInputFiles(file('v2.apk'));
  await expect(section.locator('[data-verdict="unknown"]')).toContainText(
    t('file-check.unknown.failed'),
  );
  await page.unroute(WORKER);
  await input.setInputFiles(file('v2.apk'));
  await expect(section.locator('[data-verdict="genuine"]')).toBeVisible();
});

test('VER-4 VER-7 FAULT-95 a changed worker never runs, and no file is called genuine', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/Failed to find a valid digest|integrity checks failed/);
  const { input, section } = await openCheck(page);
  await page.route(WORKER, async (route) => {
    const response = await route.fetch();
    const verdict = '{kind:"genuine",by:"certificate",isOtherVersion:false}';
    const forgedMessage = `postMessage({kind:"done",judgment:{verdict:${verdict},comparisons:[]}});`;
    await route.fulfill({ response, body: `${forgedMessage}${await response.text()}` });
  });
  await input.setInputFiles(file('other-key.apk'));
  await expect(section.locator('[data-verdict="unknown"]')).toContainText(
    t('file-check.unknown.failed'),
  );
  await page.unroute(WORKER);
  await input.setInputFiles(file('other-key.apk'));
  await expect(section.locator('[data-verdict="not-genuine"]')).toBeVisible();
});
