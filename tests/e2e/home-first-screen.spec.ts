import { offset } from '../../src/theme/generated/tokens.ts';
import { extendedTag, gotoRoute, setPreferredLocale } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** The largest distance between the centers of the copy and the phone, px. */
const MAX_CENTER_OFFSET = 110;

for (const locale of ['en', 'vi', 'zh-TW'] as const) {
  test(`HOME-1 the copy is vertically centered beside the phone, in ${locale}${extendedTag(locale)}`, async ({
    page,
  }) => {
    await setPreferredLocale(page, locale);
    for (const [width, height] of [
      [1024, 1000],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await gotoRoute(page, '/');
      const off = await page.locator('#intro').evaluate((copy) => {
        const phone = copy.parentElement?.querySelector(`img[alt]:not([alt=''])`);
        const tile = copy.parentElement?.querySelector('li');
        const first = copy.firstElementChild?.getBoundingClientRect().top;
        const last = copy.lastElementChild?.getBoundingClientRect().bottom;
        if (!phone || !tile || first === undefined || last === undefined) return undefined;
        const top = phone.getBoundingClientRect().top;
        return (first + last) / 2 - (top + tile.getBoundingClientRect().top) / 2;
      });
      expect(Math.abs(off ?? Number.NaN), `at ${width} px`).toBeLessThanOrEqual(MAX_CENTER_OFFSET);
    }
  });
}

test('HOME-2 the first tile shows the whole plan', async ({ page }) => {
  for (const [width, height] of [
    [375, 812],
    [768, 1024],
    [812, 375],
    [820, 1180],
    [932, 430],
    [980, 1100],
    [1024, 768],
    [1280, 900],
    [1440, 900],
    [1920, 1080],
    [2560, 1300],
  ] as const) {
    await page.setViewportSize({ width, height });
    await gotoRoute(page, '/');
    const tile = page.locator('#home li').first();
    const [tileBox, sheet] = await Promise.all([
      tile.boundingBox(),
      tile.locator('[data-surface]').boundingBox(),
    ]);
    if (!tileBox || !sheet) throw new Error(`no plan at ${width} px`);
    expect(sheet.y, `at ${width} px`).toBeGreaterThanOrEqual(tileBox.y);
    expect(sheet.y + sheet.height, `at ${width} px`).toBeLessThanOrEqual(
      tileBox.y + tileBox.height,
    );
  }
});

for (const locale of ['en', 'es', 'vi'] as const) {
  test(`HOME-1 on a phone in landscape the price follows the actions, and the tiles begin on its second screen, in ${locale}${extendedTag(locale)}`, async ({
    page,
  }) => {
    await setPreferredLocale(page, locale);
    for (const [width, height] of [
      [812, 375],
      [932, 430],
    ] as const) {
      await page.setViewportSize({ width, height });
      await gotoRoute(page, '/');
      const hero = await page.locator('#home').evaluate((it) => {
        const boxOf = (selector: string) => it.querySelector(selector)?.getBoundingClientRect();
        const note = boxOf('#intro ~ div > p');
        return {
          height: it.clientHeight,
          noteBelowActions: (note?.top ?? NaN) - (boxOf('#intro button')?.bottom ?? NaN),
          tiles: boxOf('li')?.top,
        };
      });
      const where = `at ${width} px`;
      expect(hero.height, where).toBe(offset.getStarted);
      expect(hero.noteBelowActions, where).toBeGreaterThan(0);
      expect(hero.noteBelowActions, where).toBeLessThanOrEqual(48);
      expect(hero.tiles, where).toBeLessThanOrEqual(2 * height);
    }
  });
}

/** The bottom edge of the request's field, as a share of the picture's height. */
const FIELD_BOTTOM = 0.85;

test('HOME-1 the field for a request is above the fade on a very wide screen @extended', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1300 });
  await gotoRoute(page, '/');
  const spaceAboveFade = await page.locator('#home').evaluate((hero, fieldBottom) => {
    const phone = hero.querySelector(`img[alt]:not([alt=''])`)?.getBoundingClientRect();
    const tiles = hero.querySelector('li')?.getBoundingClientRect();
    if (!phone || !tiles) return undefined;
    const fade = Number.parseFloat(getComputedStyle(hero, '::after').top);
    return tiles.top + fade - (phone.top + fieldBottom * phone.height);
  }, FIELD_BOTTOM);
  expect(spaceAboveFade).toBeGreaterThan(0);
});

/** The top edge of the app's tab bar, as a share of the picture's height. */
const TAB_BAR_TOP = 0.88;

test('HOME-1 the tab bar of the phone is never visible above the tiles', async ({ page }) => {
  for (const [width, height] of [
    [1000, 800],
    [1440, 900],
    [1920, 1080],
    [2560, 1300],
  ] as const) {
    await page.setViewportSize({ width, height });
    await gotoRoute(page, '/');
    const hiddenHeight = await page.locator('#home').evaluate((hero, tabBarTop) => {
      const phone = hero.querySelector(`img[alt]:not([alt=''])`)?.getBoundingClientRect();
      const tiles = hero.querySelector('li')?.getBoundingClientRect();
      const { top, maskImage } = getComputedStyle(hero, '::after');
      // The mask is opaque up to here from its bottom.
      const length = /calc\(100% - ([\d.]+)px\)/.exec(maskImage)?.[1];
      if (!phone || !tiles || length === undefined) return undefined;
      const complete = tiles.top + Number.parseFloat(top) + Number(length);
      return phone.top + tabBarTop * phone.height - complete;
    }, TAB_BAR_TOP);
    expect(hiddenHeight, `at ${width} px`).toBeGreaterThan(0);
  }
});

/** The distance from the picture's center to the left edge of the chip, as a share of the picture's width. */
const CHIP_START = 0.376;
/** The least space left of the chip, px. */
const CHIP_CLEAR = 20;
/** How far the picture's center may be from the tile's bottom edge, as a share of the picture's width. */
const MAX_BOTTOM_OFFSET = 0.1;

test('HOME-2 the last tile shows the whole chip of the card, however long the copy @extended', async ({
  page,
}) => {
  for (const locale of ['en', 'vi'] as const) {
    await setPreferredLocale(page, locale);
    for (const width of [320, 375, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await gotoRoute(page, '/');
      const tile = page.locator('#home li').last();
      const picture = await tile.locator('img').evaluate((it: HTMLImageElement) => {
        const { left, top, width, height } = it.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2, width: it.offsetWidth };
      });
      const box = await tile.boundingBox();
      if (!box) throw new Error('no tile');
      const where = `in ${locale} at ${width} px`;
      expect(picture.x - CHIP_START * picture.width, where).toBeGreaterThan(box.x + CHIP_CLEAR);
      const bottomOffset = (box.y + box.height - picture.y) / picture.width;
      expect(bottomOffset, where).toBeGreaterThanOrEqual(-MAX_BOTTOM_OFFSET);
      expect(bottomOffset, where).toBeLessThanOrEqual(MAX_BOTTOM_OFFSET);
    }
  }
});
