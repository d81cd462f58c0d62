import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { FileChooser } from '@playwright/test';
import { fixture, readKey, signApk, withFiller } from '../apk/sign-apk.ts';
import {
  file,
  nextAnnouncement,
  openCheck,
  PANEL,
  pressWhileReading,
  WORKER,
} from './support/file-check.ts';
import { holdRequests } from './support/hold-requests.ts';
import { findOverflow } from './support/overflow.ts';
import { chooseLanguage } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');

test('DL-7 no code of the check loads before the button is pressed, and the focus ends on the input', async ({
  page,
  requests,
}) => {
  const checkRequests = () => requests.filter((url) => WORKER.test(url) || PANEL.test(url));
  const { input, section } = await openCheck(page);
  expect(checkRequests()).toEqual([]);
  const chooser = page.waitForEvent('filechooser');
  await section.getByText(t('verify.file-check.choose')).click();
  await (await chooser).setFiles(file('v2.apk'));
  await expect(section.locator('[data-verdict="genuine"]')).toBeVisible();
  // The page checks the integrity of the worker's script, then the worker loads it from the HTTP cache.
  expect(new Set(checkRequests()).size).toBe(2);
  await expect(input).toBeFocused();
});

test('DL-7 GUIDE-2 a genuine file leads to the step that opens it, from both pages', async ({
  page,
}) => {
  const continueLink = page.getByRole('link', { name: t('file-check.next.install') });
  const step = page
    .getByRole('listitem')
    .filter({ has: page.getByText(t('guide.android.file.allow.title')) });
  for (const path of ['/download', '/android-install-guide'] as const) {
    const { input, section } = await openCheck(page, path);
    await input.setInputFiles(file('other-key.apk'));
    await expect(section.locator('[data-verdict="not-genuine"]')).toBeVisible();
    await expect(continueLink).toHaveCount(0);
    await input.setInputFiles(file('v2.apk'));
    await continueLink.click();
    await expect(page).toHaveURL(/#\/android-install-guide|\/android-install-guide\//);
    await expect(step).toBeInViewport();
    await expect(step).toBeFocused();
  }
});

test('DL-7 HDR-3 a step whose page loads slowly is scrolled to and focused, also after a double click', async ({
  page,
}) => {
  const { input } = await openCheck(page);
  await page.route(/\/AndroidInstallGuide-[\w-]+\.js$/, async (route) => {
    // Delays the chunk until the link has stopped waiting for the section.
    await page.waitForURL(/scrollTo=/);
    await route.continue();
  });
  await input.setInputFiles(file('v2.apk'));
  await page.getByRole('link', { name: t('file-check.next.install') }).dblclick();
  const step = page.locator('#android-file-allow');
  await expect(step).toBeInViewport();
  await expect(step).toBeFocused();
});

test('DL-7 a file can be dropped', async ({ page }) => {
  const { section } = await openCheck(page);
  const transfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (it) => it.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'dropped.apk'));
    return data;
  }, fixture('v3-rotated.apk').toString('base64'));
  const area = section.locator('[data-over]');
  await area.dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(area).toHaveAttribute('data-over', 'true');
  await area.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(area).toHaveAttribute('data-over', 'false');
  await expect(section.locator('[data-verdict="genuine"]')).toContainText('dropped.apk');
});

test('DL-7 FAULT-72 the keyboard alone chooses a file, and the result is announced, also in another language', async ({
  page,
}) => {
  const choosers: FileChooser[] = [];
  page.on('filechooser', (chooser) => choosers.push(chooser));
  const { input, section } = await openCheck(page);
  await input.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => choosers.length).toBe(1);
  await choosers[0]?.setFiles(file('other-key.apk'));
  const outcome = section.locator('[data-verdict]');
  await expect(outcome).toContainText(t('file-check.not-genuine'));
  await chooseLanguage(page.getByRole('contentinfo'), 'vi');
  const vi = translatorFor('vi');
  await expect(outcome).toContainText(vi('file-check.not-genuine'));
  await expect(section).toContainText(vi('file-check.next.installed'));
});

test.describe('on a narrow phone with large text', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('DL-7 FAULT-69 FAULT-70 a result fits 320 px at 200 % text and has no axe violation', async ({
    page,
  }) => {
    const { input, section } = await openCheck(page);
    await input.setInputFiles(file('other-key.apk'));
    await expect(section.locator('[data-verdict="not-genuine"]')).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await findOverflow(page)).toEqual([]);
  });
});

test('DL-7 before its code has loaded, the check shows its copy and no button', async ({
  page,
}) => {
  await page.goto('/download/');
  await page.locator('html[data-hydrated]').waitFor();
  const check = page.locator('#file-check');
  await expect(check).toHaveAttribute('data-dehydrated', 'true');
  await expect(check.getByText(t('verify.file-check.title'))).toBeVisible();
  await expect(check.getByText(t('verify.file-check.text'))).toBeVisible();
  const choose = check.getByText(t('verify.file-check.choose'));
  await expect(choose).toHaveCount(1);
  await expect(choose).toBeHidden();
});

test.describe('files on disk', () => {
  let folder: string;
  let large: string;
  // In a hook, because code outside the tests runs in every process that loads this file.
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'unio-file-check-'));
    large = join(folder, 'large.apk');
    writeFileSync(large, signApk(withFiller(fixture('unsigned.apk'), 40e6), readKey('')));
  });
  test.afterAll(() => rmSync(folder, { recursive: true }));

  test('VER-7 FAULT-124 a large file shows its progress, can be canceled, and is then checked to the end', async ({
    page,
  }) => {
    const { input, section } = await openCheck(page);
    const { release } = await holdRequests(page, WORKER);
    const closed = page.waitForEvent('worker').then((worker) => worker.waitForEvent('close'));
    await input.setInputFiles(large);
    await expect(section.getByRole('progressbar')).toHaveJSProperty('value', 0);
    const stopped = pressWhileReading(page, t('file-check.cancel'));
    release();
    await stopped;
    await closed;
    await expect(section.getByRole('status')).toHaveText(t('verify.file-check.cancelled'));
    await expect(input).toBeFocused();
    // Screen readers announce a live region whose text changes, not one that appears with its text.
    const announced = nextAnnouncement(page);
    await input.setInputFiles(large);
    await expect(section.locator('[data-verdict="genuine"]')).toContainText(/large\.apk\s*40/);
    expect(await announced).toBe(t('file-check.genuine'));
  });

  test('FAULT-119 a file that is deleted after it was chosen cannot be read, and the page says so', async ({
    page,
  }) => {
    const { input, section } = await openCheck(page);
    const gone = join(folder, 'gone.apk');
    writeFileSync(gone, fixture('v2.apk'));
    // Deletes the file before the worker starts.
    await page.route(WORKER, async (route) => {
      rmSync(gone, { force: true });
      await route.continue();
    });
    await input.setInputFiles(gone);
    await expect(section.locator('[data-verdict="unknown"]')).toContainText(
      t('file-check.unknown.unreadable'),
    );
  });
});
