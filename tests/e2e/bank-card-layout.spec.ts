import { waitForFonts } from './support/fonts.ts';
import { translatorFor } from './support/messages.ts';
import { gotoRoute } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('CARD-1 up to 999 px no side of the bank card is cut off', async ({ page }) => {
  await gotoRoute(page, '/bank-card');
  const card = page.getByRole('main').getByAltText(translatorFor('en')('bank-card.picture'));
  for (const width of [320, 375, 768, 769, 844, 999]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await card.boundingBox();
    const start = box?.x ?? Number.NaN;
    const end = start + (box?.width ?? Number.NaN);
    expect(start, `at ${width} px`).toBeGreaterThan(0);
    expect(end, `at ${width} px`).toBeLessThan(width);
  }
});

for (const [locale, id, lines, widths] of [
  ['es', 'bank-card.individuals.hold', 1, [320, 375, 768, 1440]],
  ['zh-TW', 'bank-card.title', 2, [375, 844, 1440, 2560]],
  ['zh-TW', 'bank-card.solutions.title', 2, [375, 768, 1440]],
  ['en', 'bank-card.title', 3, [320, 375, 430]],
  ['en', 'bank-card.businesses.title', 2, [1440, 1920, 2560]],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ savedLocale: locale });

    test(`CARD-1 CARD-3 CARD-4 ${id} has ${lines} ${lines === 1 ? 'line' : 'lines'}`, async ({
      page,
    }) => {
      await gotoRoute(page, '/bank-card');
      await waitForFonts(page);
      const text = page.getByRole('main').getByText(translatorFor(locale)(id)).first();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const [lineCount, overflow] = await text.evaluate((it) => [
          it.clientHeight / Number.parseFloat(getComputedStyle(it).lineHeight),
          it.scrollWidth - it.clientWidth,
        ]);
        expect(Math.round(lineCount ?? 0), `at ${width} px`).toBe(lines);
        expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      }
    });
  });
