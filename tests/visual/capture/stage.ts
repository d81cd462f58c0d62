/**
 * The stage: one page that shows the cells of a story one after the other and takes their pictures
 * (VIS-3). Whoever drives it (the run, a Playwright test, the fidelity check) brings the browser.
 */
import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { Cell } from '../cells/cells.ts';
import { type Finding, allowedIn } from '../lint/findings.ts';
import { lintOn } from '../lint/lint.ts';
import { installLint } from '../lint/lint-script.ts';
import { installSight } from '../lint/lint-sight.ts';
import type { Box, Change, Problem } from '../report/results.ts';
import { ORIGIN } from '../sides/serve.ts';
import { axeOn } from './axe.ts';
import { shoot } from './camera.ts';
import { describeOn } from './describe.ts';
import { emulationOn, screenOf } from './emulation.ts';
import { installLetters } from './letters-script.ts';
import { installModes } from './modes-script.ts';
import { installPending } from './pending-script.ts';
import { installPictures } from './pictures-script.ts';
import { installReset } from './reset-script.ts';
import { installSizes } from './sizes-script.ts';
import { installStage } from './stage-script.ts';
import { watchTrouble, withAllowances } from './trouble.ts';
import { HEIGHT, LIMIT_MS, turnOn } from './turn.ts';

/** What `Date` says in every picture. */
const NOW = Date.UTC(2026, 0, 15, 12);
/** A one-shot timer due by then is part of the state a story shows, as a debounced change is. */
const SOON_MS = 500;

/** Vite's and Storybook's own: open and silent, so that a development server's page has no error. */
const DEVELOPMENT_SOCKETS =
  /^ws:\/\/storybook\.localhost[:\d]*\/(\?token=|storybook-server-channel)/;

/** One page on one Storybook. Not for parallel use; cells of one story should come in a row. */
export interface Stage {
  /**
   * Shows a cell and resolves once it is at rest, with what went wrong (empty: nothing).
   * The first cell of a story navigates, later ones are switched in place; `fresh` navigates anyway.
   * A failure is only believed when a fresh page fails as well.
   */
  show(cell: Cell, fresh?: boolean): Promise<string[]>;
  /**
   * A full-page PNG of what is shown, caret hidden, animations ended; one px a CSS px, but in a mode
   * with a pixel ratio.
   */
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
  /**
   * What stands in each box of the picture (VIS-6), in their order; the page does not move.
   * `suspects` are ids of messages that have changed.
   */
  describe(boxes: readonly Box[], suspects?: ReadonlySet<string>): Promise<Change[]>;
  /**
   * The box of each element of what is shown, as one text: equal where no element moved, grew, came
   * or went.
   */
  layout(): Promise<string>;
  /** What went wrong before what is shown succeeded, on a second try; empty when nothing did (VIS-14). */
  failedFirst(): string;
  /** What the shown story's `visual.allow` names: rules of the lint, sources of problems. */
  allowances(): Promise<readonly string[]>;
  /** The language that what is shown says it is in; empty when it says nothing. */
  language(): string;
  /**
   * Stories that leave behind what only a fresh page takes away, by story id: they cost a
   * navigation a cell. A story tagged `visual:fresh` is not among them.
   */
  afresh(): ReadonlyMap<string, readonly string[]>;
  close(): Promise<void>;
}

/**
 * Opens a stage on the Storybook behind `proxy` (see `serve`), in a context of its own, and further
 * ones when a mode first needs a screen that only a context can have (VIS-16). A story that has not
 * finished after `limitMs`, on two pages, is broken.
 */
export async function openStage(
  browser: Browser,
  proxy: string,
  limitMs = LIMIT_MS,
): Promise<Stage> {
  const open = async (screen: BrowserContextOptions) =>
    openStoryPage(browser, proxy, limitMs, screen);
  const plain = await open({});
  /** Pages with another screen, of the story that is shown: each holds a good deal of memory. */
  const others = new Map<string, Promise<Stage>>();
  let storyId = '';
  let now = plain;

  async function closeOthers(): Promise<void> {
    const pages = await Promise.all(others.values());
    others.clear();
    await Promise.all(pages.map((page) => page.close()));
  }

  async function pageFor({ mode, story }: Cell): Promise<Stage> {
    if (story.id !== storyId) await closeOthers();
    storyId = story.id;
    const screen = screenOf(mode);
    const key = JSON.stringify(screen);
    if (key === '{}') return plain;
    const page = others.get(key) ?? open(screen);
    others.set(key, page);
    return page;
  }

  return {
    async show(cell, fresh) {
      now = await pageFor(cell);
      return now.show(cell, fresh);
    },
    shoot: () => now.shoot(),
    lint: () => now.lint(),
    problems: () => now.problems(),
    axe: () => now.axe(),
    describe: (boxes, suspects) => now.describe(boxes, suspects),
    layout: () => now.layout(),
    failedFirst: () => now.failedFirst(),
    allowances: () => now.allowances(),
    language: () => now.language(),
    afresh: () => plain.afresh(),
    async close() {
      await Promise.all([plain.close(), closeOthers()]);
    },
  };
}

async function openStoryPage(
  browser: Browser,
  proxy: string,
  limitMs: number,
  screen: BrowserContextOptions,
): Promise<Stage> {
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
  await context.addInitScript(installPending, SOON_MS);
  await context.addInitScript(installSizes);
  await context.addInitScript(installLetters);
  await context.addInitScript(installReset);
  await context.addInitScript(installPictures, !chromium);
  await context.addInitScript(installModes, NOW);
  await context.addInitScript(installStage);
  await context.addInitScript(installSight);
  await context.addInitScript(installLint);
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
  const troubles = watchTrouble(page);
  const emulate = emulationOn(page, cdp, userAgent);
  const forget = () => troubles.forget();
  const turn = turnOn(page, { clear, forgetPictures, emulate, forget, limitMs });
  const allowedNow = () => allowedIn(turn.rest().allowed, turn.shown()?.mode);
  const ratio = screen.deviceScaleFactor ?? 1;
  const lint = lintOn(page, cdp);

  return {
    show: (cell, fresh = false) => turn.show(cell, fresh),
    shoot: () => shoot(page, cdp, turn.rest(), ratio),
    async lint() {
      const shown = turn.shown();
      return shown === undefined ? [] : lint(shown.locale, shown.mode);
    },
    problems: () => withAllowances(troubles.list(), allowedNow()),
    async axe() {
      if (turn.shown() === undefined) return [];
      const allowed = allowedNow();
      const found = await axeOn(page);
      const todo = { axe: "the story's a11y.test says todo", ...allowed };
      return withAllowances(found.troubles, found.todo ? todo : allowed);
    },
    async describe(boxes, suspects) {
      const inPage = boxes.map(({ x, y, width, height }) => ({
        x: x / ratio,
        y: y / ratio,
        width: width / ratio,
        height: height / ratio,
      }));
      const found = await describeOn(page, inPage, turn.shown()?.locale ?? '', suspects);
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
    failedFirst: () => turn.failedFirst(),
    allowances: async () => Object.keys(turn.rest().allowed),
    language: () => turn.rest().lang,
    afresh: () => turn.afresh,
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
