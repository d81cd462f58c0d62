import type { Page } from '@playwright/test';
import { fillField } from './support/engine.ts';
import { translatorFor } from './support/messages.ts';
import { extendedTag, gotoRoute } from './support/screens.ts';
import { waitForScrollRest } from './support/scroll.ts';
import { expect, test } from './support/test.ts';

const searchField = (page: Page) => page.getByRole('searchbox');

const BUTTONS = ['Asia-Pacific37', 'Europe43', 'Americas31', 'Middle East10', 'Africa43'];

for (const width of [1280, 375])
  test(`CTRY-2 a region's button has the number of results and leads to its list, ${width} px wide${extendedTag(width, 375)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await gotoRoute(page, '/countries-regions');
    const regions = page.getByRole('navigation', {
      name: translatorFor('en')('countries.regions'),
    });
    await expect(regions.getByRole('button')).toHaveText(BUTTONS);
    await regions.getByRole('button', { name: 'Americas 31' }).click();
    const heading = page.getByRole('heading', { level: 2, name: 'Americas' });
    await expect(heading).toBeFocused();
    await waitForScrollRest(page);
    const bar = await regions.boundingBox();
    const field = await searchField(page).locator('..').boundingBox();
    const top = (await heading.boundingBox())?.y ?? 0;
    for (const above of [bar, field])
      expect(top, 'below the bar').toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect(top, 'at the top').toBeLessThan(300);
    const current = regions.locator('[aria-current]');
    await expect(current).toHaveText('Americas31');
    await expect(current).toBeInViewport({ ratio: 1 });

    await fillField(searchField(page), 'brazil');
    await expect(regions.getByRole('button', { name: 'Americas 1' })).toBeEnabled();
    await expect(regions.getByRole('button', { name: 'Europe 0' })).toBeDisabled();
    await expect(current, 'the first with a result').toHaveText('Americas1');
  });

test.describe('in Portuguese', () => {
  test.use({ savedLocale: 'pt' });

  test("CTRY-2 the list and its buttons begin with the readers' region", async ({ page }) => {
    await gotoRoute(page, '/countries-regions');
    const main = page.getByRole('main');
    await expect(main.locator('nav button').first()).toHaveText(/^Américas/);
    await expect(main.locator('nav [aria-current]')).toHaveText(/^Américas/);
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Américas');
  });
});

test('CTRY-2 the button of the region in view is marked', async ({ page }) => {
  await gotoRoute(page, '/countries-regions');
  const current = page.getByRole('main').locator('nav [aria-current]');
  await expect(current, 'above the list').toHaveText('Asia-Pacific37');
  for (const [code, region] of [
    ['PL', 'Europe43'],
    ['US', 'Americas31'],
    ['ZM', 'Africa43'],
    ['GB', 'Europe43'],
  ] as const) {
    await page.locator(`[data-country="${code}"]`).evaluate((it) => it.scrollIntoView());
    await expect(current, code).toHaveText(region);
  }
});

for (const width of [1280, 768, 375])
  test(`CTRY-2 at the end of the list the region buttons leave together with the search field, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await gotoRoute(page, '/countries-regions');
    const regions = page.getByRole('main').locator('nav');
    const list = page.getByRole('list', { name: 'Africa' });
    const measure = async () => {
      const [field, bar] = await Promise.all([
        searchField(page).locator('..').boundingBox(),
        regions.boundingBox(),
      ]);
      return { fieldTop: field?.y ?? 0, distance: (bar?.y ?? 0) - (field?.y ?? 0) };
    };
    const scrollOn = async (y: number) => {
      await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), y);
      await waitForScrollRest(page);
    };
    await list.evaluate((it) => it.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await waitForScrollRest(page);
    const stuck = await measure();
    let current = stuck;
    for (let moved = 0; moved < 800 && current.fieldTop >= 0; moved += 20) {
      await scrollOn(20);
      current = await measure();
      expect(current.distance).toBeCloseTo(stuck.distance, 0);
    }
    expect(current.fieldTop, 'the field has left its place').toBeLessThan(stuck.fieldTop);
  });
