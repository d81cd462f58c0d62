/**
 * The stage: one page that shows the cells of a story one after the other and takes their pictures
 * (VIS-3). Whoever drives it (the run, a Playwright test, the fidelity check) brings the browser.
 */
import { setTimeout as after } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Cell } from '../cells/cells.ts';
import type { Finding } from '../lint/findings.ts';
import type { Box, Change, Problem } from '../report/results.ts';
import { lintOn } from '../lint/lint.ts';
import { installLint } from '../lint/lint-script.ts';
import { installSight } from '../lint/lint-sight.ts';
import { axeOn } from './axe.ts';
import { describeOn } from './describe.ts';
import { watchRequests } from './requests.ts';
import { ORIGIN } from '../sides/serve.ts';
import { installStage } from './stage-script.ts';
import { watchTrouble, withAllowances } from './trouble.ts';

/** The preview's viewport height; pictures are of the full page. */
const HEIGHT = 900;
/** What `Date` says in every picture. */
const NOW = Date.UTC(2026, 0, 15, 12);
/** A story that has not finished by then is broken; never a wait that a good story feels. */
const LIMIT_MS = 30_000;
/** Storybook's accessibility addon would run axe after each render; that has a pass of its own. */
const NO_AXE = 'a11y.manual:!true';
/** Chromium's surfaces end here; a longer page would repeat itself. */
const TALLEST = 16_000;

/** One page on one Storybook. Not for parallel use; cells of one story should come in a row. */
export interface Stage {
  /**
   * Shows a cell and resolves once it is at rest, with what went wrong (empty: nothing).
   * The first cell of a story navigates, later ones are switched in place; `fresh` navigates anyway.
   * A failure is only believed when a fresh page fails as well.
   */
  show(cell: Cell, fresh?: boolean): Promise<string[]>;
  /** A full-page PNG of what is shown, device scale 1, caret hidden, animations ended. */
  shoot(): Promise<Buffer>;
  /** What is wrong with the layout of what is shown (VIS-8); after the pictures: it may scroll. */
  lint(): Promise<Finding[]>;
  /**
   * What happened on the page since the cell was asked for (VIS-9): logged and uncaught errors,
   * requests that failed or that no msw handler answered. What msw answers is meant.
   */
  problems(): Problem[];
  /** What axe finds in what is shown (VIS-9), as the story's `parameters.a11y` asks; after the pictures. */
  axe(): Promise<Problem[]>;
  /** What stands in each box of what is shown (VIS-6), in their order; the page does not move. */
  describe(boxes: readonly Box[]): Promise<Change[]>;
  /** What the shown story's `visual.allow` names: rules of the lint, sources of problems. */
  allowances(): Promise<readonly string[]>;
  /** Whether what is shown is longer than a picture can be, so that its end is missing. */
  cut(): boolean;
  close(): Promise<void>;
}

/** Opens a stage on the Storybook behind `proxy` (see `serve`), in a context of its own. */
export async function openStage(browser: Browser, proxy: string): Promise<Stage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: HEIGHT },
    // Chromium keeps loopback names from a proxy unless it is told not to.
    proxy: { server: proxy, bypass: '<-loopback>' },
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    userAgent: await runnerAgent(browser),
  });
  await context.addInitScript(installStage, NOW);
  await context.addInitScript(installSight);
  await context.addInitScript(installLint);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  return stageOn(context, page, cdp);
}

function stageOn(context: BrowserContext, page: Page, cdp: CDPSession): Stage {
  const requests = watchRequests(page);
  const lint = lintOn(page, cdp);
  const troubles = watchTrouble(page);
  let allow: Readonly<Record<string, string>> = {};
  let shown: Cell | undefined;
  let size = { width: 0, height: 0 };

  async function open({ story, locale }: Cell): Promise<string[]> {
    await cdp.send('Storage.clearDataForOrigin', {
      origin: ORIGIN,
      storageTypes: 'cookies,local_storage,indexeddb,cache_storage',
    });
    const globals = `locale:${locale};${NO_AXE}`;
    const query = new URLSearchParams({ id: story.id, viewMode: 'story', globals });
    await page.goto(`${ORIGIN}/iframe.html?${query}`, { waitUntil: 'commit' });
    return page.evaluate(() => window.__visualStage.opened());
  }

  async function render(cell: Cell): Promise<string[]> {
    await page.setViewportSize({ width: cell.width, height: HEIGHT });
    if (shown?.story.id !== cell.story.id) {
      requests.forget(true);
      return open(cell);
    }
    requests.forget(false);
    const globals = shown.locale === cell.locale ? undefined : { locale: cell.locale };
    return page.evaluate(
      async ([id, globals, width]) => {
        // The new size reaches the page a moment after the call that asks for it.
        while (innerWidth !== width) await new Promise((resolve) => requestAnimationFrame(resolve));
        return window.__visualStage.remount(id, globals);
      },
      [cell.story.id, globals, cell.width] as const,
    );
  }

  async function settle(): Promise<string[]> {
    for (;;) {
      const { restless, allowed, ...now } = await page.evaluate(() => window.__visualStage.rest());
      size = now;
      allow = allowed;
      if (restless) return ['the page never came to rest'];
      if (requests.quiet()) return [];
      await requests.progress();
    }
  }

  async function attempt(cell: Cell): Promise<string[]> {
    troubles.forget();
    try {
      const problems = [
        ...(await within(LIMIT_MS, render(cell))),
        ...(await within(LIMIT_MS, settle())),
      ];
      // Whatever state a failure left, the next cell starts from a fresh page.
      shown = problems.length === 0 ? cell : undefined;
      return problems;
    } catch (error) {
      shown = undefined;
      return [error instanceof Error ? error.message : String(error)];
    }
  }

  return {
    async show(cell, fresh = false) {
      if (fresh) shown = undefined;
      const problems = await attempt(cell);
      return problems.length === 0 || fresh ? problems : attempt(cell);
    },
    async shoot() {
      const { data } = await cdp.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        captureBeyondViewport: size.height > HEIGHT,
        clip: { x: 0, y: 0, width: size.width, height: Math.min(size.height, TALLEST), scale: 1 },
      });
      return Buffer.from(data, 'base64');
    },
    lint: async () => (shown === undefined ? [] : lint(shown.locale)),
    problems: () => withAllowances(troubles.list(), allow),
    async axe() {
      if (shown === undefined) return [];
      const found = await axeOn(page);
      const reason = "the story's a11y.test says todo";
      return withAllowances(found.troubles, found.todo ? { axe: reason, ...allow } : allow);
    },
    describe: async (boxes) => describeOn(page, boxes, shown?.locale ?? ''),
    allowances: async () => Object.keys(allow),
    cut: () => size.height > TALLEST,
    close: () => context.close(),
  };
}

/** Storybook waits at least 100 ms a render unless it finds the test runner's mark. */
async function runnerAgent(browser: Browser): Promise<string> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    return `${await page.evaluate(() => navigator.userAgent)} StorybookTestRunner`;
  } finally {
    await context.close();
  }
}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const stop = new AbortController();
  const late = after(limitMs, undefined, { signal: stop.signal }).then(() => {
    throw new Error(`not finished after ${limitMs / 1000} s`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
    late.catch(() => {});
  }
}
