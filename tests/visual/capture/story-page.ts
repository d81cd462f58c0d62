/**
 * The stage: one page that shows the snapshots of a story one after the other and takes their pictures
 * (VIS-3). Whoever drives it (the run, a Playwright test, the fidelity check) brings the browser.
 */
import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { Snapshot } from '../matrix/snapshots.ts';
import { type Finding, suppressionsIn } from '../lint/rules.ts';
import { createLayoutLint } from '../lint/lint.ts';
import { installLayoutRules } from '../lint/layout-rules.ts';
import { installDomQueries } from '../lint/dom-queries.ts';
import type { Box, Change, Problem } from '../report/results.ts';
import { ORIGIN } from '../builds/serve-storybook.ts';
import { runAxe } from './axe.ts';
import { takeScreenshot } from './screenshot.ts';
import { explainDiff } from './explain-diff.ts';
import { createEmulation, contextOptions } from './emulation.ts';
import { installGlyphCache } from '../page-scripts/glyph-cache.ts';
import { installModes } from '../page-scripts/modes.ts';
import { installPendingWork } from '../page-scripts/pending-work.ts';
import { installImageLoading } from '../page-scripts/image-loading.ts';
import { installPageReset } from '../page-scripts/page-reset.ts';
import { installResize } from '../page-scripts/resize.ts';
import { installStoryDriver } from '../page-scripts/story-driver.ts';
import { watchPageErrors, withSuppressions } from './page-errors.ts';
import { HEIGHT, LIMIT_MS, createStoryNavigator } from './story-navigator.ts';

/** What `Date` says in every picture. */
const NOW = Date.UTC(2026, 0, 15, 12);
/** A one-shot timer due by then is part of the state a story shows, as a debounced change is. */
const SOON_MS = 500;

/** Vite's and Storybook's own: open and silent, so that a development server's page has no error. */
const DEVELOPMENT_SOCKETS =
  /^ws:\/\/storybook\.localhost[:\d]*\/(\?token=|storybook-server-channel)/;

/** One page on one Storybook. Not for parallel use; snapshots of one story should come in a row. */
export interface StoryPage {
  /**
   * Shows a snapshot and resolves once it is at rest, with what went wrong (empty: nothing).
   * The first snapshot of a story navigates, later ones are switched in place; `fresh` navigates anyway.
   * A failure is only believed when a fresh page fails as well.
   */
  show(snapshot: Snapshot, fresh?: boolean): Promise<string[]>;
  /**
   * A full-page PNG of what is shown, caret hidden, animations ended; one px a CSS px, but in a mode
   * with a pixel ratio.
   */
  screenshot(): Promise<Buffer>;
  /** What is wrong with the layout of what is shown (VIS-8); after the pictures: it may scroll. */
  lint(): Promise<Finding[]>;
  /**
   * What happened on the page since the snapshot was asked for (VIS-9): logged and uncaught errors,
   * requests that failed or that no msw handler answered. What msw answers is meant.
   */
  problems(): Problem[];
  /** What axe finds in what is shown (VIS-9), as the story's `parameters.a11y` asks; after the pictures. */
  axe(): Promise<Problem[]>;
  /**
   * What stands in each box of the picture (VIS-6), in their order; the page does not move.
   * `suspects` are ids of messages that have changed.
   */
  explainDiff(boxes: readonly Box[], suspects?: ReadonlySet<string>): Promise<Change[]>;
  /**
   * The box of each element of what is shown, as one text: equal where no element moved, grew, came
   * or went.
   */
  layout(): Promise<string>;
  /** What went wrong before what is shown succeeded, on a second try; empty when nothing did (VIS-14). */
  retriedFailure(): string;
  /** What the shown story's `visual.suppress` names: rules of the lint, sources of problems. */
  suppressions(): Promise<readonly string[]>;
  /** The language that what is shown says it is in; empty when it says nothing. */
  language(): string;
  /**
   * Stories that leave behind what only a fresh page takes away, by story id: they cost a
   * navigation a snapshot. A story tagged `visual:fresh` is not among them.
   */
  reloadedStories(): ReadonlyMap<string, readonly string[]>;
  close(): Promise<void>;
}

/**
 * Opens a stage on the Storybook behind `proxy` (see `serve`), in a context of its own, and further
 * ones when a mode first needs a screen that only a context can have (VIS-16). A story that has not
 * finished after `limitMs`, on two pages, is broken.
 */
