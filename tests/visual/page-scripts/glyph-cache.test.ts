import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser } from '../capture/launch-browser.ts';
import { STORY_DRIVER, bundlePageScript } from '../capture/bundle-page-script.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
}, 60_000);
afterAll(() => browser?.close());
beforeEach(async () => {
  page = await browser.newPage();
  await page.addInitScript({ content: await bundlePageScript(STORY_DRIVER) });
  await page.goto('about:blank');
});

/** Whether a snapshot of this document uses glyphs of an earlier snapshot. */
const snapshotOf = (html: string) =>
  page.evaluate((text) => {
    document.body.innerHTML = text;
    return window.__visual.mixesGlyphSizes();
  }, html);

const snapshot = (...sizes: string[]) =>
  snapshotOf(sizes.map((size) => `<p style="font-size:${size}">x</p>`).join(''));

/** A text of 16 units in a drawing in which a unit has so many px. */
const drawing = (scale: number) =>
  `<svg viewBox="0 0 100 100" width="${100 * scale}" height="${100 * scale}"><g transform="scale(0.5)"><text font-size="32">x</text></g></svg>`;

test('VIS-3 a size uses the glyphs of another one with the same key, and only then', async () => {
  expect(await snapshot('32.0907px', '16px')).toBe(false);
  expect(await snapshot('32.12px', '16.01px')).toBe(false);
  expect(await snapshot('32.1018px')).toBe(true);
});

test('VIS-3 two sizes of one snapshot with the same key are as in a fresh document', async () => {
  expect(await snapshot('32.0907px', '32.1018px')).toBe(false);
  expect(await snapshot('32.0907px', '32.1018px')).toBe(false);
  expect(await snapshot('32.1018px', '32.0907px')).toBe(true);
});

test('VIS-3 text in a drawing has the size that it has on the screen', async () => {
  expect(await snapshotOf(drawing(32.0907 / 16))).toBe(false);
  expect(await snapshotOf(drawing(32.12 / 16))).toBe(false);
  expect(await snapshotOf(drawing(32.1018 / 16))).toBe(true);
});
