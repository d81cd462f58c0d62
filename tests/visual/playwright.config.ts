import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, EXTENDED_FILTER, chromiumPath, unneededArgs } from './site.node.ts';

/** The harness's own tests that need a browser, a built Storybook or a scratch repository (VIS-13). */
export default defineConfig({
  ...EXTENDED_FILTER,
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './selftest/scratch-cache.ts',
  outputDir: '../../test-results/visual',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // For what hangs: on a busy machine a built Storybook alone takes longer than the default of 5 s to show a story.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: await chromiumPath(),
      args: [...CHROMIUM_ARGS],
      ignoreDefaultArgs: await unneededArgs(),
    },
  },
});
