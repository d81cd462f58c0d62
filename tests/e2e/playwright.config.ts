import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath, LENGTH } from '../browser.ts';
import { SITE_ORIGIN } from './support/addresses.ts';

/**
 * The built site in a real browser, served with its production headers beside the mock distribution
 * service. No retries: a test that passes the second time has told about a race, and it is to be
 * heard.
 */
export default defineConfig({
  ...LENGTH,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/e2e',
  globalSetup: './support/serve-site.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: 'list',
  use: {
    baseURL: SITE_ORIGIN,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // It would answer in place of the server; offline.spec.ts is about it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: await chromiumPath(), args: [...CHROMIUM_ARGS] },
  },
});
