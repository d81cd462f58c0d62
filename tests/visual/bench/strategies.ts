/** The three ways of taking the same pictures that the bench compares, each timed in its own terms. */
import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { StoryGrid } from '../matrix/snapshots.ts';
import { takeScreenshot } from '../capture/screenshot.ts';
import { openStoryPage } from '../capture/story-page.ts';
import { HEIGHT } from '../capture/story-navigator.ts';
import { ORIGIN } from '../builds/serve-storybook.ts';
import { waitForExit } from '../builds/exec.ts';
import { TASK_FILE, type Task } from './task.ts';

const PLAYWRIGHT = join(import.meta.dirname, '../../../node_modules/@playwright/test/cli.js');
const CONFIG = join(import.meta.dirname, 'page-load.config.ts');

/** What one pass took; `failed` snapshots have no picture, or another one than the pass before. */
export interface Timing {
  readonly snapshots: number;
  readonly seconds: number;
  readonly failed: number;
}

/**
 * (a) A page load and `toHaveScreenshot` a snapshot, in Playwright Test: from the first test's start to
 * the last one's end, so without the start of the process.
 */
export async function pageLoads(
  sheets: readonly StoryGrid[],
  task: Omit<Task, 'snapshots'>,
): Promise<Timing> {
  const snapshots = sheets.flatMap((sheet) =>
    sheet.snapshots.map(({ story, locale, width }) => ({ id: story.id, locale, width })),
  );
  const file = join(task.folder, 'task.json');
  await writeFile(file, JSON.stringify({ ...task, snapshots } satisfies Task));
  const child = spawn(process.execPath, [PLAYWRIGHT, 'test', '-c', CONFIG], {
    env: { ...process.env, [TASK_FILE]: file },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitForExit(child);
  const results = resultsIn(JSON.parse(await readFile(task.report, 'utf8')));
  const starts = results.map(({ startTime }) => Date.parse(startTime));
  const ends = results.map(({ startTime, duration }) => Date.parse(startTime) + duration);
  const failed = results.filter(({ status }) => status !== 'passed').length;
  // A browser that could not start leaves no results; those snapshots have failed.
  if (results.length === 0) return { snapshots: 0, seconds: 0, failed: snapshots.length };
  return {
    snapshots: results.length,
    seconds: (Math.max(...ends) - Math.min(...starts)) / 1000,
    failed,
  };
}

interface Result {
  readonly startTime: string;
  readonly duration: number;
  readonly status: string;
}

function resultsIn(suite: unknown): Result[] {
  const { suites = [], specs = [] } = suite as {
    suites?: readonly unknown[];
    specs?: readonly { tests: readonly { results: readonly Result[] }[] }[];
  };
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...own, ...suites.flatMap(resultsIn)];
}

/** (b) Our capture: each worker shows and shoots the snapshots of the biggest sheet left. */
export async function captures(
  sheets: readonly StoryGrid[],
  browsers: readonly Browser[],
  proxy: string,
): Promise<Timing> {
  const stages = await Promise.all(browsers.map((browser) => openStoryPage(browser, proxy)));
  const queue = sheets.toSorted((a, b) => b.snapshots.length - a.snapshots.length);
  let [snapshots, failed] = [0, 0];
  const startedAt = performance.now();
  await Promise.all(
    stages.map(async (stage) => {
      for (let sheet = queue.shift(); sheet; sheet = queue.shift())
        for (const snapshot of sheet.snapshots) {
          const problems = await stage.show(snapshot);
          await stage.screenshot();
          snapshots += 1;
          if (problems.length > 0) failed += 1;
        }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  await Promise.all(stages.map((stage) => stage.close()));
  return { snapshots, seconds, failed };
}

/**
 * (c) The bare picture: a page that shows the story already is made as wide as the snapshot and shot.
 * Only that counts; all workers are on the same story, so that none waits for another.
 */
export async function barePictures(
  sheets: readonly StoryGrid[],
  browsers: readonly Browser[],
  proxy: string,
): Promise<Timing> {
  const contexts = await Promise.all(
    browsers.map((browser) =>
      browser.newContext({
        proxy: { server: proxy, bypass: '<-loopback>' },
        reducedMotion: 'reduce',
        viewport: { width: 1440, height: HEIGHT },
      }),
    ),
  );
  const cameras = await Promise.all(
    contexts.map(async (context) => {
      const page = await context.newPage();
      return { page, cdp: await context.newCDPSession(page) };
    }),
  );
  let [snapshots, milliseconds] = [0, 0];
  for (const { story, snapshots: all } of sheets) {
    const query = new URLSearchParams({ id: story.id, viewMode: 'story' });
    const address = `${ORIGIN}/iframe.html?${query}`;
    await Promise.all(cameras.map(({ page }) => page.goto(address, { waitUntil: 'networkidle' })));
    const queue = all.map(({ width }) => width);
    const startedAt = performance.now();
    await Promise.all(
      cameras.map(async ({ page, cdp }) => {
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
  await Promise.all(contexts.map((context) => context.close()));
  return { snapshots, seconds: milliseconds / 1000, failed: 0 };
}
