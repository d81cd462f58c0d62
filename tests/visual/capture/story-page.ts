/** A browser page that shows the snapshots of stories one after the other and captures them (VIS-3). */
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { type LintResult, createLayoutLint } from '../lint/lint.ts';
import { suppressionsIn, withSuppressions } from '../lint/rules.ts';
import type { Snapshot } from '../matrix/snapshots.ts';
import type { Box, Change, Problem } from '../report/results.ts';
import { runAxe } from './axe.ts';
import { STORY_DRIVER } from './bundle-page-script.ts';
import { contextOptions, createBrowserState } from './emulation.ts';
import { explainDiff } from './explain-diff.ts';
import { watchPageErrors } from './page-errors.ts';
import { takeScreenshot } from './screenshot.ts';
import { openStoryContext } from './story-context.ts';
import { LIMIT_MS, createStoryNavigator } from './story-navigator.ts';

const sourceOf = ({ source }: Problem) => source;

/** One page on one Storybook. Not for parallel use; a story's snapshots should be consecutive. */
export type StoryPage = Awaited<ReturnType<typeof openStoryPage>>;

/**
 * Opens a page on the Storybook behind `proxy`, and further ones for modes whose screen settings need
 * their own browser context (VIS-16). A story that has not finished after `limitMs`, on two pages,
 * has failed.
 */
export async function openStoryPage(browser: Browser, proxy: string, limitMs = LIMIT_MS) {
  const open = (screen: BrowserContextOptions) => openScreen(browser, proxy, limitMs, screen);
  const defaultScreen = await open({});
  /** Pages with other screen settings, only for the shown story, because each takes a lot of memory. */
  const otherScreens = new Map<string, ReturnType<typeof open>>();
  let storyId = '';
  let current = defaultScreen;

  async function closeOtherScreens(): Promise<void> {
    const pages = await Promise.all(otherScreens.values());
    otherScreens.clear();
    await Promise.all(pages.map(({ page }) => page.context().close()));
  }

  async function screenFor({ mode, story }: Snapshot) {
    if (story.id !== storyId) await closeOtherScreens();
    storyId = story.id;
    const screen = contextOptions(mode);
    const key = JSON.stringify(screen);
    if (key === '{}') return defaultScreen;
    const opened = otherScreens.get(key) ?? open(screen);
    otherScreens.set(key, opened);
    return opened;
  }

  const allSuppressions = () => current.settledState()?.suppressions ?? {};
  const suppressions = () => suppressionsIn(allSuppressions(), current.shownSnapshot()?.mode);

  return {
    /**
     * Shows a snapshot and resolves with its problems once the page has settled. The first snapshot
     * of a story navigates, later ones are switched in place; `isFresh` navigates anyway. A failure
     * only counts when a fresh page fails as well.
     */
    async show(snapshot: Snapshot, isFresh?: boolean): Promise<string[]> {
      current = await screenFor(snapshot);
      return current.show(snapshot, isFresh);
    },
    /** A full-page PNG without caret and animations; its px are CSS px, except with a pixel ratio. */
    async screenshot(): Promise<Buffer> {
      const { page, cdp, settledState, ratio } = current;
      return takeScreenshot(page, cdp, settledState() ?? { width: 0, height: 0 }, ratio);
    },
    /** Findings of the layout lint (VIS-8). Call it after the screenshots, because it may scroll. */
    async lint(): Promise<LintResult> {
      const snapshot = current.shownSnapshot();
      return snapshot ? current.lint(snapshot.locale, snapshot.mode) : { findings: [] };
    },
    /** Logged and uncaught errors, failed and unanswered requests since `show` began (VIS-9). */
    problems: (): Problem[] => withSuppressions(current.errors.list(), sourceOf, suppressions()),
    /** Findings of axe (VIS-9), by the story's `parameters.a11y`. After the screenshots. */
    async axe(): Promise<Problem[]> {
      if (!current.shownSnapshot()) return [];
      const { violations, optOut } = await runAxe(current.page);
      const optOutSuppression = optOut && { axe: `the story's parameters.a11y say "${optOut}"` };
      return withSuppressions(violations, sourceOf, { ...optOutSuppression, ...suppressions() });
    },
    /** The elements in each box of a screenshot (VIS-6). `suspects`: ids of changed messages. */
    async explainDiff(boxes: readonly Box[], suspects?: ReadonlySet<string>): Promise<Change[]> {
      const { page, settledState, shownSnapshot, ratio } = current;
      const inPage = boxes.map(({ x, y, width, height }) => ({
        x: x / ratio,
        y: y / ratio,
        width: width / ratio,
        height: height / ratio,
      }));
      const contents = await page.evaluate((it) => window.__visual.findElements(it), inPage);
      return explainDiff(
        boxes,
        contents,
        settledState()?.lang ?? '',
        shownSnapshot()?.locale ?? '',
        suspects,
      );
    },
    /** The boxes of all elements: equal if no element moved, grew, appeared or disappeared. */
    layout: (): Promise<string> =>
      current.page.evaluate(() =>
        [...document.body.querySelectorAll('*')]
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [element.localName, x + scrollX, y + scrollY, width, height].join(' ');
          })
          .join('\n'),
      ),
    /** The custom properties that the page has used so far; undefined where any may be (VIS-20). */
    usedProperties: (): Promise<string[] | undefined> =>
      current.page.evaluate(() => window.__visual.usedProperties()),
    /** The failure of `show` before an attempt that passed; else empty (VIS-14). */
    retriedFailure: () => current.retriedFailure(),
    /** The page that shows the snapshot, for uses outside a run. */
    page: () => current.page,
    /** The rules and sources that the story suppresses. */
    suppressions: () => Object.keys(allSuppressions()),
    /** The document's `lang`. */
    language: () => current.settledState()?.lang ?? '',
    /** State of stories, by id, that only a fresh page removes; each of their snapshots navigates. */
    reloadedStories: () => defaultScreen.reloadedStories(),
    async close(): Promise<void> {
      await Promise.all([defaultScreen.page.context().close(), closeOtherScreens()]);
    },
  };
}

async function openScreen(
  browser: Browser,
  proxy: string,
  limitMs: number,
  screen: BrowserContextOptions,
) {
  const { page, cdp, userAgent } = await openStoryContext(browser, proxy, [STORY_DRIVER], screen);
  const errors = watchPageErrors(page);
  const browserState = createBrowserState(page, cdp, userAgent);
  return {
    ...createStoryNavigator(page, browserState, () => errors.forget(), limitMs),
    page,
    cdp,
    errors,
    lint: createLayoutLint(page, cdp),
    ratio: screen.deviceScaleFactor ?? 1,
  };
}
