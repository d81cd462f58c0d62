/** A story in a frame: its size is a style, so that a resize takes one layout (VIS-19). */
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ORIGIN } from '../builds/serve-storybook.ts';
import { STORY_DRIVER } from '../capture/bundle-page-script.ts';
import { createBrowserState } from '../capture/emulation.ts';
import { openStoryContext } from '../capture/story-context.ts';
import { LIMIT_MS, createStoryNavigator } from '../capture/story-navigator.ts';
import type { Size } from '../report/results.ts';

const SAMPLE_SCRIPT = join(import.meta.dirname, 'sample-page.ts');
/** Has the origin of the stories, and no script. */
const HOST = `${ORIGIN}/index.json`;
/** Invisible, so that a resize is laid out but not painted: half of its time. */
const FRAME =
  '<!doctype html><body style="margin: 0"><iframe style="border: 0; opacity: 0"></iframe>';

export type StoryFramePage = Awaited<ReturnType<typeof openStoryFrame>>;

/** Not for parallel use; the samples of a story should be consecutive. */
export async function openStoryFrame(browser: Browser, proxy: string) {
  const scripts = [STORY_DRIVER, SAMPLE_SCRIPT];
  const { page, cdp, userAgent } = await openStoryContext(browser, proxy, scripts, {});
  await page.goto(HOST);
  await page.setContent(FRAME);
  const [, frame] = page.frames();
  if (!frame) throw new Error('The page has no frame.');
  const resize = (size: Size) =>
    page.evaluate(({ width, height }) => {
      const { style } = document.querySelector('iframe') as HTMLIFrameElement;
      style.width = `${width}px`;
      style.height = `${height}px`;
    }, size);
  const navigator = createStoryNavigator(
    page,
    createBrowserState(page, cdp, userAgent),
    () => {},
    LIMIT_MS,
    {
      evaluate: frame.evaluate.bind(frame),
      goto: async (url, options) => {
        // Session storage belongs to the page, so a navigation of the frame does not clear it.
        await page.evaluate(() => sessionStorage.clear());
        return frame.goto(url, options);
      },
      // Margins of intersection observers begin at the edge of the page, not at that of the frame.
      setViewportSize: async (size) => {
        await page.setViewportSize(size);
        await resize(size);
      },
    },
  );
  return {
    show: navigator.show,
    /** At each size, one layout after the other. */
    sample: (sizes: readonly Size[]) =>
      frame.evaluate((it) => window.__sweep.samplePage(it), sizes),
    /** Once the scripts of the page have handled a new size. */
    settle: async (size: Size) => {
      await resize(size);
      await frame.evaluate(async ({ width, height }) => {
        await window.__visual.untilResized(width, height);
        window.__sweep.scrollToOpeners();
        // A popup chooses its side in the frame after a scroll.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, size);
    },
    containerLimits: () => frame.evaluate(() => window.__sweep.containerLimits()),
    close: () => page.context().close(),
  };
}
