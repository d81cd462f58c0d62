import { defineConfig } from '@playwright/test';

/**
 * The main tasks of the site in WebKit. Debian has no Playwright build of WebKit, so WebDriver drives the
 * browser and Playwright only runs the tests. One worker, because the tests share one browser.
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
