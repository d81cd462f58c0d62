import type { Locator } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locales.ts';
import { container } from '../../src/theme/generated/tokens.ts';
import { findOverflow } from './support/overflow.ts';
import { gotoRoute } from './support/screens.ts';
import { waitForFonts } from './support/fonts.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const TABLETS = [container.twoColumns, 768, 820, 999] as const;
const HEIGHT = 1024;
/** In px. */
const CLEAR_ABOVE = 20;

async function box(locator: Locator): Promise<DOMRect> {
  return locator.evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);
}

/** The position below the top of the columns, in px, without the transforms of motion. */
async function layoutTop(locator: Locator): Promise<number> {
  return locator.evaluate((it) => (it as HTMLElement).offsetTop);
}

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ savedLocale: locale, contextOptions: { reducedMotion: 'reduce' } });
    const translate = translatorFor(locale);

    test(`HOME-3 HOME-4 HOME-8 on a tablet the phone, the pearl and the stores have room beside each other, in ${locale} @extended`, async ({
      page,
    }) => {
      await gotoRoute(page, '/');
      await waitForFonts(page);
      const ai = page.locator('#ai-wallet');
      const stablecoin = page.locator('#stablecoin');
      for (const width of TABLETS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const where = `at ${width} px`;
        const title = await box(ai.getByRole('heading', { level: 2 }));
        const list = await box(ai.getByRole('list').first());
        const phone = await box(ai.locator('[data-motion="parallax"]'));
        expect(phone.left, where).toBeGreaterThan(Math.max(list.right, title.right));
        expect(await layoutTop(ai.locator('[data-motion="parallax"]')), where).toBe(
          await layoutTop(ai.getByRole('heading', { level: 2 })),
        );
        expect(phone.width, where).toBeGreaterThanOrEqual(300);
        const beside = await ai.locator('dl > div').evaluateAll((rows) =>
          rows.map(({ firstElementChild, lastElementChild }) => {
            const name = firstElementChild?.getBoundingClientRect();
            const amount = lastElementChild?.getBoundingClientRect();
            return name && amount && name.right < amount.left && name.height === amount.height;
          }),
        );
        expect(beside, `amounts beside their names ${where}`).toEqual([true, true, true]);

        const copy = await box(stablecoin.getByText(translate('home.stablecoin.text')));
        const pearl = await box(stablecoin.locator('[data-motion="settle"]'));
        expect(pearl.left, where).toBeGreaterThan(copy.right);
        expect(pearl.width, where).toBeGreaterThanOrEqual(280);

        const stores = page.getByRole('main').locator('[data-option]').filter({ visible: true });
        await expect(stores).toHaveCount(3);
        const tops = await stores.evaluateAll((all) =>
          all.map((it) => it.getBoundingClientRect().top),
        );
        expect(new Set(tops).size, `rows of stores ${where}`).toBe(1);
        expect(await findOverflow(page), where).toEqual([]);
      }
    });

    test(`CARD-3 CARD-4 on a tablet the phone and the statement are beside their points, in ${locale} @extended`, async ({
      page,
    }) => {
      await gotoRoute(page, '/bank-card');
      await waitForFonts(page);
      for (const width of TABLETS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const where = `at ${width} px`;
        const uses = await box(page.getByText(translate('bank-card.individuals.uses')));
        const phone = await box(page.getByText(translate('bank-card.individuals.hold')));
        expect(phone.left, where).toBeGreaterThan(uses.right);

        const total = await box(page.getByText(translate('bank-card.businesses.total')));
        const who = await box(page.getByText(translate('bank-card.businesses.who')));
        expect(who.left, where).toBeGreaterThan(total.right);
        expect(await findOverflow(page), where).toEqual([]);
      }
    });
  });
}

test('HOME-3 on a phone the list is above the phone @extended', async ({ page }) => {
  await page.setViewportSize({ width: container.twoColumns - 1, height: HEIGHT });
  await gotoRoute(page, '/');
  const ai = page.locator('#ai-wallet');
  const list = await box(ai.getByRole('list').first());
  const phone = await box(ai.locator('[data-motion="parallax"]'));
  expect(phone.top).toBeGreaterThan(list.bottom);
});

test('HOME-7 the top of Unio One is clear of the section above @extended', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, height] of [
    [container.twoColumns, 400],
    [768, HEIGHT],
    [844, 390],
    [999, HEIGHT],
  ] as const) {
    await page.setViewportSize({ width, height });
    await gotoRoute(page, '/');
    const picture = page.getByRole('img', { name: translatorFor('en')('order.picture') });
    const { top } = await box(picture);
    const section = await box(page.locator('section').filter({ has: picture }));
    expect(top - section.top, `at ${width} px`).toBeGreaterThanOrEqual(CLEAR_ABOVE);
  }
});
