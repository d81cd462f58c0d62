import { defineConfig } from '@playwright/test';

/**
 * The main job of the site in WebKit. Playwright's runner only, as everywhere: its WebKit is not to be
 * had on Debian, so the browser is driven by WebDriver. One worker, since it starts one browser.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/engines',
  globalSetup: '../e2e/support/serve-site.ts',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 300_000,
  reporter: 'list',
});
