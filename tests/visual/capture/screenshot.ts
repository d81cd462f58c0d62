import type { CDPSession, Page } from '@playwright/test';

/**
 * Maximum height of a screenshot, in its px. At twice the widest width and a pixel ratio of 2,
 * Chromium renders 1.5 times as much before it leaves out the end.
 */
export const MAX_HEIGHT = 32_000;

/**
 * A full-page PNG with the `pixelRatio` of the page's context. CDP takes half the time of Playwright, because the
 * page's script has already ended animations and hidden the caret. But CDP resets the page's pixel ratio to 1, and
 * images loaded later would be the small ones. So Playwright is used without CDP, and at any ratio other than 1.
 */
export async function takeScreenshot(
  page: Page,
  cdp: CDPSession | undefined,
  { width, height }: { readonly width: number; readonly height: number },
  pixelRatio = 1,
): Promise<Buffer> {
  const clip = { x: 0, y: 0, width, height };
  if (!cdp || pixelRatio !== 1)
    return page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...clip, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}
