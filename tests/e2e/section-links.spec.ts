import type { Page } from '@playwright/test';
import { duration } from '../../src/theme/generated/tokens.ts';
import { pauseClock } from './support/clock.ts';
import { extendedTag, gotoRoute, triggerHydration } from './support/screens.ts';
import { expectTopAt, scrollTop } from './support/scroll.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');

declare global {
  interface Window {
    scrollPositions: number[];
  }
}

const nav = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: t('header.nav.label') });

/** Records scroll positions; the returned function counts those between start and end. */
async function watchScroll(page: Page): Promise<(from: number, to: number) => Promise<number>> {
  await page.evaluate(() => {
    window.scrollPositions = [];
    addEventListener('scroll', () => window.scrollPositions.push(scrollY));
  });
  return async (from, to) => {
    const scrollPositions = await page.evaluate(() => window.scrollPositions.splice(0));
    return scrollPositions.filter(
      (top) => top > Math.min(from, to) + 1 && top < Math.max(from, to) - 1,
    ).length;
  };
}

test('HDR-3 HOME-1 a section item scrolls the section to 80 px below the top of the viewport, Get Started to 1817 px, both smoothly', async ({
  page,
}) => {
  await gotoRoute(page, '/');
  // Render everything first: a page that grows during the scroll is scrolled again.
  await triggerHydration(page);
  const seenBetween = await watchScroll(page);
  for (const section of ['ai-wallet', 'earn-dapp', 'stablecoin'] as const) {
    const from = await scrollTop(page);
    await nav(page)
      .getByRole('link', { name: t(`header.nav.${section}`) })
      .click();
    await expectTopAt(page.locator(`#${section}`), 80);
    // A jump has no position in between.
    expect(await seenBetween(from, await scrollTop(page)), section).toBeGreaterThan(0);
  }
  await nav(page)
    .getByRole('link', { name: t('header.nav.home'), exact: true })
    .click();
  await expect.poll(() => scrollTop(page), 'Home has nothing above it').toBe(0);
  await seenBetween(0, 0);
  await page.getByRole('button', { name: t('home.hero.start') }).click();
  await expect.poll(() => scrollTop(page)).toBe(1817);
  expect(await seenBetween(0, 1817)).toBeGreaterThan(0);
});

test('HOME-1 Get Started reaches its target although other code sets the scroll position on the way', async ({
  page,
}) => {
  await gotoRoute(page, '/');
  await triggerHydration(page);
  // As a library does that measures the page: to the top, and back.
  await page.evaluate(() =>
    addEventListener(
      'scroll',
      () => {
        const { scrollY: top } = window;
        scrollTo(0, 0);
        scrollTo(0, top);
      },
      { once: true },
    ),
  );
  await page.getByRole('button', { name: t('home.hero.start') }).click();
  await expect.poll(() => scrollTop(page)).toBe(1817);
});

for (const frames of [0, 1])
  test(`HDR-3 a section is reached without a jump although the page above it grows ${frames} frames after the click${extendedTag(frames, 1)}`, async ({
    page,
  }) => {
    await gotoRoute(page, '/android-install-guide');
    await triggerHydration(page);
    const scrolls = await page.getByRole('main').evaluate(async (main, frameCount) => {
      const requested: (string | undefined)[] = [];
      const scroll = window.scrollTo.bind(window);
      window.scrollTo = (options?: ScrollToOptions | number) => {
        if (typeof options !== 'object') return;
        requested.push(options.behavior);
        scroll(options);
      };
      const end = new Promise((resolve) =>
        addEventListener('scrollend', resolve, { once: true, capture: true }),
      );
      main.querySelector<HTMLElement>('a[href*="scrollTo=file-check"]')?.click();
      for (let frame = 0; frame < frameCount; frame += 1) await new Promise(requestAnimationFrame);
      main.style.paddingTop = '40px';
      await end;
      return requested;
    }, frames);
    // Chromium would finish the smooth scroll after the jump.
    expect(scrolls).toEqual(['smooth']);
    await expectTopAt(page.locator('#file-check'), 80);
  });

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('HDR-3 on another route a section item opens Home first and scrolls 500 ms later', async ({
    page,
  }) => {
    await page.clock.install();
    // React commits a lazily loaded page with timers, so Home is loaded before they are paused.
    await gotoRoute(page, '/');
    await triggerHydration(page);
    await gotoRoute(page, '/order');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order.title'));
    await pauseClock(page);
    await nav(page)
      .getByRole('link', { name: t('header.nav.stablecoin') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'));
    await page.clock.runFor(499);
    expect(await scrollTop(page)).toBe(0);
    await page.clock.runFor(2);
    await expectTopAt(page.locator('#stablecoin'), 80);
  });
});

test('HDR-3 a visitor who opens another page before the section is reached stays on that page, also in the URL', async ({
  page,
}) => {
  await gotoRoute(page, '/order');
  await nav(page)
    .getByRole('link', { name: t('header.nav.ai-wallet') })
    .click();
  await nav(page)
    .getByRole('link', { name: t('header.nav.bank-card') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bank-card.title'));
  await page.evaluate((wait) => new Promise((due) => setTimeout(due, wait)), duration.routeScroll);
  expect(new URL(page.url()).hash).toBe('#/bank-card');
});

test('HDR-3 the focus moves to the section', async ({ page }) => {
  await gotoRoute(page, '/');
  await nav(page)
    .getByRole('link', { name: t('header.nav.stablecoin') })
    .press('Enter');
  await expect(page.locator('#stablecoin')).toBeFocused();
  await expectTopAt(page.locator('#stablecoin'), 80);
});

test('ROUTE-9 a link to the current page scrolls to its top without a history entry, so Back leaves the page', async ({
  page,
}) => {
  await gotoRoute(page, '/');
  await gotoRoute(page, '/countries-regions');
  // Until it is hydrated, the footer's links load documents.
  await triggerHydration(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => history.length);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.countries') })
    .click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await expect(page.getByRole('main')).toBeFocused();
});
