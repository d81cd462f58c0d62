import type { Page } from '@playwright/test';
import { shownInStoppedTime, stopTime } from './support/clock.ts';
import { languageButton, open } from './support/screens.ts';
import { expectScrolledTo, expectTopAt, scrollTop } from './support/scroll.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');
const button = (page: Page) => page.locator('#header-download');
/** A deep link scrolls before the fonts are there; lines may still grow by a pixel or two. */
const FONTS_ARRIVE = 4;
/** Popups that are open, whether or not their fading has ended. */
const opened = (page: Page) => page.locator('[role="dialog"]:popover-open');

test('POP-3 CONST it closes 100 ms after the pointer left, unless the pointer is over it', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/order');
  await stopTime(page);
  await button(page).hover();
  await expect(opened(page)).toHaveCount(1);

  await test.step('back on the button in time', async () => {
    await page.mouse.move(10, 700);
    await page.clock.runFor(99);
    await button(page).hover();
    await page.clock.runFor(1000);
    await expect(opened(page)).toHaveCount(1);
  });
  await test.step('over the popup it stays', async () => {
    await opened(page).hover({ position: { x: 40, y: 40 } });
    await page.clock.runFor(1000);
    await expect(opened(page)).toHaveCount(1);
  });
  await test.step('slowly across the gap between the two', async () => {
    const from = await button(page).boundingBox();
    if (!from) throw new Error('no button');
    for (let y = from.y + from.height / 2; y < from.y + from.height + 20; y += 2) {
      await page.mouse.move(from.x + from.width / 2, y);
      await page.clock.runFor(60);
    }
    await page.clock.runFor(200);
    await expect(opened(page)).toHaveCount(1);
  });
  await test.step('away from both it closes', async () => {
    await page.mouse.move(10, 700);
    await page.clock.runFor(99);
    await expect(opened(page)).toHaveCount(1);
    await page.clock.runFor(2);
    await expect(opened(page)).toHaveCount(0);
  });
});

test('POP-3 hover, click and the window event open it; close event, Escape, outside click and focus close it', async ({
  page,
}) => {
  await open(page, '/');
  const homeButton = page.locator('#ai-wallet-download');

  await test.step('openQRModal means the button of the AI wallet; closeQRModal closes', async () => {
    await homeButton.scrollIntoViewIfNeeded();
    await page.evaluate(() => dispatchEvent(new Event('openQRModal')));
    await expect(opened(page)).toHaveCount(1);
    await expect(homeButton).toHaveAttribute('aria-expanded', 'true');
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await page.evaluate(() => dispatchEvent(new Event('closeQRModal')));
    await expect(opened(page)).toHaveCount(0);
    await expect(homeButton).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('a click keeps a hovered popup open, a second one closes it', async () => {
    await button(page).hover();
    await expect(opened(page)).toHaveCount(1);
    await button(page).click();
    await expect(opened(page)).toHaveCount(1);
    await button(page).click();
    await expect(opened(page)).toHaveCount(0);
    await page.mouse.move(10, 700);
  });
  await test.step('Escape from inside gives the focus back to the button', async () => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(opened(page)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(opened(page).locator(':focus')).toHaveAttribute('data-option', 'enterprise');
    await page.keyboard.press('Escape');
    await expect(opened(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });
  await test.step('an outside click closes it', async () => {
    await page.keyboard.press('Enter');
    await expect(opened(page)).toHaveCount(1);
    await page.mouse.click(10, 700);
    await expect(opened(page)).toHaveCount(0);
  });
  await test.step('focus that leaves closes it, at either end', async () => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    // Four options and two guides, then out at the end.
    for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press('Tab');
    await expect(opened(page).locator(':focus')).toHaveText(t('download.android-guide'));
    await page.keyboard.press('Tab');
    await expect(opened(page)).toHaveCount(0);

    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(opened(page)).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(opened(page)).toHaveCount(0);
  });
});

test('POP-3 openQRModal shows a popup wherever the page is scrolled to', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => dispatchEvent(new Event('openQRModal')));
  await expect(opened(page)).toHaveCount(1);
  await expect(opened(page).getByText(t('download.scan'))).toBeInViewport();
});

test('POP-3 hover leaves a list alone that the keyboard is in', async ({ page }) => {
  await open(page, '/order');
  const language = languageButton(page.getByRole('banner'));
  await language.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const list = page.getByRole('banner').getByRole('list', { name: t('language.list') });
  await expect(list.locator(':focus')).toHaveCount(1);
  await button(page).hover();
  await expect(list.locator(':focus')).toHaveCount(1);
  await expect(opened(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(language).toBeFocused();
});

test('POP-3 FAULT-68 fifty hovers and clicks leave one popup and one timer @long', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/order');
  await stopTime(page);
  await page.evaluate(() => {
    let running = 0;
    let most = 0;
    // The window's own: Node's types give a timer another form.
    const set: Window['setTimeout'] = window.setTimeout;
    const clear = clearTimeout;
    const live = new Set<number>();
    globalThis.setTimeout = ((run: () => void, ms?: number) => {
      const id = set(() => {
        live.delete(id);
        run();
      }, ms);
      // The popup's own wait is the only one of 100 ms.
      if (ms === 100) live.add(id);
      running = live.size;
      most = Math.max(most, running);
      document.documentElement.dataset['timers'] = String(most);
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
    expect(await opened(page).count()).toBeLessThanOrEqual(1);
  }
  await expect(page.locator('html')).toHaveAttribute('data-timers', '1');
  await button(page).hover();
  await expect(opened(page)).toHaveCount(1);
  await page.mouse.move(10, 700);
  await page.clock.runFor(101);
  await expect(opened(page)).toHaveCount(0);
});

test.describe('POP-4', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { address, target } of [
    { address: './#/?scrollTo=ai-wallet-download&openModal=true', target: 'ai-wallet-download' },
    { address: './?scrollTo=ai-wallet-download&openModal=true#/', target: 'ai-wallet-download' },
    { address: './?scrollTo=ai-wallet-download&openModal=true', target: 'ai-wallet-download' },
    { address: './#/?openModal=true&scrollTo=stablecoin', target: 'stablecoin' },
  ]) {
    test(`POP-4 CONST ${address} scrolls there and opens the popup 1 s later`, async ({ page }) => {
      await page.clock.install();
      await stopTime(page);
      await page.goto(address);
      await shownInStoppedTime(page);
      await expectScrolledTo(page.locator(`#${target}`), 80, FONTS_ARRIVE);
      await page.clock.runFor(999);
      await expect(opened(page)).toHaveCount(0);
      await page.clock.runFor(2);
      await expect(opened(page)).toHaveCount(1);
      await expect(opened(page)).toBeInViewport();
    });
  }

  for (const query of [
    'scrollTo=stablecoin',
    'scrollTo=stablecoin&openModal=yes',
    'openModal=true',
    'scrollTo=no-such-id&openModal=true',
  ]) {
    test(`POP-4 FAULT-42 ?${query} opens nothing`, async ({ page }) => {
      await page.clock.install();
      await stopTime(page);
      await page.goto(`./#/?${query}`);
      await shownInStoppedTime(page);
      if (query.includes('stablecoin'))
        await expectTopAt(page.locator('#stablecoin'), 80, FONTS_ARRIVE);
      await page.clock.runFor(5000);
      await expect(opened(page)).toHaveCount(0);
      if (!query.includes('stablecoin')) expect(await scrollTop(page)).toBe(0);
    });
  }
});
