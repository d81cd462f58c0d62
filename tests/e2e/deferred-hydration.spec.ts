import type { Page } from '@playwright/test';
import { doubleText, isHydrated, gotoRoute } from './support/screens.ts';
import { translatorFor } from './support/messages.ts';
import { expect, test } from './support/test.ts';

/** The chunk below the fold of Home, loaded at the first sign of intent. */
const BELOW_FOLD_CHUNK = /\/Sections-[\w-]+\.js$/;
/** The chunk of another page, loaded when the part below the fold is hydrated. */
const OTHER_PAGE = /\/BankCard-[\w-]+\.js$/;
/** Longer than an idle callback under the fake clock, shorter than the scroll idle delay, ms. */
const MOMENT = 140;

/** Events that hydrate the menu. */
const INTERACTION_EVENTS = ['mousedown', 'click', 'keydown', 'focusin'];

const requestsFor = (requests: readonly string[], file: RegExp) =>
  requests.filter((url) => file.test(url));

const belowFold = (page: Page) => page.locator('#ai-wallet');

async function turnWheel(page: Page) {
  // The listener is added before the wheel turns: a busy page may scroll before it runs a queued script.
  const event = await page.evaluateHandle(() => ({
    scroll: new Promise((resolve) =>
      addEventListener('scroll', resolve, { once: true, capture: true }),
    ),
  }));
  await page.mouse.wheel(0, 200);
  await event.evaluate(({ scroll }) => scroll.then(() => true));
}

async function openWithPausedClock(page: Page) {
  await page.clock.install();
  await gotoRoute(page, '/');
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('deferred hydration: nothing is hydrated during scrolling, only after the scroll is idle', async ({
  page,
  requests,
}) => {
  await openWithPausedClock(page);
  expect(requestsFor(requests, BELOW_FOLD_CHUNK)).toEqual([]);
  for (let notch = 0; notch < 5; notch += 1) {
    await turnWheel(page);
    await page.clock.runFor(MOMENT);
  }
  await expect.poll(() => requestsFor(requests, BELOW_FOLD_CHUNK)).toHaveLength(1);
  expect(requestsFor(requests, OTHER_PAGE)).toEqual([]);
  expect(await isHydrated(belowFold(page))).toBe(false);
  await page.clock.resume();
  await expect.poll(() => isHydrated(belowFold(page))).toBe(true);
  await expect.poll(() => requestsFor(requests, OTHER_PAGE)).toHaveLength(1);
});

test('deferred hydration: moving the mouse loads the code that scrolling will need', async ({
  page,
  requests,
}) => {
  await openWithPausedClock(page);
  await page.mouse.move(640, 400);
  await expect.poll(() => requestsFor(requests, BELOW_FOLD_CHUNK)).toHaveLength(1);
  expect(await isHydrated(belowFold(page))).toBe(false);
});

test('deferred hydration: a click hydrates at once', async ({ page, requests }) => {
  await openWithPausedClock(page);
  await turnWheel(page);
  expect(await isHydrated(belowFold(page))).toBe(false);
  await page.mouse.down();
  await page.clock.runFor(MOMENT);
  await expect.poll(() => isHydrated(belowFold(page))).toBe(true);
  await expect.poll(() => requestsFor(requests, OTHER_PAGE)).toHaveLength(1);
});

test.describe('with touch', () => {
  test.use({ hasTouch: true });

  test('HDR-8 the first tap on Get App works before hydration', async ({ page }) => {
    // Tall enough for a button below the fold to be in view without scrolling.
    await page.setViewportSize({ width: 375, height: 2400 });
    await gotoRoute(page, '/');
    await page.waitForLoadState('networkidle');
    expect(await isHydrated(belowFold(page))).toBe(false);
    await belowFold(page).getByRole('button', { name: 'Get App' }).tap();
    await expect(page).toHaveURL(/#\/download$/);
    await expect(page.locator(':popover-open')).toHaveCount(0);
  });
});

test('deferred hydration: the menu and the list of languages open before they are hydrated', async ({
  page,
}) => {
  await gotoRoute(page, '/');
  const [menu, list] = [page.locator('#menu'), page.locator('header [popovertarget]').first()];
  expect(await isHydrated(page.locator('header'))).toBe(true);
  for (const part of [menu, list]) expect(await isHydrated(part)).toBe(false);
  await list.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('header :popover-open')).toBeVisible();
  await expect.poll(() => isHydrated(list)).toBe(true);
  await expect.poll(() => isHydrated(menu)).toBe(true);
});

/** Ignores interactions until the page's `interact` is called. */
async function holdHydration(page: Page) {
  await page.addInitScript((events) => {
    const ignore = (event: Event) => event.stopImmediatePropagation();
    for (const name of events) addEventListener(name, ignore, true);
    Object.assign(window, {
      interact() {
        for (const name of events) removeEventListener(name, ignore, true);
        dispatchEvent(new Event('click'));
      },
    });
  }, INTERACTION_EVENTS);
}

async function openMenu(page: Page) {
  const menu = page.locator('#menu');
  await page.locator('[commandfor="menu"]').first().click();
  await expect(menu).toBeVisible();
  expect(await isHydrated(menu)).toBe(false);
  return menu;
}

test('HDR-7 STATE growing the viewport past 768 px before hydration closes the mobile menu', async ({
  page,
}) => {
  await holdHydration(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await gotoRoute(page, '/order');
  const menu = await openMenu(page);
  await page.setViewportSize({ width: 769, height: 900 });
  await page.evaluate('interact()');
  await expect(menu).toBeHidden();
});

test('HDR-7 FAULT-70 with text at 200 % the mobile menu stays open on a wide screen until its button is gone', async ({
  page,
}) => {
  await holdHydration(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await gotoRoute(page, '/order');
  await doubleText(page);
  const menu = await openMenu(page);
  await page.evaluate('interact()');
  await expect.poll(() => isHydrated(menu)).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  // Not its visibility: a closed menu is visible while it fades out.
  await expect(menu).toHaveJSProperty('open', true);
  await page.setViewportSize({ width: 2560, height: 900 });
  await expect(menu).toBeHidden();
});

test('ROUTE-1 ROUTE-2 a hash that changes before the document is hydrated leads to its page, without an error', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const addListener = window.addEventListener;
    window.addEventListener = (...listener: Parameters<typeof addListener>) => {
      addListener.apply(window, listener);
      if (listener[0] !== 'hashchange') return;
      window.addEventListener = addListener;
      // After the listeners of the app, before React's first task.
      queueMicrotask(() => {
        location.hash = '#/order';
        dispatchEvent(new HashChangeEvent('hashchange'));
      });
    };
  });
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    translatorFor('en')('order.title'),
  );
  expect(new URL(page.url()).hash).toBe('#/order');
});
