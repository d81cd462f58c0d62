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

/** Whether a snapshot with texts of these sizes uses glyphs of an earlier snapshot. */
const snapshot = (...sizes: string[]) =>
  page.evaluate((texts) => {
    document.body.innerHTML = texts.map((size) => `<p style="font-size:${size}">x</p>`).join('');
    return window.__visual.mixesGlyphSizes();
  }, sizes);

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
