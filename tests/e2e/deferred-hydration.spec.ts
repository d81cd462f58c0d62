import type { Page } from '@playwright/test';
import { isHydrated, gotoRoute } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Code of the lower part of Home, which is fetched at the first sign, to be there in time. */
const LOWER_PART = /\/Sections-[\w-]+\.js$/;
/** Code of another page, which is fetched when the lower part is taken over. */
const OTHER_PAGE = /\/BankCard-[\w-]+\.js$/;
/** Longer than it takes the faked browser to be idle, shorter than a rest, in ms. */
const MOMENT = 140;

const fetched = (requests: readonly string[], file: RegExp) =>
  requests.filter((url) => file.test(url));

const lowerPart = (page: Page) => page.locator('#ai-wallet');

/** Turns a wheel, and waits until the page has heard of it. */
async function turnWheel(page: Page) {
  const heard = page.evaluate(
    () =>
      new Promise((resolve) => addEventListener('scroll', resolve, { once: true, capture: true })),
  );
  await page.mouse.wheel(0, 200);
  await heard;
}

/** Opens Home; from then on its timers stand still. */
async function openStill(page: Page) {
  await page.clock.install();
  await gotoRoute(page, '/');
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('HOME-11 nothing is taken over while its visitor scrolls, only once the scroll rests', async ({
  page,
  requests,
}) => {
  await openStill(page);
  expect(fetched(requests, LOWER_PART)).toEqual([]);
  for (let notch = 0; notch < 5; notch += 1) {
    await turnWheel(page);
    await page.clock.runFor(MOMENT);
  }
  await expect.poll(() => fetched(requests, LOWER_PART)).toHaveLength(1);
  expect(fetched(requests, OTHER_PAGE)).toEqual([]);
  expect(await isHydrated(lowerPart(page))).toBe(false);
  await page.clock.resume();
  await expect.poll(() => isHydrated(lowerPart(page))).toBe(true);
  await expect.poll(() => fetched(requests, OTHER_PAGE)).toHaveLength(1);
});

test('HOME-11 a mouse that moves has fetched what its wheel will come to', async ({
  page,
  requests,
}) => {
  await openStill(page);
  await page.mouse.move(640, 400);
  await expect.poll(() => fetched(requests, LOWER_PART)).toHaveLength(1);
  expect(await isHydrated(lowerPart(page))).toBe(false);
});

test('HOME-11 what is pressed is not kept waiting', async ({ page, requests }) => {
  await openStill(page);
  await turnWheel(page);
  expect(await isHydrated(lowerPart(page))).toBe(false);
  await page.mouse.down();
  await page.clock.runFor(MOMENT);
  await expect.poll(() => isHydrated(lowerPart(page))).toBe(true);
  await expect.poll(() => fetched(requests, OTHER_PAGE)).toHaveLength(1);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('HDR-8 HOME-11 a tap on Get App leads on, be it the first thing that happens', async ({
    page,
  }) => {
    // Tall enough for a button of the lower part to be there without a scroll.
    await page.setViewportSize({ width: 375, height: 2400 });
    await gotoRoute(page, '/');
    await page.waitForLoadState('networkidle');
    expect(await isHydrated(lowerPart(page))).toBe(false);
    await lowerPart(page).getByRole('button', { name: 'Get App' }).tap();
    await expect(page).toHaveURL(/#\/download$/);
    await expect(page.locator(':popover-open')).toHaveCount(0);
  });
});
