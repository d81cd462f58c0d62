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

/** An SVG text with a size of 16 units, at `scale` px per unit. */
const drawing = (scale: number) =>
  `<svg viewBox="0 0 100 100" width="${100 * scale}" height="${100 * scale}"><g transform="scale(0.5)"><text font-size="32">x</text></g></svg>`;

test('VIS-3 a font size uses the glyphs of another size only if both have the same key', async () => {
  expect(await snapshot('32.0907px', '16px')).toBe(false);
  expect(await snapshot('32.12px', '16.01px')).toBe(false);
  expect(await snapshot('32.1018px')).toBe(true);
});

test('VIS-3 two sizes with the same key in one snapshot render as in a fresh document', async () => {
  expect(await snapshot('32.0907px', '32.1018px')).toBe(false);
  expect(await snapshot('32.0907px', '32.1018px')).toBe(false);
  expect(await snapshot('32.1018px', '32.0907px')).toBe(true);
});

test('VIS-3 SVG text counts with its size on the screen', async () => {
  expect(await snapshotOf(drawing(32.0907 / 16))).toBe(false);
  expect(await snapshotOf(drawing(32.12 / 16))).toBe(false);
  expect(await snapshotOf(drawing(32.1018 / 16))).toBe(true);
});
