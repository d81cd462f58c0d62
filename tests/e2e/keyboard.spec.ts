import type { Page } from '@playwright/test';
import { languageButton, gotoRoute, SCREENS, triggerHydration } from './support/screens.ts';
import { scrollTop } from './support/scroll.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');

type TabStop = { name: string; index: number; hasFocusRing: boolean; isInView: boolean };

// Phones rarely have a keyboard: the narrow width is extended; HDR-7 is tested below.
for (const [width, tag] of [
  [1280, ''],
  [375, ' @extended'],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const { name, path, heading } of SCREENS) {
      test(`FAULT-72 FAULT-71 the keyboard reaches and leaves every control of ${name} with a visible focus ring, ${width} px wide${tag}`, async ({
        page,
      }) => {
        await gotoRoute(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(heading));
        await triggerHydration(page);
        const controls = await numberControls(page);
        const stops: TabStop[] = [];
        for (let press = 0; press <= controls.length; press += 1) {
          await page.keyboard.press('Tab');
          const stop = await currentTabStop(page);
          if (!stop) break;
          stops.push(stop);
        }
        expect(
          stops.map(({ name }) => name),
          'each once, in the order of the page',
        ).toEqual(controls);
        expect(
          stops.filter(({ hasFocusRing }) => !hasFocusRing).map(({ name }) => name),
          'without a visible ring',
        ).toEqual([]);
        expect(
          stops.filter(({ isInView }) => !isInView).map(({ name }) => name),
          'off the screen',
        ).toEqual([]);

        // Also backwards from the end of the page: the header must not cover a focused control.
        const back: TabStop[] = [];
        for (let press = 0; press < controls.length; press += 1) {
          await page.keyboard.press('Shift+Tab');
          const stop = await currentTabStop(page);
          if (stop) back.push(stop);
        }
        expect(back.map(({ name }) => name)).toEqual(controls.toReversed());
        expect(
          back.filter(({ isInView }) => !isInView).map(({ name }) => name),
          'off the screen on the way back',
        ).toEqual([]);
      });
    }
  });
}

test('FAULT-71 the focus ring is visible in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of ['/order', '/countries-regions']) {
    await gotoRoute(page, path);
    const controls = await numberControls(page);
    for (const control of controls) {
      await page.keyboard.press('Tab');
      expect((await currentTabStop(page))?.hasFocusRing, `${control} on ${path}`).toBe(true);
    }
    await page.goto('about:blank');
  }
});

test('FAULT-72 the skip link jumps over the header', async ({ page }) => {
  await gotoRoute(page, '/order');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: t('header.skip') })).toBeFocused();
  await expect(page.getByRole('button', { name: t('header.skip') })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', { name: t('order.turn') })).toBeFocused();
});

test('FAULT-72 HDR-7 the menu traps the focus, closes with Escape, and restores the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await gotoRoute(page, '/order');
  const burger = page.getByRole('button', { name: t('header.menu.open') });
  await burger.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: t('header.menu.label') });
  await expect(menu).toBeVisible();
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    const isBehindMenu = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
    expect(isBehindMenu, 'the page behind is never reached').toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();
});

test('FAULT-72 HDR-6 the keyboard can choose a language', async ({ page }) => {
  await gotoRoute(page, '/order');
  const button = languageButton(page.getByRole('banner'));
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Idioma/ })).toBeFocused();
});

test('HDR-3 FAULT-72 a section link works with Enter', async ({ page }) => {
  await gotoRoute(page, '/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.nav.earn-dapp') })
    .focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
});

function numberControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled') &&
        !element.closest('[inert]'),
    );
    if (controls.length === 0) throw new Error('The page has no control.');
    return controls.map((element, index) => {
      element.dataset['stop'] = String(index);
      return `${index} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? ''}`;
    });
  });
}

/** Tolerance, px: the browser scrolls by whole px, and rounds the control's position and the distance. */
const ROUNDING = 2;

/** The focused control; undefined when the focus has left the page. */
function currentTabStop(page: Page): Promise<TabStop | undefined> {
  return page.evaluate((rounding) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    // The ring of a field can be on its wrapper.
    const hasFocusRing = [element, element.parentElement ?? element].some((it) => {
      const { outlineStyle, outlineWidth, outlineColor, opacity } = getComputedStyle(it);
      const drawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return drawn && outlineColor !== 'rgba(0, 0, 0, 0)' && opacity !== '0';
    });
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    // A focused element that the header covers completely is obscured (WCAG 2.4.11).
    const cover = element.closest('header')
      ? 0
      : (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
    const index = Number(element.dataset['stop']);
    return {
      name: `${index} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? ''}`,
      index,
      hasFocusRing,
      isInView:
        width > 0 &&
        height > 0 &&
        top > -rounding &&
        bottom < innerHeight + rounding &&
        left > -rounding &&
        right < innerWidth + rounding &&
        bottom > cover,
    };
  }, ROUNDING);
}
