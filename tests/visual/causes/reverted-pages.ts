/** Pages on the candidate with some inputs set back, each with a server of its own. */
import type { Browser } from '@playwright/test';
import { serveStorybook } from '../builds/serve-storybook.ts';
import { type StoryPage, openStoryPage } from '../capture/story-page.ts';
import { type Reversal, openReversals } from './reverted-storybook.ts';

/** Each takes as much memory as the candidate's own page. */
const MAX_PAGES = 3;

/** `candidate` and `baseline` are the folders of the builds. The caller closes it. */
export function createRevertedPages(browser: Browser, candidate: string, baseline: string) {
  const edit = openReversals(candidate, baseline);
  /** The most recently used page comes last. */
  const opened = new Map<string, { page: StoryPage; close: () => Promise<void> }>();

  async function closeOldest(): Promise<void> {
    for (const [key, { page, close }] of opened) {
      opened.delete(key);
      await page.close().catch(() => {});
      await close();
      return;
    }
  }

  /** By reversal. */
  const revertible = new Map<string, Promise<boolean>>();

  return {
    /** Whether the built Storybook can be shown with this input set back. */
    canRevert(reversal: Reversal): Promise<boolean> {
      const key = JSON.stringify(reversal);
      const known = revertible.get(key) ?? edit([reversal]).then((edited) => edited !== undefined);
      revertible.set(key, known);
      return known;
    },
    /** Undefined where these inputs cannot be set back. The next call may close the page. */
    async open(reversals: readonly Reversal[]): Promise<StoryPage | undefined> {
      const key = JSON.stringify(reversals);
      const known = opened.get(key);
      if (known) {
        opened.delete(key);
        opened.set(key, known);
        return known.page;
      }
      const edited = await edit(reversals);
      if (!edited) return undefined;
      if (opened.size >= MAX_PAGES) await closeOldest();
      const { proxy, close } = await serveStorybook(candidate, edited);
      const page = await openStoryPage(browser, proxy);
      opened.set(key, { page, close });
      return page;
    },
    async close(): Promise<void> {
      while (opened.size > 0) await closeOldest();
    },
  };
}
