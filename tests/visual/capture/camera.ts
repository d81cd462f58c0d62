/** Pictures of a page, the quick way where the engine has one. */
import type { CDPSession, Page } from '@playwright/test';

/** Chromium's surfaces end here; a longer page would repeat itself. In CSS px. */
export const TALLEST = 16_000;

/**
 * A full-page PNG at device scale 1, without a caret. With `cdp` the page's script has ended
 * animations and hidden the caret; other engines are asked through Playwright, which does it itself.
 * At most {@link TALLEST} px high.
 */
export async function shoot(
  page: Page,
  cdp: CDPSession | undefined,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(size.height, TALLEST) };
  if (!cdp) {
    return page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });
  }
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...clip, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}
