import { defineConfig } from '@playwright/test';
import { EXTENDED_FILTER, unneededArgs } from '../run/browser.ts';
import { findBrowser } from '../visual/runner/browsers.ts';
import { SITE_ORIGIN } from './support/test-servers.ts';
import { ENGINE } from './support/engine.ts';

const { name, executablePath, args, channel } = await findBrowser(ENGINE);
/** Factor for a busy machine, which may be four times as slow as a quiet one. */
const TIMEOUT_FACTOR = 6;

/** Chromium itself fails to resolve these hosts (FAULT-2), because the system's resolver may be slow. */
const HOST_RULES = ENGINE === 'chromium' ? ['--host-resolver-rules=MAP *.invalid ~NOTFOUND'] : [];

/** As in headless Chromium, scrollbars take no space: the page is as wide as the viewport. */
const FIREFOX_SETTINGS = { 'ui.useOverlayScrollbars': 1 };

/**
 * End-to-end tests of the built site, served with production headers next to the mock distribution service. No
 * retries: a test that fails once has found a race.
 */
export default defineConfig({
  ...EXTENDED_FILTER,
  testDir: '.',
  testMatch: '*.spec.ts',
  // The report of the visual harness supports Chromium only; the bundle budget is measured there.
  testIgnore: ENGINE === 'chromium' ? [] : ['visual-report*', 'budget*'],
  outputDir: '../../test-results/e2e',
  globalSetup: './support/serve-site.ts',
  fullyParallel: true,
  // One more than the two cores of the machine: pages wait more than they compute.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Twice the longest test on a busy machine.
  timeout: 60_000 * TIMEOUT_FACTOR,
  expect: { timeout: 5_000 * TIMEOUT_FACTOR },
  reporter: 'list',
  use: {
    baseURL: SITE_ORIGIN,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // The service worker would respond instead of the server; offline.spec.ts tests it.
    serviceWorkers: 'block',
    browserName: name,
    ...(channel === undefined ? {} : { channel }),
    launchOptions: {
      executablePath,
      args: [...args, ...HOST_RULES],
      ignoreDefaultArgs: ENGINE === 'chromium' ? await unneededArgs() : [],
      firefoxUserPrefs: FIREFOX_SETTINGS,
    },
  },
});
