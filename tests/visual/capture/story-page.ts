/** A browser page that shows the snapshots of stories one after the other and captures them (VIS-3). */
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { createLayoutLint } from '../lint/lint.ts';
import { type Finding, suppressionsIn } from '../lint/rules.ts';
import type { Snapshot } from '../matrix/snapshots.ts';
import type { Box, Change, Problem } from '../report/results.ts';
import { runAxe } from './axe.ts';
import { STORY_DRIVER, bundlePageScript } from './bundle-page-script.ts';
import { contextOptions, createBrowserState } from './emulation.ts';
import { explainDiff } from './explain-diff.ts';
import { watchPageErrors, withSuppressions } from './page-errors.ts';
import { takeScreenshot } from './screenshot.ts';
import { HEIGHT, LIMIT_MS, createStoryNavigator } from './story-navigator.ts';

/** The sockets of Vite and Storybook: open and silent, so that a development server has no errors. */
const DEVELOPMENT_SOCKETS =
  /^ws:\/\/storybook\.localhost[:\d]*\/(\?token=|storybook-server-channel)/;

/** One page on one Storybook. Not for parallel use; snapshots of one story should come in a row. */
export interface StoryPage {
  /**
   * Shows a snapshot and resolves with what went wrong once the page has settled. The first snapshot
   * of a story navigates, later ones are switched in place; `isFresh` navigates anyway. A failure only
   * counts when a fresh page fails as well.
   */
  show(snapshot: Snapshot, isFresh?: boolean): Promise<string[]>;
  /** A full-page PNG without caret and animations; its px are CSS px, except with a pixel ratio. */
  screenshot(): Promise<Buffer>;
  /** Findings of the layout lint (VIS-8). After the screenshots: it may scroll. */
  lint(): Promise<Finding[]>;
  /** Logged and uncaught errors, failed and unanswered requests since {@link show} began (VIS-9). */
  problems(): Problem[];
  /** Findings of axe (VIS-9), by the story's `parameters.a11y`. After the screenshots. */
  axe(): Promise<Problem[]>;
  /** What is in each box of the screenshot (VIS-6). `suspects` are ids of changed messages. */
  explainDiff(boxes: readonly Box[], suspects?: ReadonlySet<string>): Promise<Change[]>;
  /** The boxes of all elements: equal where no element moved, grew, appeared or went. */
  layout(): Promise<string>;
  /** Why {@link show} needed another attempt that passed; else empty (VIS-14). */
  retriedFailure(): string;
  /** The rules and sources that the story suppresses. */
  suppressions(): Promise<readonly string[]>;
  /** The document's `lang`. */
  language(): string;
  /** What stories left that only a fresh page removes, by id; each of their snapshots navigates. */
  reloadedStories(): ReadonlyMap<string, readonly string[]>;
  close(): Promise<void>;
}

/**
 * Opens a page on the Storybook behind `proxy`, and further ones for modes that need a screen which
 * only a browser context has (VIS-16). A story that has not finished after `limitMs`, on two pages,
 * has failed.
 */
export async function openStoryPage(
  browser: Browser,
  proxy: string,
  limitMs = LIMIT_MS,
): Promise<StoryPage> {
  const open = (screen: BrowserContextOptions) =>
    openPageForScreen(browser, proxy, limitMs, screen);
  const plain = await open({});
  /** Pages with another screen, of the story that is shown: each takes a lot of memory. */
  const others = new Map<string, Promise<StoryPage>>();
  let storyId = '';
  let current = plain;

  async function closeOthers(): Promise<void> {
    const pages = await Promise.all(others.values());
    others.clear();
    await Promise.all(pages.map((page) => page.close()));
  }

  async function pageFor({ mode, story }: Snapshot): Promise<StoryPage> {
    if (story.id !== storyId) await closeOthers();
    storyId = story.id;
    const screen = contextOptions(mode);
    const key = JSON.stringify(screen);
    if (key === '{}') return plain;
    const page = others.get(key) ?? open(screen);
    others.set(key, page);
    return page;
  }

  return {
    async show(snapshot, isFresh) {
      current = await pageFor(snapshot);
      return current.show(snapshot, isFresh);
    },
    screenshot: () => current.screenshot(),
    lint: () => current.lint(),
    problems: () => current.problems(),
    axe: () => current.axe(),
    explainDiff: (boxes, suspects) => current.explainDiff(boxes, suspects),
    layout: () => current.layout(),
    retriedFailure: () => current.retriedFailure(),
    suppressions: () => current.suppressions(),
    language: () => current.language(),
    reloadedStories: () => plain.reloadedStories(),
    async close() {
      await Promise.all([plain.close(), closeOthers()]);
    },
  };
}

