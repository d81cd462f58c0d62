import { LOCALES } from '../../src/i18n/locales.ts';
import { boxOf } from './support/boxes.ts';
import { waitForFonts } from './support/fonts.ts';
import { translatorFor } from './support/messages.ts';
import { extendedTag, gotoRoute, setPreferredLocale, triggerHydration } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Texts that only pictures have, and in how many: titles, and buttons that no step names. */
const WORDS = [
  ['/android-install-guide', 'guide.picture.cancel', 1],
  ['/android-install-guide', 'guide.picture.uninstall', 1],
  ['/android-install-guide', 'guide.picture.unknown-apps', 1],
  ['/android-install-guide', 'guide.picture.install-question', 1],
  ['/ios-install-guide', 'guide.picture.cancel', 2],
] as const;

for (const locale of LOCALES) {
  const t = translatorFor(locale);

  test(`GUIDE-1 GUIDE-2 the texts that only pictures have are in ${locale}, too${extendedTag(locale)}`, async ({
    page,
  }) => {
    await setPreferredLocale(page, locale);
    for (const [path, word, count] of WORDS) {
      await gotoRoute(page, path);
      await triggerHydration(page);
      const pictures = page.locator('main ol svg').filter({ hasText: inLines(t(word)) });
      await expect(pictures, word).toHaveCount(count);
    }
  });
}

/** A picture wraps a text between any words, without a space between the lines. */
function inLines(words: string): RegExp {
  return new RegExp(
    words
      .split(/[\s\u200b]+/)
      .map((word) => RegExp.escape(word))
      .join(String.raw`[\s\u200b]*`),
  );
}

for (const path of ['/ios-install-guide', '/android-install-guide'] as const)
  test(`GUIDE-1 GUIDE-2 ${path}: the phone beside the title is cropped between two rows of apps`, async ({
    page,
  }) => {
    await gotoRoute(page, path);
    const opening = page.getByRole('main').locator('section').first();
    for (const [width, height] of [
      [1024, 768],
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      const apps = await opening.evaluate((section) => {
        const phone = [...section.querySelectorAll('svg')].find((it) => it.querySelector('filter'));
        const { bottom: end } = section.getBoundingClientRect();
        const squares = [...(phone?.querySelectorAll('path[fill-opacity]') ?? [])]
          .map((path) => path.getBoundingClientRect())
          .filter((box) => Math.abs(box.width - box.height) < 1);
        return {
          whole: squares.filter((box) => box.bottom <= end).length,
          cut: squares.filter((box) => box.top < end && box.bottom > end).length,
        };
      });
      expect.soft(apps.cut, `at ${width} x ${height} px`).toBe(0);
      expect.soft(apps.whole, `at ${width} x ${height} px`).toBeGreaterThan(15);
    }
  });

/** Share of the picture's width that a tile of the home screen takes. */
const TILE = { min: 0.14, max: 0.17 };

for (const [width, height, path, locale] of [
  [320, 640, '/ios-install-guide', 'pt'],
  [375, 812, '/android-install-guide', 'en'],
  [844, 390, '/ios-install-guide', 'en'],
  [844, 390, '/android-install-guide', 'vi'],
  [1440, 900, '/ios-install-guide', 'zh-TW'],
] as const)
  test(`GUIDE-1 GUIDE-2 the phone of ${path} starts below the header and is cropped between two rows of apps, at ${width} × ${height} px in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await setPreferredLocale(page, locale);
    await gotoRoute(page, path);
    await waitForFonts(page);
    const hero = page.getByRole('main').locator('section').first();
    const phone = hero.locator('div > svg:has(text)').first();
    const buttons = await page.getByRole('banner').locator('a, button').all();
    const header = await Promise.all(buttons.map((button) => button.boundingBox()));
    const bottom = Math.max(...header.map((box) => (box ? box.y + box.height : 0)));
    expect((await boxOf(phone)).y).toBeGreaterThan(bottom);
    const crop = (await boxOf(hero)).bottom;
    const tiles = await phone.evaluate((svg, { min, max }) => {
      const { width } = svg.getBoundingClientRect();
      return [...svg.querySelectorAll('rect, path')]
        .map((it) => it.getBoundingClientRect())
        .filter((box) => box.width > min * width && box.width < max * width)
        .map(({ top, bottom }) => ({ top, bottom }));
    }, TILE);
    expect(tiles.length).toBeGreaterThan(15);
    expect(tiles.filter(({ top, bottom }) => top < crop && crop < bottom + 1)).toEqual([]);
  });
