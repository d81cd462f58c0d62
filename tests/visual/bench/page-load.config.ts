import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../site.node.ts';
import { readTask } from './task.ts';

const task = readTask();

/** The usual way, as the bench's measure (a): Playwright Test, a page load and a picture a snapshot. */
export default defineConfig({
  testDir: '.',
  testMatch: 'page-load.bench.ts',
  outputDir: `${task.folder}/results`,
  snapshotPathTemplate: `${task.folder}/pictures/{arg}{ext}`,
  // Pictures that are there are compared, the others written: the first pass makes what the second measures.
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
