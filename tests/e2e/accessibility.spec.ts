import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locales.ts';
import { languageButton, gotoRoute, SCREENS, triggerHydration } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');

/** Axe violations, one line each: the rule and its elements. */
async function violations(page: Page): Promise<string[]> {
  // Legacy mode runs in this page. The default mode opens a blank page, which has no CSP.
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

for (const locale of LOCALES) {
  // Both layouts in English. Other languages on a phone, the narrowest layout.
  for (const width of locale === 'en' ? [1280, 375] : [375]) {
    test.describe(`in ${locale} at ${width} px`, () => {
      test.use({
        savedLocale: locale,
        viewport: { width, height: 800 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      // The layout lint of the visual harness also runs axe in every language and width.
      const tag = locale === 'en' && width === 375 ? '' : ' @extended';
      test(`no screen has an axe violation, in ${locale} at ${width} px${tag}`, async ({
        page,
      }) => {
        for (const { path, heading } of SCREENS) {
          await gotoRoute(page, path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            translatorFor(locale)(heading),
          );
          await triggerHydration(page);
          expect.soft(await violations(page), `on ${path}`).toEqual([]);
        }
      });
    });
  }
}

test.describe('open popups and menus', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no open popup, dropdown or menu has an axe violation', async ({ page }) => {
    await gotoRoute(page, '/order');
    await page.locator('#header-download').click();
    await expect(page.getByRole('dialog').locator('svg[data-ready]')).toBeVisible();
    expect.soft(await violations(page), 'popup').toEqual([]);
    await page.keyboard.press('Escape');
    await languageButton(page.getByRole('banner')).click();
    expect.soft(await violations(page), 'languages').toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 375, height: 800 });
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('header.menu.open') })
      .click();
    await expect(page.locator('dialog')).toBeVisible();
    expect.soft(await violations(page), 'menu').toEqual([]);
  });

  test('FAULT-67 with reduced motion nothing is animated and scrolling is instant', async ({
    page,
  }) => {
    const runningAnimations = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            (it) =>
              it.playState === 'running' &&
              !(it instanceof CSSTransition && it.transitionProperty.includes('color')),
          )
          .map((it) => it.constructor.name),
      );
    for (const { path, heading } of SCREENS) {
      await gotoRoute(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(heading));
      expect(await runningAnimations(), `on ${path}`).toEqual([]);
    }
    await gotoRoute(page, '/');
    await expect(page.locator('#stablecoin')).toBeAttached();
    await page.locator('#header-download').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await runningAnimations(), 'popup').toEqual([]);
    await page.keyboard.press('Escape');
    const top = await page.evaluate(() => {
      document.querySelector<HTMLElement>('header nav a[href*="stablecoin"]')?.click();
      return document.querySelector('#stablecoin')?.getBoundingClientRect().top;
    });
    expect(Math.abs((top ?? 0) - 80), 'visible at once').toBeLessThanOrEqual(1);
  });
});

test('FAULT-71 in forced colors every screen keeps its text and the borders of its controls', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const { path, heading } of SCREENS) {
    await gotoRoute(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(heading));
    // `background-clip: text` would make text invisible, and a button without its background needs a border.
    const lost = await page.evaluate(() =>
      [...document.querySelectorAll('main *, footer *')]
        .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((it) => !it.closest('[aria-hidden="true"], svg, picture'))
        .flatMap((it) => {
          const style = getComputedStyle(it);
          const hasText = [...it.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
          const isTransparent = hasText && /^rgba\(.*, 0\)$/.test(style.color);
          const isPill = it.matches('button, a') && Number.parseFloat(style.borderRadius) > 100;
          const hasNoBorder = isPill && Number.parseFloat(style.borderTopWidth) === 0;
          return isTransparent || hasNoBorder ? [it.outerHTML.slice(0, 80)] : [];
        }),
    );
    expect.soft(lost, `on ${path}`).toEqual([]);
  }
});

test('FAULT-71 in forced colors no illustration covers the text above it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await gotoRoute(page, '/');
  // Browsers paint a backplate behind text, as tall as its line.
  const figure = page.getByRole('img', { name: '$1,000' }).locator('span').first();
  await expect(figure).toHaveCSS('forced-color-adjust', 'none');
  const textColor = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(figure).toHaveCSS('color', textColor);
});

test('FAULT-71 HDR-4 in forced colors the current item is marked, and icons have the color of their text', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  await gotoRoute(page, '/countries-regions');
  const odd = await page.evaluate(() =>
    [...document.querySelectorAll('svg[stroke="currentColor"]')]
      .filter((it) => getComputedStyle(it).color !== getComputedStyle(it.parentElement ?? it).color)
      .map((it) => it.parentElement?.outerHTML.slice(0, 80)),
  );
  expect(odd).toEqual([]);
  await gotoRoute(page, '/');
  const mark = await page
    .locator('header nav [aria-current]')
    .evaluate((item) => getComputedStyle(item, '::after').backgroundColor);
  expect(mark).not.toMatch(/^rgba\(.*, 0\)$/);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: t('header.menu.open') }).click();
  const lines = await page.locator('dialog li a').evaluateAll((items) =>
    items.map((it) => ({
      current: it.hasAttribute('aria-current'),
      px: Number.parseFloat(getComputedStyle(it).borderBottomWidth),
    })),
  );
  const others = lines.filter(({ current }) => !current).map(({ px }) => px);
  expect(lines.find(({ current }) => current)?.px).toBeGreaterThan(Math.max(...others));
});

test('HOME-2 decorative tile content is hidden from screen readers', async ({ page }) => {
  await gotoRoute(page, '/');
  const tiles = page.getByRole('list', { name: t('home.feature.list') });
  await expect(tiles.getByText('1.00')).toBeVisible();
  expect(await tiles.ariaSnapshot()).not.toContain('1.00');
});
