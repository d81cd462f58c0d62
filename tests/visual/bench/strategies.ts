/** Three ways of taking the same screenshots, each timed. */
import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { JSONReportSuite, JSONReportTestResult } from '@playwright/test/reporter';
import { ROOT, waitForExit } from '../builds/exec.ts';
import { ORIGIN } from '../builds/serve-storybook.ts';
import { takeScreenshot } from '../capture/screenshot.ts';
import { HEIGHT } from '../capture/story-navigator.ts';
import { openStoryPage } from '../capture/story-page.ts';
import type { StoryGrid } from '../matrix/snapshots.ts';
import type { PageLoadTask } from './page-load.config.ts';

const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');
const CONFIG = join(import.meta.dirname, 'page-load.config.ts');

export interface Timing {
  readonly snapshots: number;
  readonly seconds: number;
  /** Snapshots without a screenshot, or with a different one than in the previous pass. */
  readonly failed: number;
}

/** (a) The usual way, from the start of the first test to the end of the last one. */
export async function pageLoads(
  storyGrids: readonly StoryGrid[],
  task: Omit<PageLoadTask, 'snapshots'>,
): Promise<Timing> {
  const snapshots = storyGrids.flatMap((grid) =>
    grid.snapshots.map(({ story, locale, width }) => ({ id: story.id, locale, width })),
  );
  const file = join(task.folder, 'task.json');
  await writeFile(file, JSON.stringify({ ...task, snapshots } satisfies PageLoadTask));
  const child = spawn(process.execPath, [PLAYWRIGHT, 'test', '-c', CONFIG], {
    env: { ...process.env, UNIO_BENCH_TASK: file },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitForExit(child);
  const results = resultsIn(JSON.parse(await readFile(task.report, 'utf8')) as Suites);
  // A browser that does not start leaves no results.
  if (results.length === 0) return { snapshots: 0, seconds: 0, failed: snapshots.length };
  const starts = results.map(({ startTime }) => Date.parse(startTime));
  const ends = results.map(({ startTime, duration }) => Date.parse(startTime) + duration);
  return {
    snapshots: results.length,
    seconds: (Math.max(...ends) - Math.min(...starts)) / 1000,
    failed: results.filter(({ status }) => status !== 'passed').length,
  };
}

/** A suite of Playwright's JSON report, or the report itself. */
type Suites = Partial<Pick<JSONReportSuite, 'suites' | 'specs'>>;

function resultsIn({ suites = [], specs = [] }: Suites): JSONReportTestResult[] {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...own, ...suites.flatMap(resultsIn)];
}

type Strategy = (
  storyGrids: readonly StoryGrid[],
  browsers: readonly Browser[],
  proxy: string,
) => Promise<Timing>;

/** (b) Our capture: each worker captures the largest story that is left. */
export const captures: Strategy = async (storyGrids, browsers, proxy) => {
  const pages = await Promise.all(browsers.map((browser) => openStoryPage(browser, proxy)));
  const queue = storyGrids.toSorted((a, b) => b.snapshots.length - a.snapshots.length);
  let [snapshots, failed] = [0, 0];
  const startedAt = performance.now();
  await Promise.all(
    pages.map(async (page) => {
      for (let grid = queue.shift(); grid; grid = queue.shift())
        for (const snapshot of grid.snapshots) {
          const problems = await page.show(snapshot);
          await page.screenshot();
          snapshots += 1;
          if (problems.length > 0) failed += 1;
        }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  await Promise.all(pages.map((page) => page.close()));
  return { snapshots, seconds, failed };
};

/** (c) Only resizes and screenshots of one story, the same for all workers, so that none waits. */
export const bareScreenshots: Strategy = async (storyGrids, browsers, proxy) => {
  const opened = await Promise.all(
    browsers.map(async (browser) => {
      const context = await browser.newContext({
        proxy: { server: proxy, bypass: '<-loopback>' },
        reducedMotion: 'reduce',
        viewport: { width: 1440, height: HEIGHT },
      });
      const page = await context.newPage();
      return { context, page, cdp: await context.newCDPSession(page) };
    }),
  );
  let [snapshots, milliseconds] = [0, 0];
  for (const grid of storyGrids) {
    const query = new URLSearchParams({ id: grid.story.id, viewMode: 'story' });
    const url = `${ORIGIN}/iframe.html?${query}`;
    await Promise.all(opened.map(({ page }) => page.goto(url, { waitUntil: 'networkidle' })));
    const queue = grid.snapshots.map(({ width }) => width);
    const startedAt = performance.now();
    await Promise.all(
      opened.map(async ({ page, cdp }) => {
        for (let width = queue.shift(); width; width = queue.shift()) {
          await page.setViewportSize({ width, height: HEIGHT });
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          await takeScreenshot(page, cdp, { width, height });
          snapshots += 1;
        }
      }),
    );
    milliseconds += performance.now() - startedAt;
  }
  await Promise.all(opened.map(({ context }) => context.close()));
  return { snapshots, seconds: milliseconds / 1000, failed: 0 };
};
