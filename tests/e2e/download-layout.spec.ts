import { breakpoint } from '../../src/theme/generated/tokens.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { main, options } from './support/download-page.ts';
import { extendedTag, gotoRoute } from './support/screens.ts';
import { waitForFonts } from './support/fonts.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

/** px: the height of a 667 px phone without the browser's bars. */
const FIRST_SCREEN = 570;
/** px: the largest gap between the links and the QR code below them. */
const CODE_GAP = 64;
/** px: in a taller viewport the copy is centered beside the phone. */
const TALL = 1100;
/** px: the largest distance between the centers of the copy and the phone. */
const MAX_CENTER_OFFSET = 48;

for (const locale of LOCALES) {
  const t = translatorFor(locale);
  const tag = extendedTag(locale, 'vi');

  test.describe(`on an Android phone, in ${locale}`, () => {
    test.use({ device: 'Android', savedLocale: locale });

    test(`DL-3 the first button is on the first screen of a phone, in ${locale}${tag}`, async ({
      page,
    }) => {
      await gotoRoute(page, '/download');
      await waitForFonts(page);
      for (const [width, height] of [
        [320, 568],
        [375, 667],
        [412, 915],
      ] as const) {
        await page.setViewportSize({ width, height });
        const box = await options(page).first().boundingBox();
        const end = (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
        expect.soft(end, `at ${width} x ${height} px`).toBeLessThanOrEqual(FIRST_SCREEN);
      }
    });
  });

  test.describe(`on a computer, in ${locale}`, () => {
    test.use({ device: 'Mac', savedLocale: locale });

    test(`DL-1 POP-1 the phone ends level with the QR code or its section, or the copy is centered beside the phone; the code is above the fold, in ${locale}${tag}`, async ({
      page,
    }) => {
      await gotoRoute(page, '/download');
      await waitForFonts(page);
      const code = main(page).getByRole('img', { name: t('download.qr') });
      await expect(code).toBeVisible();
      for (const [width, height] of [
        [1024, 768],
        [1366, 768],
        [1440, 900],
        [1920, 1080],
        [2560, 1440],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(code, `at ${width} x ${height} px`).toBeInViewport({ ratio: 1 });
        const phone = main(page)
          .getByRole('img', { name: t('wallet.picture') })
          .first();
        const scan = main(page).locator('[data-scan]');
        if (height > TALL) {
          const title = main(page).getByRole('heading', { level: 1 });
          const copy = ((await title.evaluate(topOf)) + (await scan.evaluate(bottomOf))) / 2;
          const middle =
            ((await phone.evaluate(topOf)) + (await phone.evaluate(visibleBottomOf))) / 2;
          expect
            .soft(Math.abs(copy - middle), `at ${width} x ${height} px`)
            .toBeLessThan(MAX_CENTER_OFFSET);
        } else {
          const base =
            height > breakpoint.wholePhone ? scan : main(page).locator('section').first();
          const ends = await Promise.all([
            base.evaluate(bottomOf),
            phone.evaluate(visibleBottomOf),
          ]);
          expect.soft(Math.abs(ends[0] - ends[1]), `at ${width} x ${height} px`).toBeLessThan(2);
        }
        const link = main(page)
          .getByRole('link', { name: t('download.android-guide') })
          .first();
        const gap =
          (await main(page).locator('[data-scan]').evaluate(topOf)) -
          (await link.evaluate(bottomOf));
        expect.soft(gap, `below the links at ${width} x ${height} px`).toBeLessThan(CODE_GAP);
      }
    });
  });
}

test.describe('on a portrait tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('DL-1 every download is beside the phone, and the ways to install begin above the fold @extended', async ({
    page,
  }) => {
    await gotoRoute(page, '/download');
    const sections = page.getByRole('main').locator('section');
    const picture = await sections.first().getByRole('img').first().boundingBox();
    const options = sections.first().locator('[data-option]:visible');
    await expect(options).toHaveCount(2);
    for (const option of await options.all()) {
      const box = await option.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(picture?.x ?? 0);
      await expect(option).toBeInViewport({ ratio: 1 });
    }
    await expect(sections.nth(1).getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  });
});

const topOf = (element: Element) => element.getBoundingClientRect().top;
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

/** The bottom edge of the phone, or of the container that crops it. */
function visibleBottomOf(phone: Element): number {
  const bottom = phone.getBoundingClientRect().bottom;
  const container = phone.parentElement;
  const isCropped = container && getComputedStyle(container).overflowY === 'clip';
  return isCropped ? Math.min(bottom, container.getBoundingClientRect().bottom) : bottom;
}
