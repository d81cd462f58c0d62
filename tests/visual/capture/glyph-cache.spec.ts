import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { STATIC_DIR } from '../options.ts';
import { ORIGIN, serveStorybook } from '../builds/serve-storybook.ts';
import { launchBrowser } from './launch-browser.ts';

const BUILT = join(import.meta.dirname, '..', '..', '..', STATIC_DIR);

declare global {
  interface Window {
    /** Per font family, whether it was loaded when the story's first element rendered. */
    areFontsLoaded?: boolean[];
  }
}

for (const [locale, letter, families] of [
  ['en', 'a', ['Unio Display', 'Unio Text']],
  ['zh-TW', '中', ['Unio Han']],
] as const) {
  test(`VIS-3 a story of this Storybook renders with loaded fonts in ${locale}, so that it is mounted once`, async () => {
    const served = await serveStorybook(BUILT);
    const browser = await launchBrowser();
    try {
      const proxy = { server: served.proxy, bypass: '<-loopback>' };
      const page = await (await browser.newContext({ proxy })).newPage();
      await page.addInitScript(
        ([text, names]) => {
          addEventListener('DOMContentLoaded', () => {
            const root = document.querySelector('#storybook-root');
            if (!root) return;
            new MutationObserver(() => {
              window.areFontsLoaded ??= names.map((name) =>
                document.fonts.check(`1em "${name}"`, text),
              );
            }).observe(root, { childList: true });
          });
        },
        [letter, families] as const,
      );
      await page.goto(`${ORIGIN}/iframe.html?id=primitives-text--styles&globals=locale:${locale}`);
      await expect
        .poll(() => page.evaluate(() => window.areFontsLoaded))
        .toEqual(families.map(() => true));
    } finally {
      await browser.close();
      await served.close();
    }
  });
}

test('a story whose fonts cannot be loaded is shown without them, and so is the next one', async () => {
  const served = await serveStorybook(BUILT);
  const browser = await launchBrowser();
  try {
    const proxy = { server: served.proxy, bypass: '<-loopback>' };
    const context = await browser.newContext({ proxy });
    let refused = 0;
    await context.route(/fonts-han.*\.css/, (route) => {
      refused += 1;
      return route.abort();
    });
    const page = await context.newPage();
    await page.goto(`${ORIGIN}/iframe.html?id=primitives-text--styles&globals=locale:zh-TW`);
    const texts = page.locator('#storybook-root p');
    await expect(texts.first()).toBeVisible();
    const count = await texts.count();
    await page.evaluate(() => {
      // Storybook's own global, which its types do not declare.
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: object): void };
      };
      channel.emit('setCurrentStory', { storyId: 'primitives-text--shapes', viewMode: 'story' });
    });
    await expect(texts).not.toHaveCount(count);
    await expect(texts.first()).toBeVisible();
    expect(refused).toBeGreaterThan(0);
  } finally {
    await browser.close();
    await served.close();
  }
});
