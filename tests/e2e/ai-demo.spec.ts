import type { Page } from '@playwright/test';
import { duration } from '../../src/theme/generated/tokens.ts';
import { EXAMPLE_TRANSFER } from '../../src/build/messages/figures.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { pauseClock } from './support/clock.ts';
import { translatorFor } from './support/messages.ts';
import { extendedTag, gotoRoute, isHydrated, triggerHydration } from './support/screens.ts';
import { waitForScrollRest } from './support/scroll.ts';
import { waitForFonts } from './support/fonts.ts';
import { expect, test } from './support/test.ts';

const t = translatorFor('en');
const section = (page: Page) => page.locator('#ai-wallet');
const request = (page: Page, id: Parameters<typeof t>[0], translate = t) =>
  section(page).getByRole('button', { name: translate(id) });
const plan = (page: Page) => section(page).getByRole('term');
const swapPlan = (translate = t) =>
  (['swapped', 'cost', 'received', 'time'] as const).map((it) => translate(`home.ai.${it}`));

async function openDemo(page: Page) {
  await gotoRoute(page, '/');
  await section(page).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1);
  await expect(request(page, 'home.ai.hold')).toBeVisible();
}

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ savedLocale: locale });
    test(`HOME-3 the AI wallet can be tried, in ${locale}${extendedTag(locale)}`, async ({
      page,
      requests,
    }) => {
      const translate = translatorFor(locale);
      await gotoRoute(page, '/');
      await section(page).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 1);
      const before = requests.length;
      await request(page, 'home.ai.swap', translate).click();
      await expect(plan(page)).toHaveText(swapPlan(translate));
      await request(page, 'home.ai.hold', translate).hover();
      await page.mouse.down();
      await expect(section(page).getByText(translate('home.ai.approved'))).toBeVisible();
      await page.mouse.up();
      await expect(
        request(page, 'home.ai.again', translate),
        'the press does not restart',
      ).toBeVisible();
      expect(
        requests.slice(before).filter((url) => !/\.(?:js|css|woff2|avif|webp|json)$/.test(url)),
        'nothing is sent',
      ).toEqual([]);
    });
  });
}

test('HOME-3 the button to approve is scrolled into view when the plan appears, unless the visitor scrolls @extended', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openDemo(page);
  const ask = async (id: 'home.ai.swap' | 'home.ai.card') => {
    await request(page, id).evaluate((it) => it.scrollIntoView({ block: 'end' }));
    await expect(request(page, 'home.ai.hold')).not.toBeInViewport();
    await request(page, id).click();
  };
  await ask('home.ai.swap');
  await expect(request(page, 'home.ai.hold')).toBeInViewport({ ratio: 1 });
  await ask('home.ai.card');
  await page.mouse.wheel(0, -200);
  await expect(plan(page).first()).toHaveText(t('home.ai.moved'));
  await expect(section(page).locator('[data-step=plan]').first()).toBeVisible();
  await waitForScrollRest(page);
  await expect(request(page, 'home.ai.hold')).not.toBeInViewport();
});

test.describe('before the demo is hydrated', () => {
  /** Tall enough to show the demo without scrolling, which would hydrate it. */
  const TALL = { width: 1280, height: 3000 };
  const swap = (page: Page) => section(page).getByText(t('home.ai.swap'));

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(TALL);
    await gotoRoute(page, '/');
    await page.waitForLoadState('networkidle');
    expect(await isHydrated(section(page))).toBe(false);
  });

  test('HOME-3 the first click on a request is answered', async ({ page }) => {
    await swap(page).click();
    await expect(plan(page)).toHaveText(swapPlan());
  });

  test('HOME-3 a click that is held until hydration is answered', async ({ page }) => {
    await swap(page).hover();
    await page.mouse.down();
    await expect(request(page, 'home.ai.swap')).toBeVisible();
    await page.mouse.up();
    await expect(plan(page)).toHaveText(swapPlan());
  });

  test('HOME-3 a click of assistive technology is answered', async ({ page }) => {
    await swap(page).evaluate((it: HTMLElement) => it.click());
    await expect(plan(page)).toHaveText(swapPlan());
  });

  test('HOME-3 a press that ends outside the request does not select it', async ({ page }) => {
    await swap(page).hover();
    await page.mouse.down();
    await page.mouse.move(1, 1);
    await page.mouse.up();
    await triggerHydration(page);
    await expect(request(page, 'home.ai.swap')).toHaveAttribute('aria-pressed', 'false');
  });
});

