import { defineConfig } from '@playwright/test';
import { EXTENDED_FILTER } from '../run/browser.ts';
import { findBrowser } from '../visual/runner/browsers.ts';
import { SITE_ORIGIN } from './support/test-servers.ts';
import { ENGINE } from './support/engine.ts';

const { name, executablePath, args, channel } = await findBrowser(ENGINE);
/** A busy host is several times slower, and another engine's driver takes its time. */
const PATIENCE = ENGINE === 'chromium' ? 3 : 5;

/** A name that is not found (FAULT-2): the machine's own answer may take its time. */
const NAMES = ENGINE === 'chromium' ? ['--host-resolver-rules=MAP *.invalid ~NOTFOUND'] : [];

/**
 * The built site in a real browser, served with its production headers beside the mock distribution
 * service. No retries: a test that passes the second time has told about a race, and it is to be
 * heard.
 */
export default defineConfig({
  ...EXTENDED_FILTER,
  testDir: '.',
  testMatch: '*.spec.ts',
  // The report of the visual harness is a tool, made for the pinned browser, which also weighs the site.
  testIgnore: ENGINE === 'chromium' ? [] : ['visual-report*', 'budget*'],
  outputDir: '../../test-results/e2e',
  globalSetup: './support/serve-site.ts',
  fullyParallel: true,
  // One more than the two cores that it is made for: pages wait more than they work.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Twice what the longest takes on a busy host: only what hangs is ended.
  timeout: 60_000 * PATIENCE,
  expect: { timeout: 5_000 * PATIENCE },
  reporter: 'list',
  use: {
    baseURL: SITE_ORIGIN,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // It would answer in place of the server; offline.spec.ts is about it.
    serviceWorkers: 'block',
    browserName: name,
    ...(channel === undefined ? {} : { channel }),
    launchOptions: { executablePath, args: [...args, ...NAMES] },
  },
});
