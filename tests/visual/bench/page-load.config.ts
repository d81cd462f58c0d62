/** The usual way that the benchmark compares with: one page load and `toHaveScreenshot` each. */
import { readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../site.node.ts';

/** Environment variable with the path of a {@link PageLoadTask}. */
export const TASK_FILE = 'UNIO_BENCH_TASK';

/** One pass of page loads. */
export interface PageLoadTask {
  readonly snapshots: readonly {
    readonly id: string;
    readonly locale: string;
    readonly width: number;
  }[];
  /** See `ServedStorybook.proxy`. */
  readonly proxy: string;
  readonly workers: number;
  /** For the pictures of all passes. */
  readonly folder: string;
  /** Path of the JSON report. */
  readonly report: string;
  /** Whether the pictures are written instead of compared. */
  readonly write: boolean;
}

export const task = JSON.parse(readFileSync(process.env[TASK_FILE] ?? '', 'utf8')) as PageLoadTask;

export default defineConfig({
  testDir: '.',
  testMatch: 'page-load.bench.ts',
  outputDir: `${task.folder}/results`,
  snapshotPathTemplate: `${task.folder}/pictures/{arg}{ext}`,
  updateSnapshots: task.write ? 'all' : 'none',
  fullyParallel: true,
  workers: task.workers,
  retries: 0,
  reporter: [['json', { outputFile: task.report }]],
  use: {
    proxy: { server: task.proxy, bypass: '<-loopback>' },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await chromiumPath(), args: [...CHROMIUM_ARGS] },
  },
});
