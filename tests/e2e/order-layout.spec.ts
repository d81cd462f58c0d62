import type { Page } from '@playwright/test';
import { documentPath } from '../../src/app/document-paths.ts';
import { parseSpecs } from '../../src/features/phone-specs/parse-specs.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { splitSpecs } from '../../src/pages/order/split-specs.ts';
import { boxOf } from './support/boxes.ts';
import { waitForFonts } from './support/fonts.ts';
import { translatorFor } from './support/messages.ts';
import { extendedTag, gotoRoute } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** The least height of the phone, px. A lower phone would be a thumbnail. */
const MIN_PHONE_HEIGHT = 160;
/** The least height of the phone in landscape, as a share of the viewport's height. */
const MIN_LANDSCAPE_PHONE = 0.7;
/** The largest gap between the title and the terms on a tablet, px. A larger gap looks like a hole. */
const MAX_TITLE_GAP = 64;

/** The largest gap between the phone and its slider, px. Farther apart they do not look related. */
const MAX_SLIDER_GAP = 24;

const hero = (page: Page) => page.getByRole('main').locator('section').first();

async function linesOfTitle(page: Page) {
  return page.getByRole('heading', { level: 1 }).evaluate((title) => ({
    lines: Math.round(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight)),
    overflow: Math.max(0, title.scrollWidth - title.clientWidth),
  }));
}

async function openOrder(page: Page, locale: Locale, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.goto(documentPath(locale, '/order'));
  await waitForFonts(page);
}

for (const locale of LOCALES) {
  const translate = translatorFor(locale);

  test(`ORD-1 ORD-3 on a phone, in portrait or landscape, the whole offer and the whole phone are on the first screen, in ${locale}${extendedTag(locale)}`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [360, 780],
      [375, 812],
      [390, 844],
      [430, 932],
      [844, 390],
      [932, 430],
    ] as const) {
      await openOrder(page, locale, width, height);
      const where = `${width} x ${height} px`;
      expect(await linesOfTitle(page), where).toEqual({ lines: 1, overflow: 0 });
      const picture = hero(page).getByRole('img', { name: translate('order.picture') });
      const phone = await boxOf(picture);
      // `object-fit: contain`: the drawing may be lower than its box.
      const drawnHeight = await picture.evaluate(
        (it: HTMLImageElement) => (it.clientWidth * it.naturalHeight) / it.naturalWidth,
      );
      expect(Math.min(phone.height, drawnHeight), where).toBeGreaterThanOrEqual(
        width > height ? MIN_LANDSCAPE_PHONE * height : MIN_PHONE_HEIGHT,
      );
      expect(phone.bottom, where).toBeLessThan(height);
      for (const action of [
        hero(page).getByRole('button', { name: translate('order.continue') }),
        hero(page).getByRole('link', { name: translate('order.back') }),
      ])
        await expect(action, where).toBeInViewport({ ratio: 1 });
    }
  });

  test(`ORD-1 on a portrait tablet the title and the terms are one group, centered beside the phone, in ${locale} @extended`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [700, 980],
      [768, 1024],
      [820, 1180],
      [1024, 1366],
    ] as const) {
      await openOrder(page, locale, width, height);
      const where = `${width} x ${height} px`;
      expect(await linesOfTitle(page), where).toEqual({ lines: 2, overflow: 0 });
      const title = await boxOf(page.getByRole('heading', { level: 1 }));
      const product = await boxOf(hero(page).getByRole('heading', { level: 2 }));
      const back = await boxOf(hero(page).getByRole('link', { name: translate('order.back') }));
      const picture = hero(page).getByRole('img', { name: translate('order.picture') });
      const phone = await boxOf(picture);
      expect(product.y - title.bottom, where).toBeLessThan(MAX_TITLE_GAP);
      const middle = (title.y + back.bottom) / 2;
      expect(Math.abs(middle - phone.middle), where).toBeLessThan(phone.height * 0.1);
    }
  });
}

test('ORD-2 the price has one style, in which its digits and marks do not touch @extended', async ({
  page,
}) => {
  await gotoRoute(page, '/order');
  const prices = page.getByRole('main').getByText(translatorFor('en')('order.price'));
  await expect(prices).toHaveCount(2);
  const styles = await prices.evaluateAll((all) =>
    all.map((price) => {
      const { letterSpacing, fontVariantNumeric } = getComputedStyle(price);
      return { letterSpacing, fontVariantNumeric };
    }),
  );
  for (const { letterSpacing, fontVariantNumeric } of styles) {
    expect(['0px', 'normal']).toContain(letterSpacing);
    expect(fontVariantNumeric).toBe('tabular-nums');
  }
});

