import { type Page, expect, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { takeScreenshot } from './screenshot.ts';
import { launchBrowser } from './launch-browser.ts';

const VIEWPORT = { width: 400, height: 300 };
const LENGTH = 6000;
const [RED, BLUE] = [
  [255, 0, 0],
  [0, 0, 255],
];
/** Red for one viewport height, then blue to the end. */
const PAGE = `<style>
  body { margin: 0; block-size: ${LENGTH}px; background: blue; }
  main { block-size: 100vh; background: red; }
  @media (max-width: 2px) { button { display: none; } }
</style><main><button>Focused</button></main>`;

declare global {
  interface Window {
    /** Events about the page's size, scroll position and focus. */
    seenEvents: string[];
  }
}

/** Waits three frames, until observers have reported a change. */
async function frames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame);
  });
}

test('VIS-3 a screenshot taller than the viewport shows the unchanged page and triggers no event in it', async () => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: VIEWPORT });
    await page.setContent(PAGE);
    await page.evaluate(() => {
      document.querySelector('button')?.focus();
      scrollTo(0, 200);
    });
    await frames(page);
    await page.evaluate(() => {
      window.seenEvents = [];
      const recordEvent = ({ type }: Event) => void window.seenEvents.push(type);
      for (const type of ['resize', 'scroll']) addEventListener(type, recordEvent);
      for (const type of ['focusin', 'focusout']) document.addEventListener(type, recordEvent);
      for (const query of ['(max-width: 399px)', '(min-height: 301px)'])
        matchMedia(query).addEventListener('change', recordEvent);
      new ResizeObserver(() => window.seenEvents.push('observed')).observe(document.body);
    });
    await frames(page);
    // An observer always reports once.
    await page.evaluate(() => (window.seenEvents.length = 0));
    const cdp = await page.context().newCDPSession(page);
    const picture = PNG.sync.read(await takeScreenshot(page, cdp, { width: 400, height: LENGTH }));
    await frames(page);

    expect([picture.width, picture.height]).toEqual([400, LENGTH]);
    const colorAt = (y: number) => [...picture.data.subarray(...pixel(y))];
    const pixel = (y: number) => [(y * 400 + 200) * 4, (y * 400 + 200) * 4 + 3] as const;
    expect(colorAt(VIEWPORT.height - 1)).toEqual(RED);
    expect(colorAt(VIEWPORT.height)).toEqual(BLUE);
    expect(colorAt(LENGTH - 1)).toEqual(BLUE);
    expect(await page.evaluate(() => window.seenEvents)).toEqual([]);
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([
      200,
      'BUTTON',
    ]);
  } finally {
    await browser.close();
  }
});

test('VIS-16 VIS-3 a screenshot with a pixel ratio of 2 does not change that of the page', async () => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: VIEWPORT, deviceScaleFactor: 2 });
    await page.setContent(PAGE);
    const cdp = await page.context().newCDPSession(page);
    const size = { width: VIEWPORT.width, height: LENGTH };
    const picture = PNG.sync.read(await takeScreenshot(page, cdp, size, 2));
    expect([picture.width, picture.height]).toEqual([2 * VIEWPORT.width, 2 * LENGTH]);
    expect(await page.evaluate(() => devicePixelRatio)).toBe(2);
  } finally {
    await browser.close();
  }
});
