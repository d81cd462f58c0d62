/** The benchmark's reference: one page load and `toHaveScreenshot` for each snapshot. */
import { readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../site.node.ts';

/** One pass of page loads; the environment variable has the path of its JSON file. */
export interface PageLoadTask {
  readonly snapshots: readonly { id: string; locale: string; width: number }[];
  readonly proxy: string;
  readonly workers: number;
  readonly folder: string;
  readonly report: string;
  /** Whether the screenshots are written instead of compared. */
  readonly write: boolean;
}

const file = process.env['UNIO_BENCH_TASK'] ?? '';
export const task = JSON.parse(readFileSync(file, 'utf8')) as PageLoadTask;

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
