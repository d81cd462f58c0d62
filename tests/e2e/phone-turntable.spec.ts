import type { Page } from '@playwright/test';
import { FRAMES } from '../../src/pages/order/turn.ts';
import { gotoRoute } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');
const FRAME_URL = /\/assets\/turn\d\d-/;

const slider = (page: Page) => page.getByRole('slider', { name: t('order.turn') });
const track = (page: Page) => slider(page).locator('..');
/** The frame over the phone's default picture. Absent while the default picture is shown. */
const currentFrame = (page: Page) => page.locator('[data-has-frame="true"] > img');

test('ORD-1 keys turn the phone, and its other pictures load only then', async ({
  page,
  requests,
}) => {
  const frames = () => new Set(requests.filter((url) => FRAME_URL.test(url))).size;
  await gotoRoute(page, '/order');
  await page.waitForLoadState('networkidle');
  expect(frames()).toBe(0);
  await slider(page).focus();
  await page.keyboard.press('PageUp');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', t('order.turn.side'));
  await expect(currentFrame(page)).toHaveAttribute('src', /turn09/);
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', t('order.turn.front'));
  await expect(currentFrame(page)).toHaveAttribute('src', /turn18/);
  expect(frames()).toBe(FRAMES - 1);
});

test('ORD-1 dragging turns the phone, also past its front @extended', async ({ page }) => {
  await gotoRoute(page, '/order');
  const phone = page.getByRole('main').getByRole('img', { name: t('order.picture') });
  const { x = 0, y = 0, width = 0, height = 0 } = (await phone.boundingBox()) ?? {};
  const middle = y + height / 2;
  // Half a turn for the width of the picture.
  await page.mouse.move(x + width * 0.1, middle);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.6, middle, { steps: 5 });
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '90');
  await page.mouse.up();
  await page.mouse.move(x, middle);
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '90');
  await page.mouse.move(x + width * 0.1, middle);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.9, middle, { steps: 5 });
  await page.mouse.up();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '-130');
  await expect(currentFrame(page)).toHaveAttribute('src', /turn23/);
});

test('ORD-1 the pearl turns the phone: it jumps to a press and stops at the ends @extended', async ({
  page,
}) => {
  await gotoRoute(page, '/order');
  const { x = 0, y = 0, width = 0, height = 0 } = (await track(page).boundingBox()) ?? {};
  const middle = y + height / 2;
  const thumb = await slider(page).getByRole('presentation').boundingBox();
  expect((thumb?.y ?? 0) + (thumb?.height ?? 0) / 2, 'in the middle of its track').toBe(middle);
  await page.mouse.move(x + width * 0.75, middle);
  await page.mouse.down();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '90');
  await page.mouse.move(x + width * 2, middle);
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '180');
  await page.mouse.up();
  await expect(currentFrame(page)).toHaveAttribute('src', /turn18/);
});

test('ORD-1 without a connection the phone does not turn, the page says so, and the next attempt loads the pictures', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/Failed to load resource/);
  await gotoRoute(page, '/order');
  await page.route(FRAME_URL, (route) => route.abort());
  let failures = 0;
  page.on('requestfailed', (request) => (failures += Number(FRAME_URL.test(request.url()))));
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(t('order.turn.failed'))).toBeVisible();
  // Otherwise the next attempt would share a pending request.
  await expect.poll(() => failures).toBe(FRAMES - 1);
  await expect(currentFrame(page)).toHaveCount(0);
  await page.unroute(FRAME_URL);
  await page.keyboard.press('ArrowRight');
  await expect(currentFrame(page)).toHaveAttribute('src', /turn02/);
  await expect(page.getByText(t('order.turn.failed'))).toBeHidden();
});