async function openPageForScreen(
  browser: Browser,
  proxy: string,
  limitMs: number,
  screen: BrowserContextOptions,
): Promise<StoryPage> {
  const [userAgent, content] = await Promise.all([
    testRunnerAgent(browser),
    bundlePageScript(STORY_DRIVER),
  ]);
  const context = await browser.newContext({
    viewport: { width: 1440, height: HEIGHT },
    // By default Chromium does not send loopback names to a proxy.
    proxy: { server: proxy, bypass: '<-loopback>' },
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    userAgent,
    ...screen,
  });
  await context.addInitScript({ content });
  await context.routeWebSocket(DEVELOPMENT_SOCKETS, () => {});
  const page = await context.newPage();
  const isChromium = browser.browserType().name() === 'chromium';
  const cdp = isChromium ? await context.newCDPSession(page) : undefined;
  const errors = watchPageErrors(page);
  const browserState = createBrowserState(page, cdp, userAgent);
  const navigator = createStoryNavigator(page, browserState, () => errors.forget(), limitMs);
  const { show, shown, settled, retriedFailure, reloadedStories } = navigator;
  const lint = createLayoutLint(page, cdp);
  const ratio = screen.deviceScaleFactor ?? 1;
  const suppressions = () => suppressionsIn(settled()?.suppressions ?? {}, shown()?.mode);

  return {
    show,
    retriedFailure,
    reloadedStories,
    screenshot: () => takeScreenshot(page, cdp, settled() ?? { width: 0, height: 0 }, ratio),
    async lint() {
      const snapshot = shown();
      return snapshot ? lint(snapshot.locale, snapshot.mode) : [];
    },
    problems: () => withSuppressions(errors.list(), suppressions()),
    async axe() {
      if (!shown()) return [];
      const { violations, isTodo } = await runAxe(page);
      const todo = isTodo && { axe: "the story's a11y.test says todo" };
      return withSuppressions(violations, { ...todo, ...suppressions() });
    },
    async explainDiff(boxes, suspects) {
      const inPage = boxes.map(({ x, y, width, height }) => ({
        x: x / ratio,
        y: y / ratio,
        width: width / ratio,
        height: height / ratio,
      }));
      const contents = await page.evaluate((it) => window.__visual.findElements(it), inPage);
      return explainDiff(boxes, contents, settled()?.lang ?? '', shown()?.locale ?? '', suspects);
    },
    layout: () =>
      page.evaluate(() =>
        [...document.body.querySelectorAll('*')]
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [element.localName, x + scrollX, y + scrollY, width, height].join(' ');
          })
          .join('\n'),
      ),
    suppressions: async () => Object.keys(settled()?.suppressions ?? {}),
    language: () => settled()?.lang ?? '',
    close: () => context.close(),
  };
}

const agents = new WeakMap<Browser, Promise<string>>();

/** Storybook waits at least 100 ms a render unless the user agent names its test runner. */
function testRunnerAgent(browser: Browser): Promise<string> {
  const read = async () => {
    const page = await browser.newPage();
    const agent = await page.evaluate(() => navigator.userAgent);
    await page.close();
    return `${agent} StorybookTestRunner`;
  };
  const agent = agents.get(browser) ?? read();
  agents.set(browser, agent);
  return agent;
}
