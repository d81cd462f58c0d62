import type { Locator, Page } from '@playwright/test';
import { pauseClock } from './support/clock.ts';
import { openPopups } from './support/popups.ts';
import { languageButton, gotoRoute, tabTo } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');
const button = (page: Page) => page.locator('#header-download');

test('POP-3 CONST the popup closes 100 ms after the pointer has left it and its button', async ({
  page,
}) => {
  await page.clock.install();
  await gotoRoute(page, '/order');
  await pauseClock(page);
  await button(page).hover();
  await expect(openPopups(page)).toHaveCount(1);

  await test.step('back on the button in time', async () => {
    await page.mouse.move(10, 700);
    await page.clock.runFor(99);
    await button(page).hover();
    await page.clock.runFor(1000);
    await expect(openPopups(page)).toHaveCount(1);
  });
  await test.step('it stays open under the pointer', async () => {
    await openPopups(page).hover({ position: { x: 40, y: 40 } });
    await page.clock.runFor(1000);
    await expect(openPopups(page)).toHaveCount(1);
  });
  await test.step('slowly across the gap between the two', async () => {
    const from = await button(page).boundingBox();
    if (!from) throw new Error('no button');
    for (let y = from.y + from.height / 2; y < from.y + from.height + 20; y += 2) {
      await page.mouse.move(from.x + from.width / 2, y);
      await page.clock.runFor(60);
    }
    await page.clock.runFor(200);
    await expect(openPopups(page)).toHaveCount(1);
  });
  await test.step('outside both it closes', async () => {
    await page.mouse.move(10, 700);
    await page.clock.runFor(99);
    await expect(openPopups(page)).toHaveCount(1);
    await page.clock.runFor(2);
    await expect(openPopups(page)).toHaveCount(0);
  });
});

