/** One browser that captures snapshots of the working tree, and compares them with the baseline's. */
import type { Browser } from '@playwright/test';
import { type PagePair, type SnapshotResult, failed } from '../capture/compare-snapshot.ts';
import { launchBrowser } from '../capture/launch-browser.ts';
import { type StoryPage, openStoryPage } from '../capture/story-page.ts';
import type { Snapshot } from '../matrix/snapshots.ts';
import { type CheckContext, changeGroup, checkSnapshot } from '../runner/check-snapshot.ts';

export interface LivePlan extends Pick<CheckContext, 'cache' | 'fingerprints' | 'baselineStories'> {
  /** Of the served Storybooks. */
  readonly candidate: string;
  readonly baseline: string;
}

export type LiveWorker = ReturnType<typeof createLiveWorker>;

/** Opens its browser for the first snapshot, and another one after a failure. */
export function createLiveWorker(plan: LivePlan) {
  let opened: Promise<{ browser: Browser; pages: PagePair }> | undefined;
  let lintedAt = 0;
  /** The save that is checked, and the one that the page was last loaded for. */
  let [checked, loaded] = [0, 0];
  let last: Promise<unknown> = Promise.resolve();

  async function open() {
    const browser = await launchBrowser();
    const page = await openStoryPage(browser, plan.candidate);
    let screenshot: Promise<Buffer> | undefined;
    const candidate: StoryPage = {
      ...withoutLayout(page),
      show: async (snapshot, isFresh) => {
        const isReload = isFresh || loaded !== checked;
        loaded = checked;
        screenshot = undefined;
        return page.show(snapshot, isReload);
      },
      // Taken only once: the next save captures again, so a moving picture is noticed then.
      screenshot: () => (screenshot ??= page.screenshot()),
      lint: async () => {
        const found = await page.lint();
        lintedAt = performance.now();
        return found;
      },
      // Only for cache keys: a development server has none.
      usedProperties: async () => undefined,
    };
    const pages: PagePair = {
      browserName: 'chromium',
      candidate,
      baseline: withoutLayout(await openStoryPage(browser, plan.baseline)),
      freshPage: async () => candidate,
      messages: {},
    };
    return { browser, pages };
  }

  const close = async () => {
    const last = await opened?.catch(() => undefined);
    opened = undefined;
    await last?.browser.close().catch(() => {});
  };

  async function check(snapshot: Snapshot, save: number): Promise<SnapshotResult> {
    checked = save;
    const context: CheckContext = {
      ...plan,
      browserName: 'chromium',
      openPages: async () => (await (opened ??= open())).pages,
      // A second capture of each change would come too late; the next save captures again.
      confirmed: new Set([changeGroup(snapshot)]),
      ...{ lints: true, ignoresCache: false, sample: new Set() },
    };
    try {
      return await checkSnapshot(snapshot, context, false);
    } catch (error) {
      await close();
      return failed(snapshot, 'chromium', `the browser failed: ${String(error)}`);
    }
  }

  return {
    /**
     * Loads the page again for the first snapshot after each save, by its number. Waits for the last check.
     * Never rejects: a browser that fails is an error of the snapshot.
     */
    check(snapshot: Snapshot, save: number): Promise<SnapshotResult> {
      const next = last.then(() => check(snapshot, save));
      last = next;
      return next;
    },
    /** When the last findings were known, by `performance.now()`. */
    lintedAt: () => lintedAt,
    close,
  };
}

/**
 * A development server has other elements around a story than a build, so their layouts always differ. `show`
 * without `isFresh` only prepares to read a layout, so it is skipped.
 */
function withoutLayout(page: StoryPage): StoryPage {
  return {
    ...page,
    show: async (snapshot, isFresh) => (isFresh === undefined ? [] : page.show(snapshot, isFresh)),
    layout: async () => '',
  };
}