test('HOME-7 the figure of the front camera is beside the display, that of the battery beside the back @extended', async ({
  page,
}) => {
  const { camera, frontCamera, display, battery } = splitSpecs(
    parseSpecs(translatorFor('en')('order.specs')),
  );
  await gotoRoute(page, '/order');
  const tiles = page.getByRole('main').locator('[data-surface="ink"]');
  for (const [large, small] of [
    [camera, battery],
    [display, frontCamera],
  ] as const)
    await expect(tiles.filter({ hasText: large.text })).toContainText(small.text);
});

test.describe('in Traditional Chinese', () => {
  test.use({ savedLocale: 'zh-TW' });

  test('ORD-1 the pixel count of the camera and its unit are on one line @extended', async ({
    page,
  }) => {
    await gotoRoute(page, '/order');
    const unit = page.getByRole('main').locator('small').first();
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await unit
        .locator('..')
        .evaluate((it) => it.clientHeight / Number.parseFloat(getComputedStyle(it).fontSize));
      expect(lines, `at ${width} px`).toBeLessThan(1.25);
    }
  });
});

test('ORD-1 in portrait from 700 px up, and on a small phone in landscape, the phone is beside the terms, and no glow is behind the terms @extended', async ({
  page,
}) => {
  const translate = translatorFor('en');
  for (const [width, height] of [
    [667, 375],
    [700, 360],
    [768, 1024],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await gotoRoute(page, '/order');
    const terms = await page.getByText(translate('order.terms')).boundingBox();
    const phone = await page.getByRole('main').getByRole('img').first().boundingBox();
    expect(phone?.x, `at ${width} px`).toBeGreaterThan((terms?.x ?? 0) + (terms?.width ?? 0));
    expect(phone?.y, `at ${width} px`).toBeLessThan(terms?.y ?? 0);
    const glow = page.locator('main > :first-child > [aria-hidden]').first();
    await expect(glow).toBeAttached();
    await expect(glow).toBeHidden();
  }
});

test.describe('on a portrait tablet', () => {
  const height = 1180;
  test.use({ viewport: { width: 820, height } });
  test('ORD-1 the page is filled, with the terms in even rows @extended', async ({ page }) => {
    await gotoRoute(page, '/order');
    const first = hero(page);
    const last = first.getByRole('link', { name: translatorFor('en')('order.back') });
    await expect(last).toBeInViewport({ ratio: 1 });
    const slider = await boxOf(first.getByRole('slider'));
    expect(slider.bottom / height).toBeGreaterThan(0.8);
    // The bottom edge of the picture is that of the phone.
    const phone = await boxOf(first.getByRole('img').first());
    expect(slider.y - phone.bottom, 'the slider is close to the phone').toBeLessThan(
      MAX_SLIDER_GAP,
    );
    const product = await boxOf(first.getByRole('heading', { level: 2 }));
    const row = first.locator('dl > div').last();
    const rowPadding = (await boxOf(row)).bottom - (await boxOf(row.locator('dd'))).bottom;
    const productPadding = (await boxOf(first.locator('dl'))).y - product.bottom;
    expect(Math.abs(productPadding - rowPadding), 'the product is one of the rows').toBeLessThan(2);
  });
});

for (const { locale, width, isShared } of [
  { locale: 'en', width: 375, isShared: true },
  { locale: 'pt', width: 375, isShared: false },
] as const)
  test(`ORD-2 on a phone, quantity and note ${isShared ? 'share a row where both fit' : 'have a row each where they do not fit'}`, async ({
    page,
  }) => {
    const translate = translatorFor(locale);
    await openOrder(page, locale, width, 812);
    const [quantity, note] = await Promise.all(
      (['order.quantity.label', 'order.note.label'] as const).map((id) =>
        boxOf(
          hero(page)
            .getByRole('term')
            .filter({ hasText: translate(id) }),
        ),
      ),
    );
    expect(quantity && note && Math.abs(quantity.middle - note.middle) < 2).toBe(isShared);
  });
