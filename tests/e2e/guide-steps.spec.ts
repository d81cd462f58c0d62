import { LOCALES } from '../../src/i18n/locales.ts';
import { extendedTag, gotoRoute, setPreferredLocale, triggerHydration } from './support/screens.ts';
import { waitForFonts } from './support/fonts.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = [768, 1024, 1440];
/** px, between a title and the pictures beside it. */
const TITLE_GAP = 48;

for (const locale of LOCALES) {
  test(`GUIDE-1 the last step's card has air above its icon and below its text, in ${locale}${extendedTag(locale)}`, async ({
    page,
  }) => {
    await setPreferredLocale(page, locale);
    await gotoRoute(page, '/ios-install-guide');
    await triggerHydration(page);
    await waitForFonts(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const card = page.locator('main ol > li:last-child:nth-child(odd)');
      const { above, below, foot } = await card.evaluate((it) => {
        const [picture, icon] = [...it.querySelectorAll('svg')].map((svg) =>
          svg.getBoundingClientRect(),
        );
        const box = it.getBoundingClientRect();
        const text = it.querySelector('p')?.getBoundingClientRect();
        return {
          above: (icon?.top ?? Number.NaN) - box.top,
          below: box.bottom - (text?.bottom ?? Number.NaN),
          foot: box.bottom - (picture?.bottom ?? Number.NaN),
        };
      });
      expect.soft(above, `above the icon at ${width} px`).toBeGreaterThanOrEqual(36);
      expect.soft(below, `below the text at ${width} px`).toBeGreaterThanOrEqual(36);
      expect.soft(foot, `the phone is cut by the card's foot at ${width} px`).toBeCloseTo(0, 0);
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
            // The last of an odd number is a row of its own.
            .filter((it) => it.nextElementSibling || it.matches(':nth-child(even)'))
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
        const store = ways.first().locator('h2 + * > a');
        await expect.soft(store, where).toBeVisible();
        const gaps = await ways.evaluateAll((sections) =>
          sections.map((section) => {
            const title = document.createRange();
            title.selectNodeContents(section.querySelector('h2') ?? section);
            const text = title.getBoundingClientRect();
            const steps = section.querySelector('ol')?.getBoundingClientRect();
            if (!steps) return Number.NaN;
            return steps.top >= text.bottom ? Infinity : steps.left - text.right;
          }),
        );
        expect.soft(Math.min(...gaps), where).toBeGreaterThanOrEqual(TITLE_GAP);
      }
    }
  });
}
