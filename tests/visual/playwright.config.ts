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
  // Only a hanging test reaches it: a test that takes a minute alone took more than five on a busy machine.
  timeout: 20 * 60_000,
  expect: { timeout: 120_000 },
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: await chromiumPath(),
      args: [...CHROMIUM_ARGS],
      ignoreDefaultArgs: await unneededArgs(),
    },
  },
});
