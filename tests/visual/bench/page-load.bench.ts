import { expect, test } from '@playwright/test';
import { ORIGIN } from '../builds/serve-storybook.ts';
import { HEIGHT } from '../capture/story-navigator.ts';
import { task } from './page-load.config.ts';

const FINAL_PHASES = ['finished', 'errored', 'aborted'];

for (const { id, locale, width } of task.snapshots) {
  test(`${id} ${locale} ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    const query = new URLSearchParams({ id, viewMode: 'story', globals: `locale:${locale}` });
    await page.goto(`${ORIGIN}/iframe.html?${query}`);
    await page.waitForFunction((phases) => {
      type Preview = { currentRender?: { phase?: string } };
      const preview = (window as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
      return phases.includes(preview?.currentRender?.phase ?? '');
    }, FINAL_PHASES);
    await expect(page).toHaveScreenshot(`${id}_${locale}_${width}.png`, { fullPage: true });
  });
}
