/** Pictures of a page, the quick way where the engine has one. */
import type { CDPSession, Page } from '@playwright/test';

/**
 * A longer picture is not taken, in px: at twice the widest width, and two pixels a CSS px, Chromium
 * draws half as far again before it leaves the end out.
 */
export const MAX_HEIGHT = 32_000;

/**
 * A full-page PNG without a caret, `pixelRatio` px a CSS px, as the page's context has it. With
 * `cdp` the page's script has ended animations and hidden the caret; other engines are asked through
 * Playwright, which does it itself. Not for a page longer than {@link MAX_HEIGHT} px of the picture.
 */
export async function takeScreenshot(
  page: Page,
  cdp: CDPSession | undefined,
  { width, height }: { readonly width: number; readonly height: number },
  pixelRatio = 1,
): Promise<Buffer> {
  const clip = { x: 0, y: 0, width, height };
  if (!cdp) {
    return page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });
  }
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...clip, scale: pixelRatio },
  });
  return Buffer.from(data, 'base64');
}
