import type { Page } from '@playwright/test';
import { blend, wcagContrast } from 'culori';
import { gotoRoute, SCREENS, triggerHydration } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** WCAG 2.2 AA for text of any size (1.4.3). */
const TEXT = 4.5;
/** What a sheet of A4 has between its margins, px. */
const SHEET = { width: 718, height: 1047 };
/** What Chromium leaves at the edges of a sheet when a person prints. */
const MARGIN = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

test('FAULT-71 on paper, where grounds are left out, every word is dark', async ({ page }) => {
  for (const { path } of SCREENS) {
    await gotoRoute(page, path);
    await triggerHydration(page);
    await page.emulateMedia({ media: 'print' });
    const pale = (await inks(page)).filter(
      ({ color }) => wcagContrast(blend(['white', color]), 'white') < TEXT,
    );
    expect.soft(pale, `on ${path}`).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('HOME-10 on paper, where nobody can open them, all answers are there', async ({ page }) => {
  await gotoRoute(page, '/');
  await triggerHydration(page);
  const closed = page.locator('details:not([open]) p').first();
  await expect(closed).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('details')).toHaveCount(4);
  for (const answer of await page.locator('details > :not(summary) p').all())
    await expect(answer).toBeVisible();
});

test('GUIDE-1 GUIDE-2 on paper a step stays with its picture, and controls are left out', async ({
  page,
}) => {
  for (const path of ['/ios-install-guide', '/android-install-guide']) {
    await gotoRoute(page, path);
    const seesButton = () =>
      page
        .locator('#header-download')
        .evaluate((it) => it.checkVisibility({ opacityProperty: true }));
    expect(await seesButton()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    for (const step of await page.locator('main ol > li').all())
      await expect(step).toHaveCSS('break-inside', 'avoid');
    await expect(page.locator('header nav')).toBeHidden();
    // Still there for its popup, but nobody sees it.
    expect(await seesButton()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('CTRY-1 on paper the list is there, and nothing to search it with', async ({ page }) => {
  await gotoRoute(page, '/countries-regions');
  await triggerHydration(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.locator('main li').last()).toBeVisible();
});

test('HOME-2 HOME-7 on paper no words stand on a picture or beside the sheet', async ({ page }) => {
  await gotoRoute(page, '/');
  await triggerHydration(page);
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#intro a').first()).toBeVisible();
  await expect(page.locator('#home picture').first()).toBeHidden();
  for (const tile of await page.locator('#home li').all()) {
    const box = await tile.boundingBox();
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(SHEET.width);
  }
  const phone = await page.getByRole('img', { name: /Unio One/u }).boundingBox();
  const specification = await page.getByText('6.7').first().boundingBox();
  expect((phone?.y ?? Infinity) + (phone?.height ?? 0)).toBeLessThan(specification?.y ?? 0);
});

test('on paper a page begins on the first sheet, and its footer lists no links', async ({
  page,
}) => {
  // What does not fit on the first sheet must not take all of it along to the second, and of a guide
  // each way of installing has a sheet, its title with it.
  const sheets = {
    '/download': 2,
    '/order': 2,
    '/ios-install-guide': 3,
    '/android-install-guide': 3,
  };
  for (const [path, count] of Object.entries(sheets)) {
    await gotoRoute(page, path);
    await triggerHydration(page);
    const pdf = await page.pdf({ format: 'A4', margin: MARGIN });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), path).toHaveLength(count);
    await page.emulateMedia({ media: 'print' });
    for (const list of await page.locator('footer ul').all()) await expect(list).toBeHidden();
    // Else the next one would be printed as on a screen.
    await page.emulateMedia({ media: null });
  }
});

/** The visible words of a page and the colours that they have, pictures' own left out. */
function inks(page: Page): Promise<{ words: string; color: string }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((it) => !it.closest('[aria-hidden="true"], svg, [popover], dialog'))
      .flatMap((it) => {
        const own = [...it.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        const words = own.map((node) => node.textContent?.trim() ?? '').join(' ');
        return words.trim() ? [{ words, color: getComputedStyle(it).color }] : [];
      }),
  );
}
