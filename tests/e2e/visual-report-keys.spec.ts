/** Single-character shortcuts of the visual report can be turned off (WCAG 2.1.4, VIS-6). */
import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { makeReport, openSnapshot } from './support/visual-report.ts';

let folder: string;

test.beforeAll(async () => {
  folder = await makeReport();
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

for (const storage of ['that works', 'that is denied'] as const) {
  test(`VIS-6 single-character shortcuts can be turned off (WCAG 2.1.4), with storage ${storage}`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    if (storage === 'that is denied')
      await page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
      );
    await openSnapshot(page, folder, 'side');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts and status icons' });
    await help.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
    for (const key of ['j', '?', '2', '+', 'a', 'g']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/en%2F375&mode=side|en%2F375$/);
    await page.keyboard.press(' ');
    await expect(page.getByRole('button', { name: 'Blink' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await page.reload();
    await expect(page.getByRole('group', { name: /^Screenshots/ })).toBeFocused();
    await page.keyboard.press('j');
    const next = storage === 'that works' ? /en%2F375/ : /en%2F1440/;
    await expect(page).toHaveURL(next);
    expect(errors).toEqual([]);
  });
}
