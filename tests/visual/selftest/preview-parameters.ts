/** The story parameters of a built Storybook, as its preview prepares them. */
import type { Page } from '@playwright/test';
import { ORIGIN } from '../builds/serve-storybook.ts';

type Parameters = Record<string, unknown>;

interface Preview {
  ready(): Promise<unknown>;
  extract(): Promise<Record<string, { parameters: Parameters }>>;
}

/** `parameters.chromatic` and `parameters.visual` by story id; `page` must reach {@link ORIGIN}. */
export async function previewParameters(page: Page): Promise<Record<string, Parameters>> {
  await page.goto(`${ORIGIN}/iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const json = await page.evaluate(async () => {
    const preview = (window as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
    if (!preview) throw new Error('The preview has gone.');
    await preview.ready();
    const stories = Object.entries(await preview.extract()).map(([id, { parameters }]) => {
      const { chromatic, visual } = parameters;
      return [id, { chromatic, visual }];
    });
    return JSON.stringify(Object.fromEntries(stories));
  });
  return JSON.parse(json) as Record<string, Parameters>;
}
