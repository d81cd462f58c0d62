import type { Locator, Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locales.ts';
import { fillField } from './support/engine.ts';
import { waitForFonts } from './support/fonts.ts';
import { extendedTag, gotoRoute, setPreferredLocale } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const searchField = (page: Page) => page.getByRole('searchbox');
const countries = (page: Page) => page.getByRole('main').getByRole('listitem');

/** The left edges of the columns of a list, in px. Asserts that the columns are equally wide. */
async function columnsOf(list: Locator): Promise<readonly number[]> {
  const boxes = await list.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const { left, width } = item.getBoundingClientRect();
      return { left: Math.round(left), width: Math.round(width) };
    }),
  );
  expect(new Set(boxes.map(({ width }) => width)).size, 'equal columns').toBe(1);
  return [...new Set(boxes.map(({ left }) => left))];
}

for (const [width, header] of [
  [1280, 80],
  [375, 64],
] as const) {
  test(`CTRY-3 the search stays in view over the long list, ${width} px wide${extendedTag(width, 1280)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await gotoRoute(page, '/countries-regions');
    await countries(page).last().scrollIntoViewIfNeeded();
    await expect(searchField(page)).toBeInViewport({ ratio: 1 });
    const top = (await searchField(page).boundingBox())?.y ?? 0;
    expect(top, 'below the header').toBeGreaterThanOrEqual(header);
    expect(top).toBeLessThan(2 * header);
    await fillField(searchField(page), 'tw');
    await expect(countries(page).first()).toBeInViewport();
  });
}

for (const [width, height] of [
  [1280, 800],
  [768, 1024],
  [375, 667],
] as const)
  test(`CTRY-1 CTRY-3 the search and the number below it are on the first screen, ${width} px wide${extendedTag(width, 375)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await gotoRoute(page, '/countries-regions');
    const status = page.getByRole('main').getByRole('status');
    const field = searchField(page).locator('..');
    await expect(status).toHaveText('164 countries and regions');
    await expect(status).toBeInViewport({ ratio: 1 });
    const box = await field.boundingBox();
    if (width < 1280) expect(box?.width, 'as wide as the text').toBeGreaterThan(0.88 * width);
    const number = await status.locator('b').boundingBox();
    expect(number?.y ?? 0).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? Infinity));
    // Also after a search from far down the list: the field keeps its position.
    await countries(page).nth(100).scrollIntoViewIfNeeded();
    const stuck = await field.boundingBox();
    await fillField(searchField(page), 'united');
    await expect(status).toHaveText('3 countries and regions');
    await expect(status).toBeInViewport({ ratio: 1 });
    // The line above the first names is clipped.
    await expect(countries(page).first(), 'above the keyboard of a phone').toBeInViewport({
      ratio: 0.9,
    });
    expect(Math.abs(((await field.boundingBox())?.y ?? 0) - (stuck?.y ?? 0))).toBeLessThan(2);
    await fillField(searchField(page), 'no such country');
    await expect(status).toHaveText(translatorFor('en')('countries.empty'));
    await expect(status).toBeInViewport({ ratio: 1 });
  });

test('CTRY-3 few results are as large as titles @extended', async ({ page }) => {
  await gotoRoute(page, '/countries-regions');
  const fontSize = () =>
    countries(page)
      .first()
      .evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
  const inList = await fontSize();
  await fillField(searchField(page), 'mexico');
  await expect(countries(page)).toHaveText('MexicoMX');
  expect(await fontSize()).toBeGreaterThan(2 * inList);
  for (const width of [1280, 768, 375]) {
    await page.setViewportSize({ width, height: 800 });
    const [item, list] = await Promise.all([
      countries(page).first().boundingBox(),
      page.locator('ul:has(> [data-country])').boundingBox(),
    ]);
    expect(item?.width, `as wide as the list at ${width} px`).toBeCloseTo(list?.width ?? 0, 0);
  }
});

test('FAULT-70 in a low viewport the search leaves room for the list', async ({ page }) => {
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await gotoRoute(page, '/countries-regions');
  await countries(page).last().scrollIntoViewIfNeeded();
  await expect(searchField(page)).not.toBeInViewport();
});

