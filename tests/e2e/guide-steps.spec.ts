import { LOCALES } from '../../src/i18n/locales.ts';
import { extendedTag, gotoRoute, setPreferredLocale, triggerHydration } from './support/screens.ts';
import { waitForFonts } from './support/fonts.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = [768, 1024, 1440];
/** Where the last step has no neighbor: three steps in two columns. */
const ALONE = [['/android-install-guide', [768]]] as const;
/** px, between a title and the pictures beside it. */
const TITLE_GAP = 48;

for (const locale of LOCALES) {
  test(`GUIDE-1 GUIDE-2 a last step that is alone in its row is a card with air around its text, in ${locale}${extendedTag(locale)}`, async ({
    page,
  }) => {
    await setPreferredLocale(page, locale);
    for (const [path, widths] of ALONE) {
      await gotoRoute(page, path);
      await triggerHydration(page);
      await waitForFonts(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const card = page.locator('main ol').last().getByRole('listitem').last();
        const { free, above, below, foot } = await card.evaluate((it) => {
          const box = it.getBoundingClientRect();
          const bottomOf = (selector: string) =>
            box.bottom - (it.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN);
          return {
            free: (it.parentElement?.getBoundingClientRect().width ?? Number.NaN) - box.width,
            above: (it.querySelector('h3')?.getBoundingClientRect().top ?? Number.NaN) - box.top,
            below: bottomOf('p'),
            foot: bottomOf('svg'),
          };
        });
        const where = `${path} at ${width} px`;
        expect.soft(free, `as wide as the list, ${where}`).toBeCloseTo(0, 0);
        expect.soft(above, `above the text, ${where}`).toBeGreaterThanOrEqual(36);
        expect.soft(below, `below the text, ${where}`).toBeGreaterThanOrEqual(36);
        expect.soft(foot, `the picture ends with the card, ${where}`).toBeCloseTo(0, 0);
      }
    }
  });

  test(`GUIDE-1 GUIDE-2 the titles of a row start at one height, in ${locale}${extendedTag(locale)}`, async ({
    page,
  }) => {
    await setPreferredLocale(page, locale);
    for (const path of ['/ios-install-guide', '/android-install-guide'] as const) {
      await gotoRoute(page, path);
      await triggerHydration(page);
      await waitForFonts(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const gaps = await page.locator('main ol > li:has(> div > svg)').evaluateAll((steps) =>
          steps
            // The last can be a row of its own.
            .filter((it) => it.clientWidth < 1.5 * (it.firstElementChild?.clientWidth ?? 0))
            .map((it) => {
              const bottom = it.querySelector('svg')?.parentElement?.getBoundingClientRect().bottom;
              const title = it.querySelector('h3')?.getBoundingClientRect().top;
              return Math.round((title ?? Number.NaN) - (bottom ?? Number.NaN));
            }),
        );
        expect(gaps.length).toBeGreaterThan(3);
        expect.soft(new Set(gaps).size, `${path} at ${width} px: ${gaps.join(', ')}`).toBe(1);
      }
    }
  });

  test(`GUIDE-1 GUIDE-2 the store's button stands with its steps, and no title touches their pictures, in ${locale}${extendedTag(locale)}`, async ({
    page,
  }) => {
    await setPreferredLocale(page, locale);
    for (const path of ['/ios-install-guide', '/android-install-guide'] as const) {
      await gotoRoute(page, path);
      await triggerHydration(page);
      await waitForFonts(page);
      const ways = page.locator('main section:has(ol)');
      await expect(ways).toHaveCount(2);
      for (const width of [375, 768, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${path} at ${width} px`;
        const store = ways.first().locator('div:has(> h2) a');
        await expect.soft(store, where).toBeVisible();
        const gaps = await ways.evaluateAll((sections) =>
          sections.map((section) => {
            const title = document.createRange();
            title.selectNodeContents(section.querySelector('h2') ?? section);
            const text = title.getBoundingClientRect();
            const steps = section.querySelector('ol > li')?.getBoundingClientRect();
            if (!steps) return Number.NaN;
            return steps.top >= text.bottom ? Infinity : steps.left - text.right;
          }),
        );
        expect.soft(Math.min(...gaps), where).toBeGreaterThanOrEqual(TITLE_GAP);
      }
    }
  });
}
