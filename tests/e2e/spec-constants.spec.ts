import { LOCALES } from '../../src/i18n/locales.ts';
import { REQUIRED_COPY } from '../copy/required-copy.ts';
import { extendedTag, gotoRoute } from './support/screens.ts';
import { scrollTop } from './support/scroll.ts';
import { waitForFonts } from './support/fonts.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    // Instant scrolling: the next resize would interrupt a smooth scroll.
    test.use({ savedLocale: locale, contextOptions: { reducedMotion: 'reduce' } });

    test(`HOME-1 CONST Get Started lands at 1417 or 1817 px, exactly where the next section begins, in ${locale}${extendedTag(locale)}`, async ({
      page,
    }) => {
      const translate = translatorFor(locale);
      await gotoRoute(page, '/');
      await waitForFonts(page);
      for (const [width, target] of [
        [320, 1417],
        [768, 1417],
        [769, 1817],
        [1440, 1817],
        [2560, 1817],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        const next = await page
          .locator('#ai-wallet')
          .evaluate((it) => it.getBoundingClientRect().top + scrollY);
        expect(next, `the section after the hero begins there at ${width} px`).toBe(target);
        await page.getByRole('button', { name: translate('home.hero.start') }).click();
        await expect.poll(() => scrollTop(page), `at ${width} px`).toBe(target);
      }
    });

    test(`CONST ORD-2 HOME-5 FTR-2 MONEY-1 price, quantity, rewards and copyright in ${locale}${extendedTag(locale)}`, async ({
      page,
    }) => {
      const translate = translatorFor(locale);
      await gotoRoute(page, '/order');
      const facts = page.getByRole('main');
      await expect(facts).toContainText(REQUIRED_COPY[locale].amount);
      const quantity = facts
        .getByText(translate('order.quantity.label'), { exact: true })
        .locator('xpath=following-sibling::*[1]');
      await expect(quantity).toHaveText('1');
      await expect(facts).toContainText(translate('order.note'));
      await expect(page.getByRole('contentinfo')).toContainText('@ 2025');
      await gotoRoute(page, '/');
      await expect(page.locator('#earn-dapp')).toContainText(REQUIRED_COPY[locale].reward);
    });
  });
}

test('CONST CARD-1 Learn more scrolls to just below the hero, minus 150 px', async ({ page }) => {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await gotoRoute(page, '/bank-card');
    await waitForFonts(page);
    const end = await page
      .locator('main > section')
      .first()
      .evaluate((hero) => hero.getBoundingClientRect().bottom + scrollY);
    await page.getByRole('button', { name: translatorFor('en')('bank-card.learn-more') }).click();
    await expect
      .poll(async () => Math.abs((await scrollTop(page)) - (end - 150)))
      .toBeLessThanOrEqual(1);
  }
});

test('CONST CTRY-2 about 160 countries and regions, Kosovo as XK', async ({ page }) => {
  await gotoRoute(page, '/countries-regions');
  const cards = page.getByRole('main').getByRole('listitem');
  const count = await cards.count();
  expect(count).toBeGreaterThanOrEqual(150);
  expect(count).toBeLessThanOrEqual(190);
  await expect(cards.filter({ hasText: 'Kosovo' })).toContainText('XK');
  const codes = await cards.evaluateAll((items) =>
    items.map((item) => item.textContent?.slice(-2) ?? ''),
  );
  expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBe(count);
});
