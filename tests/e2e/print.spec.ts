import type { Page } from '@playwright/test';
import { blend, wcagContrast } from 'culori';
import { gotoRoute, SCREENS, triggerHydration } from './support/screens.ts';
import { allOf, expect, test } from './support/test.ts';

/** WCAG 2.2 AA for text of any size (1.4.3). */
const MIN_CONTRAST = 4.5;
/** Size of A4 between its margins, px. */
const SHEET = { width: 718, height: 1047 };
/** Chromium's default print margins. */
const MARGIN = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

test('FAULT-71 in print, without backgrounds, all text is dark', async ({ page }) => {
  for (const { path } of SCREENS) {
    await gotoRoute(page, path);
    await triggerHydration(page);
    await page.emulateMedia({ media: 'print' });
    const lowContrast = (await textColors(page)).filter(
      ({ color }) => wcagContrast(blend(['white', color]), 'white') < MIN_CONTRAST,
    );
    expect.soft(lowContrast, `on ${path}`).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('HOME-10 in print all answers are visible', async ({ page }) => {
  await gotoRoute(page, '/');
  await triggerHydration(page);
  const closed = page.locator('details:not([open]) p').first();
  await expect(closed).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('details')).toHaveCount(4);
  for (const answer of await allOf(page.locator('details > :not(summary) p')))
    await expect(answer).toBeVisible();
});

test('GUIDE-1 GUIDE-2 in print a step stays with its image, and controls are hidden', async ({
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
    for (const step of await allOf(page.locator('main ol > li')))
      await expect(step).toHaveCSS('break-inside', 'avoid');
    await expect(page.locator('header nav')).toBeHidden();
    // In the document for its popup, but invisible.
    expect(await seesButton()).toBe(false);
    // On wide paper, too.
    for (const width of [1280, 718]) {
      await page.setViewportSize({ width, height: 1000 });
      await expect(page.locator('main div:has(> h2) a:visible'), path).toHaveCount(0);
    }
    // Without the phone beside it.
    const promise = page.locator('main section').last().locator('h2');
    const { width: promised = 0 } = (await promise.boundingBox()) ?? {};
    expect(promised, 'the promise is as wide as the page').toBeGreaterThan(0.85 * SHEET.width);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test('CTRY-1 in print the list is complete, without the search', async ({ page }) => {
  await gotoRoute(page, '/countries-regions');
  await triggerHydration(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.locator('main [data-country]').last()).toBeVisible();
  await page.setViewportSize(SHEET);
  const lead = await page.locator('main h1 + *').boundingBox();
  const status = await page.locator('main [role="status"]').first().boundingBox();
  expect(status?.y, 'the number of countries is below the lead').toBeGreaterThanOrEqual(
    (lead?.y ?? 0) + (lead?.height ?? Infinity),
  );
});

test('HOME-2 HOME-7 in print no text overlaps an image or leaves the page @extended', async ({
  page,
}) => {
  await gotoRoute(page, '/');
  await triggerHydration(page);
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#intro a').first()).toBeVisible();
  await expect(page.locator('#home picture').first()).toBeHidden();
  for (const tile of await allOf(page.locator('#home li'))) {
    const box = await tile.boundingBox();
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(SHEET.width);
  }
  const phone = await page.getByRole('img', { name: /Unio One/u }).boundingBox();
  const specification = await page.getByText('6.7').first().boundingBox();
  expect((phone?.y ?? Infinity) + (phone?.height ?? 0)).toBeLessThan(specification?.y ?? 0);
});

test('in print a document begins on its first page, and its footer lists no links @extended', async ({
  page,
}) => {
  // A block that does not fit page one must not move to page two as a whole. Each install method of a
  // guide has a page, with its title.
  const sheets = {
    '/download': 3,
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
    for (const list of await allOf(page.locator('footer ul'))) await expect(list).toBeHidden();
    // Otherwise the next page would be printed with screen styles.
    await page.emulateMedia({ media: null });
  }
});

/** The visible text of a page and its colors, without text inside images. */
function textColors(page: Page): Promise<{ text: string; color: string }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((it) => !it.closest('[aria-hidden="true"], svg, [popover], dialog'))
      .flatMap((it) => {
        const textNodes = [...it.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        const text = textNodes.map((node) => node.textContent?.trim() ?? '').join(' ');
        return text.trim() ? [{ text, color: getComputedStyle(it).color }] : [];
      }),
  );
}
