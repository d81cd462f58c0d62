import type { Page } from '@playwright/test';
import { SECTION_ITEMS } from '../../src/features/header/sections.ts';
import { LOCALES, LOCALE_NAMES, type Locale } from '../../src/i18n/locales.ts';
import { site } from '../../src/site.ts';
import { size } from '../../src/theme/generated/tokens.ts';
import { extendedTag, gotoRoute, setPreferredLocale } from './support/screens.ts';
import { scrollPageTo, scrollTop } from './support/scroll.ts';
import { waitForFonts } from './support/fonts.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');
/** Viewport width of most tests, px. */
const WIDTH = 1280;
const ITEMS = [
  ...(['home', 'ai-wallet', 'stablecoin', 'earn-dapp', 'bank-card'] as const).map(
    (item) => `header.nav.${item}` as const,
  ),
  'common.mail',
] as const;

const banner = (page: Page) => page.getByRole('banner');
const nav = (page: Page, locale: Locale = 'en') =>
  banner(page).getByRole('navigation', { name: translatorFor(locale)('header.nav.label') });
const active = (page: Page) => nav(page).locator('[aria-current]');

test('HDR-1 the logo leads to the intro, also from another route', async ({ page }) => {
  await gotoRoute(page, '/');
  await scrollPageTo(page, 2000);
  await banner(page)
    .getByRole('link', { name: t('header.logo') })
    .click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.locator('#intro')).toBeInViewport();

  // From the end of a long page, so that an unchanged scroll position would fail.
  await gotoRoute(page, '/countries-regions');
  await scrollPageTo(page, 2000);
  await expect(page.locator('#intro')).toHaveCount(0);
  await banner(page)
    .getByRole('link', { name: t('header.logo') })
    .click();
  await expect(page.locator('#intro')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'));
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(new URL(page.url()).hash).toBe('#/');
});

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ savedLocale: locale });
    test(`HDR-2 HDR-6 six items and the languages, in ${locale}${extendedTag(locale)}`, async ({
      page,
    }) => {
      const translate = translatorFor(locale);
      await gotoRoute(page, '/');
      const items = banner(page).getByRole('navigation').getByRole('listitem');
      const names = ITEMS.map((item) => translate(item));
      await expect(items).toHaveText(names.map((name) => new RegExp(`^${name}`)));
      const mail = items.nth(5).getByRole('link');
      await expect(mail).toHaveAttribute('target', '_blank');
      await expect(mail).toHaveAttribute('rel', /noopener/);
      await expect(mail).toHaveAttribute('href', site.mailUrl);
      await expect(mail).toContainText(translate('link.new-tab'));

      const language = banner(page).getByRole('button', {
        name: translate('language.label', { name: LOCALE_NAMES[locale] }),
      });
      const [navBox, languageBox] = await Promise.all([
        nav(page, locale).boundingBox(),
        language.boundingBox(),
      ]);
      expect(languageBox?.x, 'right of the navigation').toBeGreaterThan(
        (navBox?.x ?? Infinity) + (navBox?.width ?? 0),
      );
      expect(languageBox?.x, 'in the right half').toBeGreaterThan(WIDTH / 2);
      await language.click();
      const list = banner(page).getByRole('list', { name: translate('language.list') });
      await expect(list.getByRole('button')).toHaveText(LOCALES.map((it) => LOCALE_NAMES[it]));
      await expect(list.locator('[aria-current="true"]')).toHaveText(LOCALE_NAMES[locale]);
      await page.keyboard.press('Escape');

      await expect(list).toBeHidden();
      for (const width of [1280, 1025, 1024, 900, 769, 768, 375, 320]) {
        await page.setViewportSize({ width, height: 800 });
        // The skip link is first in the tab order; it is hidden until focused.
        const ends = await banner(page).evaluate((header) =>
          [...header.querySelectorAll('a, button')]
            .slice(1)
            .filter((control) => control.checkVisibility({ opacityProperty: true }))
            .flatMap((control) => [
              control.getBoundingClientRect().left,
              control.getBoundingClientRect().right,
            ]),
        );
        expect(ends.length).toBeGreaterThan(2);
        expect(
          Math.min(...ends),
          `nothing left of the screen at ${width} px`,
        ).toBeGreaterThanOrEqual(0);
        expect(Math.max(...ends), `nothing right of the screen at ${width} px`).toBeLessThanOrEqual(
          width,
        );
      }
    });
  });
}

test('HDR-4 the active item changes when a section is 180 px below the top', async ({ page }) => {
  await gotoRoute(page, '/');
  await expect(active(page)).toHaveText(t('header.nav.home'));
  let before: (typeof SECTION_ITEMS)[number] = 'home';
  for (const section of SECTION_ITEMS.slice(1)) {
    const top = await page
      .locator(`#${section}`)
      .evaluate((it) => it.getBoundingClientRect().top + scrollY);
    await scrollPageTo(page, Math.floor(top - 181));
    await expect(active(page)).toHaveText(t(`header.nav.${before}`));
    await scrollPageTo(page, Math.ceil(top - 180));
    await expect(active(page)).toHaveText(t(`header.nav.${section}`));
    before = section;
  }
});

test('HDR-4 Bank Card is active only on its page, and Home after leaving it', async ({ page }) => {
  await gotoRoute(page, '/bank-card');
  await expect(active(page)).toHaveText(t('header.nav.bank-card'));
  // Firefox logs an aborted request.
  await page.waitForLoadState('networkidle');
  await page.goto('./#/');
  await expect(active(page)).toHaveText(t('header.nav.home'));
  await page.goto('./#/order');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order.title'));
  await expect(active(page)).toHaveCount(0);
});

for (const locale of LOCALES)
  test(`HDR-2 in ${locale} the header fits one line and aligns with the page @extended`, async ({
    page,
  }) => {
    await setPreferredLocale(page, locale);
    await gotoRoute(page, '/');
    await waitForFonts(page);
    const logo = banner(page).getByRole('link', { name: translatorFor(locale)('header.logo') });
    for (const width of [769, 820, 999, 1000, 1024, 1025, 1199, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const bar = await banner(page).boundingBox();
      expect.soft(bar?.height, `at ${width} px`).toBe(size.header);
      const [mark, title] = await Promise.all([
        logo.boundingBox(),
        page.getByRole('heading', { level: 1 }).boundingBox(),
      ]);
      expect.soft(mark?.x, `at ${width} px`).toBeCloseTo(title?.x ?? 0, 0);
    }
    const items = await nav(page, locale).boundingBox();
    const middle = (items?.x ?? 0) + (items?.width ?? 0) / 2;
    expect(Math.abs(middle - 1440 / 2), 'px from the middle, at 1440 px').toBeLessThanOrEqual(1);
  });

test('HDR-5 the header has its scrolled style from the first pixel on', async ({ page }) => {
  await gotoRoute(page, '/');
  const background = () => banner(page).evaluate((it) => getComputedStyle(it).backgroundColor);
  const clear = await background();
  await expect(banner(page)).toHaveAttribute('data-scrolled', 'false');
  await scrollPageTo(page, 1);
  await expect(banner(page)).toHaveAttribute('data-scrolled', 'true');
  await expect.poll(background).not.toBe(clear);
  await scrollPageTo(page, 0);
  await expect(banner(page)).toHaveAttribute('data-scrolled', 'false');
  await expect.poll(background).toBe(clear);
});