export async function openStoryPage(
  browser: Browser,
  proxy: string,
  limitMs = LIMIT_MS,
): Promise<StoryPage> {
  const open = async (screen: BrowserContextOptions) =>
    openPageForScreen(browser, proxy, limitMs, screen);
  const plain = await open({});
  /** Pages with another screen, of the story that is shown: each holds a good deal of memory. */
  const others = new Map<string, Promise<StoryPage>>();
  let storyId = '';
  let now = plain;

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
    async show(snapshot, fresh) {
      now = await pageFor(snapshot);
      return now.show(snapshot, fresh);
    },
    screenshot: () => now.screenshot(),
    lint: () => now.lint(),
    problems: () => now.problems(),
    axe: () => now.axe(),
    explainDiff: (boxes, suspects) => now.explainDiff(boxes, suspects),
    layout: () => now.layout(),
    retriedFailure: () => now.retriedFailure(),
    suppressions: () => now.suppressions(),
    language: () => now.language(),
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
  const userAgent = await runnerAgent(browser);
  const chromium = browser.browserType().name() === 'chromium';
  const context = await browser.newContext({
    viewport: { width: 1440, height: HEIGHT },
    // Chromium keeps loopback names from a proxy unless it is told not to.
    proxy: { server: proxy, bypass: '<-loopback>' },
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    userAgent,
    ...screen,
  });
  await context.addInitScript(installPendingWork, SOON_MS);
  await context.addInitScript(installResize);
  await context.addInitScript(installGlyphCache);
  await context.addInitScript(installPageReset);
  await context.addInitScript(installImageLoading, !chromium);
  await context.addInitScript(installModes, NOW);
  await context.addInitScript(installStoryDriver);
  await context.addInitScript(installDomQueries);
  await context.addInitScript(installLayoutRules);
  await context.routeWebSocket(DEVELOPMENT_SOCKETS, () => {});
  const page = await context.newPage();
  const cdp = chromium ? await context.newCDPSession(page) : undefined;
  const clear = async () => {
    if (!cdp) return context.clearCookies();
    await cdp.send('Storage.clearDataForOrigin', {
      origin: ORIGIN,
      storageTypes: 'cookies,local_storage,indexeddb,cache_storage',
    });
  };
  const forgetPictures = async () => {
    // Its memory is emptied when it is told not to use it.
    for (const cacheDisabled of [true, false])
      await cdp?.send('Network.setCacheDisabled', { cacheDisabled });
  };
  const troubles = watchPageErrors(page);
  const emulate = createEmulation(page, cdp, userAgent);
  const forget = () => troubles.forget();
  const turn = createStoryNavigator(page, { clear, forgetPictures, emulate, forget, limitMs });
  const activeSuppressions = () => suppressionsIn(turn.settled().suppressions, turn.shown()?.mode);
  const ratio = screen.deviceScaleFactor ?? 1;
  const lint = createLayoutLint(page, cdp);

  return {
    show: (snapshot, fresh = false) => turn.show(snapshot, fresh),
    screenshot: () => takeScreenshot(page, cdp, turn.settled(), ratio),
    async lint() {
      const shown = turn.shown();
      return shown === undefined ? [] : lint(shown.locale, shown.mode);
    },
    problems: () => withSuppressions(troubles.list(), activeSuppressions()),
    async axe() {
      if (turn.shown() === undefined) return [];
      const suppressions = activeSuppressions();
      const found = await runAxe(page);
      const todo = { axe: "the story's a11y.test says todo", ...suppressions };
      return withSuppressions(found.troubles, found.todo ? todo : suppressions);
    },
    async explainDiff(boxes, suspects) {
      const inPage = boxes.map(({ x, y, width, height }) => ({
        x: x / ratio,
        y: y / ratio,
        width: width / ratio,
        height: height / ratio,
      }));
      const found = await explainDiff(page, inPage, turn.shown()?.locale ?? '', suspects);
      return found.map((it, index) => Object.assign(it, { box: boxes[index] ?? it.box }));
    },
    layout: async () =>
      page.evaluate(() =>
        [...document.body.querySelectorAll('*')]
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [element.localName, x + scrollX, y + scrollY, width, height].join(' ');
          })
          .join('\n'),
      ),
    retriedFailure: () => turn.retriedFailure(),
    suppressions: async () => Object.keys(turn.settled().suppressions),
    language: () => turn.settled().lang,
    reloadedStories: () => turn.reloadedStories,
    close: () => context.close(),
  };
}

const agents = new WeakMap<Browser, Promise<string>>();

/** Storybook waits at least 100 ms a render unless it finds the test runner's mark. */
function runnerAgent(browser: Browser): Promise<string> {
  const ask = async () => {
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      return `${await page.evaluate(() => navigator.userAgent)} StorybookTestRunner`;
    } finally {
      await context.close();
    }
  };
  const known = agents.get(browser) ?? ask();
  agents.set(browser, known);
  return known;
}
