import type { CDPSession, Page } from '@playwright/test';

/**
 * The greatest height of a screenshot, in its px: at twice the widest width and two px a CSS px,
 * Chromium draws half as much again before it leaves out the end.
 */
export const MAX_HEIGHT = 32_000;

/**
 * A full-page PNG with `pixelRatio` px a CSS px, as in the page's context. Through CDP it takes half
 * the time, and the page's script has ended animations and hidden the caret; else Playwright does.
 */
export async function takeScreenshot(
  page: Page,
  cdp: CDPSession | undefined,
  { width, height }: { readonly width: number; readonly height: number },
  pixelRatio = 1,
): Promise<Buffer> {
  const clip = { x: 0, y: 0, width, height };
  if (!cdp) return page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...clip, scale: pixelRatio },
  });
  return Buffer.from(data, 'base64');
}