test('POP-3 hover, click and the window event open the popup; close event, Escape, outside click and blur close it', async ({
  page,
}) => {
  await gotoRoute(page, '/');
  const homeButton = page.locator('#ai-wallet-download');

  await test.step("openQRModal opens it at the AI wallet's button; closeQRModal closes it", async () => {
    await homeButton.scrollIntoViewIfNeeded();
    await page.evaluate(() => dispatchEvent(new Event('openQRModal')));
    await expect(openPopups(page)).toHaveCount(1);
    await expect(homeButton).toHaveAttribute('aria-expanded', 'true');
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await page.evaluate(() => dispatchEvent(new Event('closeQRModal')));
    await expect(openPopups(page)).toHaveCount(0);
    await expect(homeButton).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('a click keeps a hovered popup open, a second one closes it', async () => {
    await button(page).hover();
    await expect(openPopups(page)).toHaveCount(1);
    await button(page).click();
    await expect(openPopups(page)).toHaveCount(1);
    await button(page).click();
    await expect(openPopups(page)).toHaveCount(0);
    await page.mouse.move(10, 700);
  });
  await test.step('Escape inside it restores the focus to the button', async () => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(openPopups(page)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(openPopups(page).locator(':focus')).toHaveAttribute('data-option', 'enterprise');
    await page.keyboard.press('Escape');
    await expect(openPopups(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });
  for (const [what, close] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['a close event', () => page.evaluate(() => dispatchEvent(new Event('closeQRModal')))],
  ] as const)
    await test.step(`${what} moves the focus to the button, whatever was focused when the pointer opened the popup`, async () => {
      // By default, the browser would restore the focus to the language button.
      await languageButton(page.getByRole('banner')).focus();
      await button(page).hover();
      await tabTo(openPopups(page).locator('[data-option="app-store"]'));
      await close();
      await expect(openPopups(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
      await page.mouse.move(10, 700);
    });
  await test.step('an outside click closes it', async () => {
    await page.keyboard.press('Enter');
    await expect(openPopups(page)).toHaveCount(1);
    await page.mouse.click(10, 700);
    await expect(openPopups(page)).toHaveCount(0);
  });
  await test.step('moving the focus out closes it, at either end', async () => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    // Four options and two guides, then out at the end.
    for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press('Tab');
    await expect(openPopups(page).locator(':focus')).toHaveText(t('download.android-guide'));
    await page.keyboard.press('Tab');
    await expect(openPopups(page)).toHaveCount(0);

    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(openPopups(page)).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(openPopups(page)).toHaveCount(0);
  });
});

test('POP-3 openQRModal shows a visible popup at any scroll position', async ({ page }) => {
  await gotoRoute(page, '/');
  await page.evaluate(() => dispatchEvent(new Event('openQRModal')));
  await expect(openPopups(page)).toHaveCount(1);
  await expect(openPopups(page).getByText(t('download.scan'))).toBeInViewport();
});

test('POP-3 hover does not close a list that has the keyboard focus', async ({ page }) => {
  await gotoRoute(page, '/order');
  const language = languageButton(page.getByRole('banner'));
  await language.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const list = page.getByRole('banner').getByRole('list', { name: t('language.list') });
  await expect(list.locator(':focus')).toHaveCount(1);
  await button(page).hover();
  await expect(list.locator(':focus')).toHaveCount(1);
  await expect(openPopups(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(language).toBeFocused();
});

test.describe('with touch', () => {
  test.use({ device: 'iPad as itself' });

  test('POP-3 on a tablet a tap opens the popup, and lifting the finger does not close it; scrolling by touch opens nothing', async ({
    page,
  }) => {
    await page.clock.install();
    await gotoRoute(page, '/order');
    await pauseClock(page);
    const centerOf = async (locator: Locator) => {
      const box = await locator.boundingBox();
      if (!box) throw new Error('not rendered');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    /** Still open after ten times the close delay. */
    const staysOpen = async () => {
      await page.clock.runFor(1000);
      await expect(openPopups(page)).toHaveCount(1);
    };
    await test.step('scrolling by touch', async () => {
      const center = await centerOf(button(page));
      const cdp = await page.context().newCDPSession(page);
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        touchPoints: (typeof center)[],
      ) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
      await button(page).evaluate((it) =>
        it.addEventListener('pointerleave', () => it.setAttribute('data-left', '')),
      );
      await touch('touchStart', [center]);
      await touch('touchMove', [{ ...center, y: center.y + 90 }]);
      await touch('touchEnd', []);
      await expect(page.locator('#header-download[data-left]')).toHaveCount(1);
      await expect(openPopups(page)).toHaveCount(0);
    });
    await test.step('a tap on the button', async () => {
      await button(page).tap();
      await expect(openPopups(page)).toHaveCount(1);
      await staysOpen();
    });
    await test.step('a tap in the popup', async () => {
      const { x, y } = await centerOf(openPopups(page).getByText(t('download.options')));
      await page.touchscreen.tap(x, y);
      await staysOpen();
    });
    await test.step('a tap outside closes it', async () => {
      await page.touchscreen.tap(10, 1000);
      await expect(openPopups(page)).toHaveCount(0);
    });
  });
});

test('POP-3 FAULT-68 fifty hovers and clicks leave one popup and one timer', async ({ page }) => {
  await page.clock.install();
  await gotoRoute(page, '/order');
  await pauseClock(page);
  await page.evaluate(() => {
    let running = 0;
    let maxRunning = 0;
    const set: Window['setTimeout'] = window.setTimeout;
    const clear = clearTimeout;
    const live = new Set<number>();
    globalThis.setTimeout = ((run: () => void, ms?: number) => {
      const id = set(() => {
        live.delete(id);
        run();
      }, ms);
      // The popup's close delay is the only timer of 100 ms.
      if (ms === 100) live.add(id);
      running = live.size;
      maxRunning = Math.max(maxRunning, running);
      document.documentElement.dataset['timers'] = String(maxRunning);
      return id;
    }) as typeof setTimeout;
    globalThis.clearTimeout = ((id?: number) => {
      if (id !== undefined) live.delete(id);
      clear(id);
    }) as typeof clearTimeout;
  });
  for (let round = 0; round < 50; round += 1) {
    await button(page).hover();
    if (round % 5 === 0) await button(page).click();
    await page.mouse.move(10, 700 - round);
    await page.clock.runFor(10);
    expect(await openPopups(page).count()).toBeLessThanOrEqual(1);
  }
  await expect(page.locator('html')).toHaveAttribute('data-timers', '1');
  await button(page).hover();
  await expect(openPopups(page)).toHaveCount(1);
  await page.mouse.move(10, 700);
  await page.clock.runFor(101);
  await expect(openPopups(page)).toHaveCount(0);
});
