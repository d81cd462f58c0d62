/** A browser page for the tests of a file, without a Storybook. */
import type { Page } from '@playwright/test';
import { afterAll } from 'vitest';
import { bundlePageScript } from '../capture/bundle-page-script.ts';
import { launchBrowser } from '../capture/launch-browser.ts';

/** `entry` is a script that runs in it. */
export async function openBarePage(entry?: string): Promise<Page> {
  const browser = await launchBrowser();
  afterAll(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  if (entry !== undefined) await page.addInitScript({ content: await bundlePageScript(entry) });
  await page.goto('about:blank');
  return page;
}
