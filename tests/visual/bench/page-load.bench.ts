import { expect, test } from '@playwright/test';
import { HEIGHT } from '../capture/story-navigator.ts';
import { ORIGIN } from '../builds/serve-storybook.ts';
import { readTask } from './task.ts';

/** A render that has ended, well or not. */
const ENDED = ['finished', 'errored', 'aborted'];

for (const { id, locale, width } of readTask().snapshots) {
  test(`${id} ${locale} ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    const query = new URLSearchParams({ id, viewMode: 'story', globals: `locale:${locale}` });
    await page.goto(`${ORIGIN}/iframe.html?${query}`);
    await page.waitForFunction((ended) => {
      type Preview = { currentRender?: { phase?: string } };
      const preview = (window as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
      return ended.includes(preview?.currentRender?.phase ?? '');
    }, ENDED);
    await expect(page).toHaveScreenshot(`${id}_${locale}_${width}.png`, { fullPage: true });
  });
}