test('HOME-3 nothing below the demo moves when it is hydrated @extended', async ({ page }) => {
  for (const locale of LOCALES) {
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(locale === 'en' ? './' : `./${locale}/`);
      await page.locator('html[data-hydrated]').waitFor();
      await waitForFonts(page);
      const top = () =>
        page.locator('#stablecoin').evaluate((it) => it.getBoundingClientRect().top + scrollY);
      const before = await top();
      await expect(request(page, 'home.ai.hold', translatorFor(locale))).toHaveCount(0);
      await triggerHydration(page);
      await expect(request(page, 'home.ai.hold', translatorFor(locale))).toBeVisible();
      expect(await top(), `${locale} at ${width} px`).toBe(before);
    }
  }
});

test('HOME-3 one short tap approves nothing, a second tap approves', async ({ page }) => {
  await openDemo(page);
  await request(page, 'home.ai.hold').click();
  await expect(section(page).getByText(t('home.ai.note'))).toBeVisible();
  await request(page, 'home.ai.tap-again').click();
  await expect(section(page).getByText(t('home.ai.approved'))).toBeVisible();
});

for (const key of ['Enter', 'Space'])
  test(`HOME-3 with the keyboard: holding ${key} approves, the next press starts again${extendedTag(key, 'Enter')}`, async ({
    page,
  }) => {
    await openDemo(page);
    await request(page, 'home.ai.hold').focus();
    await page.keyboard.down(key);
    await expect(section(page).getByText(t('home.ai.approved'))).toBeVisible();
    // The key is still down, and repeats.
    await page.keyboard.down(key);
    await page.keyboard.up(key);
    await expect(request(page, 'home.ai.again')).toBeFocused();
    await page.keyboard.press(key);
    await expect(request(page, 'home.ai.hold')).toBeFocused();
  });

test('HOME-3 a click of a screen reader approves', async ({ page }) => {
  await openDemo(page);
  await request(page, 'home.ai.hold').evaluate((button: HTMLElement) => button.click());
  await expect(section(page).getByText(t('home.ai.approved'))).toBeVisible();
});

test('HOME-3 moving off the button approves nothing @extended', async ({ page }) => {
  await openDemo(page);
  await pauseClock(page);
  await request(page, 'home.ai.hold').hover();
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await page.clock.runFor(2 * duration.hold);
  await page.mouse.up();
  await expect(section(page).getByText(t('home.ai.note'))).toBeVisible();
});

test('HOME-3 no line moves while the request is typed', async ({ page }) => {
  await openDemo(page);
  await request(page, 'home.ai.swap').click();
  await expect(plan(page).first(), 'the plan waits for the request').toBeHidden();
  // The layout position, without animations: the lines rise, and the phone follows the scroll position.
  const top = () =>
    section(page)
      .locator('div[data-step]')
      .evaluate((it: HTMLElement) => it.offsetTop);
  const typing = await top();
  await expect(plan(page).last()).toBeVisible();
  expect(await top()).toBe(typing);
});

test.describe('in Spanish, which has the tallest plan', () => {
  test.use({ savedLocale: 'es', viewport: { width: 1440, height: 900 } });
  test('HOME-3 the phone has the same height for a transfer and a swap', async ({ page }) => {
    const translate = translatorFor('es');
    await gotoRoute(page, '/');
    await section(page).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 1);
    const height = () => section(page).evaluate((it) => it.getBoundingClientRect().height);
    await waitForFonts(page);
    const before = await height();
    await request(page, 'home.ai.swap', translate).click();
    await expect(plan(page)).toHaveText(swapPlan(translate));
    await expect(plan(page).last()).toBeVisible();
    expect(await height()).toBe(before);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('HOME-3 the plan is there at once', async ({ page }) => {
    await openDemo(page);
    // The typewriter would not type, because the timers are paused.
    await pauseClock(page);
    await request(page, 'home.ai.swap').click();
    await expect(plan(page)).toHaveText(swapPlan());
    await expect(plan(page).last()).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('HOME-3 the first plan is shown, and no button that does nothing', async ({ page }) => {
    await page.goto('./');
    const names = ['sent', 'recipient', 'fee', 'time'] as const;
    await expect(plan(page)).toHaveText(names.map((it) => t(`home.ai.${it}`)));
    const recipient = section(page).getByRole('definition').nth(1);
    await expect(recipient).toHaveText(`Sister (${EXAMPLE_TRANSFER.address})`);
    await expect(section(page).getByText(t('home.ai.swap'))).toBeVisible();
    await expect(section(page).getByRole('button', { name: t('home.ai.hold') })).toHaveCount(0);
    await expect(section(page).getByRole('button', { name: t('home.ai.swap') })).toHaveCount(0);
  });
});
