/** What a built Storybook's preview knows of its stories once it has prepared them. */
import type { Page } from '@playwright/test';
import { ORIGIN } from '../builds/serve-storybook.ts';

interface Preview {
  ready(): Promise<unknown>;
  extract(): Promise<Record<string, { parameters: Record<string, unknown> }>>;
}

/** Promises the parameters of every story by its id; `page` reaches the Storybook at {@link ORIGIN}. */
export async function previewParameters(
  page: Page,
): Promise<Record<string, Record<string, unknown>>> {
  await page.goto(`${ORIGIN}/iframe.html`);
  // The preview is there before it knows its stories.
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const json = await page.evaluate(async () => {
    const preview = (window as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
    if (!preview) throw new Error('The preview has gone.');
    await preview.ready();
    const stories = await preview.extract();
    const read = Object.entries(stories).map(([id, { parameters }]) => [
      id,
      { chromatic: parameters['chromatic'], visual: parameters['visual'] },
    ]);
    return JSON.stringify(Object.fromEntries(read));
  });
  return JSON.parse(json) as Record<string, Record<string, unknown>>;
}
