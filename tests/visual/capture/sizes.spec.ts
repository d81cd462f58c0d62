import { type Page, expect, test } from '@playwright/test';
import { installSizes } from './sizes-script.ts';

const PAGE = `data:text/html,<style>@media (max-width: 2px) { button { display: none } }</style>
  <button>Focused</button>`;

declare global {
  interface Window {
    /** What the page heard of its size and of its focus. */
    heard: string[];
  }
}

/** As Chromium does for a picture that is longer than the viewport, with a frame in between. */
async function resizedForPicture(page: Page): Promise<void> {
  for (const size of [
    { width: 1, height: 1 },
    { width: 800, height: 600 },
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(async (width) => {
      const frame = () => new Promise(requestAnimationFrame);
      while (innerWidth !== width) await frame();
      for (let count = 0; count < 3; count += 1) await frame();
    }, size.width);
  }
}

for (const hearing of [false, true]) {
  const what = hearing ? 'loses focus and hears of it' : 'keeps its focus and hears nothing';
  test(`VIS-3 a page that is 1 px wide for a moment ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    await page.addInitScript(installSizes);
    await page.goto(PAGE);
    await page.evaluate(async (on) => {
      const heard: string[] = [];
      window.heard = heard;
      const button = document.querySelector('button');
      button?.focus();
      for (const type of ['focusin', 'focusout'])
        document.addEventListener(type, () => heard.push(type));
      new ResizeObserver(() => heard.push('size')).observe(document.body);
      for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame);
      heard.length = 0;
      window.__visualSizes.hearing(on);
    }, hearing);
    await resizedForPicture(page);
    const focused = await page.evaluate(() => document.activeElement?.tagName);
    const heard = await page.evaluate(() => window.heard);
    expect(focused).toBe(hearing ? 'BODY' : 'BUTTON');
    expect(new Set(heard)).toEqual(new Set(hearing ? ['focusout', 'size'] : []));
  });
}