test('CTRY-1 a list has equal columns, and names of regions are one line, in any language @extended', async ({
  page,
}) => {
  for (const locale of LOCALES) {
    await setPreferredLocale(page, locale);
    await gotoRoute(page, '/countries-regions');
    const list = page.locator('ul:has(> [data-country])').first();
    for (const width of [1024, 1199, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const columns = await columnsOf(list);
      expect(columns, `${locale} at ${width} px`).toHaveLength(3);
      // The Vietnamese name of Asia-Pacific has four words.
      if (locale === 'vi') continue;
      const lines = await page.locator('h2[data-count]').evaluateAll((all) =>
        all.map((title) => {
          const name = document.createRange();
          name.selectNodeContents(title);
          return name.getClientRects().length;
        }),
      );
      expect(new Set(lines), `lines of names, ${locale} at ${width} px`).toEqual(new Set([1]));
    }
  }
});

test('CTRY-2 names are in order, down the columns from a tablet on, and the codes are in a column before the names', async ({
  page,
}) => {
  await gotoRoute(page, '/countries-regions');
  for (const [width, count, direction] of [
    [375, 2, 'across'],
    [768, 3, 'down'],
    [1440, 3, 'down'],
  ] as const) {
    await page.setViewportSize({ width, height: 812 });
    const list = page.locator('ul:has(> [data-country])').first();
    expect(await columnsOf(list), `at ${width} px`).toHaveLength(count);
    const cells = await list.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => {
        // The first line of each text.
        const [name, code] = [item.firstElementChild, item.lastElementChild].map((element) => {
          const range = new Range();
          range.selectNodeContents(element as Element);
          return range.getClientRects()[0];
        });
        if (!name || !code) throw new Error('There is no name or no code.');
        const { left, top } = item.getBoundingClientRect();
        return {
          left,
          top,
          codeAt: code.left - left,
          nameAt: name.left - left,
          gap: name.left - code.right,
          drop: code.bottom - name.bottom,
        };
      }),
    );
    for (const [index, { left, top, ...cell }] of cells.entries()) {
      const above = cells[index - 1];
      const [first, second] =
        direction === 'down' ? (['left', 'top'] as const) : (['top', 'left'] as const);
      const by = (name: 'left' | 'top') => ({ left, top })[name] - (above?.[name] ?? -1);
      expect(by(first) > 0 || (by(first) === 0 && by(second) > 0)).toBe(true);
      expect(cell.codeAt).toBeCloseTo(0, 0);
      expect(cell.nameAt).toBeCloseTo(cells[0]?.nameAt ?? 0, 0);
      expect(cell.gap, 'between a code and its name').toBeGreaterThan(4);
      expect(Math.abs(cell.drop), 'on the first line of the name').toBeLessThan(8);
    }
  }
});

test('CTRY-1 a tablet has three columns, and nearly no name wraps @extended', async ({ page }) => {
  await gotoRoute(page, '/countries-regions');
  await page.setViewportSize({ width: 768, height: 1024 });
  const rows = await countries(page).evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().height),
  );
  const line = Math.min(...rows);
  expect(rows.filter((height) => height > line + 1).length / rows.length).toBeLessThan(0.1);
  expect(await columnsOf(page.locator('ul:has(> [data-country])').first())).toHaveLength(3);
});

test('CTRY-1 the rows of all columns align, and the title of a region is not larger than on a wider screen @extended', async ({
  page,
}) => {
  await setPreferredLocale(page, 'es');
  await gotoRoute(page, '/countries-regions');
  const sizes: number[] = [];
  for (const width of [375, 768, 1024, 1199, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const list = page.locator('ul:has(> [data-country])').first();
    const tops = await list
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
    const rows = Math.ceil(tops.length / (await columnsOf(list)).length);
    expect(new Set(tops).size, `rows at ${width} px`).toBe(rows);
    sizes.push(
      await page
        .locator('h2[data-count]')
        .first()
        .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize)),
    );
  }
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
});

test('CTRY-1 the gap before the closing is larger than those between regions @extended', async ({
  page,
}) => {
  await gotoRoute(page, '/countries-regions');
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const gaps = await page.getByRole('main').evaluate((main) => {
      const lists = [...main.querySelectorAll('ul:has([data-country])')];
      // All but the first region's title, then the closing's.
      const titles = [...main.querySelectorAll('h2')].slice(-lists.length);
      return lists.map(
        (list, region) =>
          (titles[region]?.getBoundingClientRect().top ?? Number.NaN) -
          list.getBoundingClientRect().bottom,
      );
    });
    const toClosing = gaps.pop();
    expect(gaps.length, `regions at ${width} px`).toBeGreaterThan(1);
    expect(toClosing, `at ${width} px`).toBeGreaterThan(Math.max(...gaps));
  }
});

for (const locale of ['en', 'vi'] as const)
  test(`CTRY-1 on a tablet in portrait all regions are in view, in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await setPreferredLocale(page, locale);
    await gotoRoute(page, '/countries-regions');
    await waitForFonts(page);
    const row = page.getByRole('navigation', { name: translatorFor(locale)('countries.regions') });
    const hiddenWidth = await row.evaluate((it) => it.scrollWidth - it.clientWidth);
    expect(hiddenWidth).toBe(0);
  });
