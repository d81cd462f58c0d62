import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SCENARIO_LINK } from '../../../mocks/distribution/scenarios.ts';
import { linkTarget } from '../../../src/distribution/links.ts';
import { CONFIGURED, TWO_CERTIFICATES } from '../../../stories/support/settings.ts';
import { startHost } from './deploys.ts';
import { test as base } from './test.ts';
import { DISTRIBUTION_CALLS, DISTRIBUTION_ORIGIN, SITE_ORIGIN } from './test-servers.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** The origins that tests give to the configured site. Their hosts do not exist: the `context` fixture serves them. */
export const OFFICIAL = CONFIGURED.VITE_SITE_ORIGIN;
export const FOREIGN = 'https://unio-wallet.pages.unio';

/** Builds the site as an owner has configured it; `dist-local` has no settings. Takes about 15 s. */
function buildConfiguredSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'unio-configured-'));
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--mode', 'development', '--outDir', folder, '--emptyOutDir'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...TWO_CERTIFICATES,
        VITE_DISTRIBUTION_ORIGIN: DISTRIBUTION_ORIGIN,
        VITE_ENTERPRISE_HOSTS: `wallet.unio,${linkTarget(SCENARIO_LINK).hostname}`,
      },
    },
  );
  if (status !== 0) throw new Error(`The configured site was not built:\n${stderr}`);
  return folder;
}

type WorkerFixtures = {
  /** Loopback URL of the configured site. */
  configuredSite: string;
};

/**
 * For a test file with `test.describe.configure({ mode: 'default' })`, so that one worker builds the site. It is
 * served at `baseURL`, with any host.
 */
export const test = base.extend<object, WorkerFixtures>({
  configuredSite: [
    async ({}, use) => {
      const folder = buildConfiguredSite();
      const host = await startHost(folder);
      await use(host.url);
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  context: async ({ context, configuredSite, baseURL }, use) => {
    const { origin } = new URL(baseURL ?? SITE_ORIGIN);
    await context.route(`${origin}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await route.fetch({ url: new URL(pathname + search, configuredSite).href });
      await route.fulfill({ response });
    });
    // A page on a faked host may not connect to loopback.
    await context.route(DISTRIBUTION_CALLS, async (route) =>
      route.fulfill({ response: await route.fetch() }),
    );
    await use(context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export { expect } from '@playwright/test';
