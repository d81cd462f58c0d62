import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { WebDriver } from 'selenium-webdriver';
import { recordCspViolations } from '../e2e/support/csp.ts';
import {
  copyBuild,
  deleteBuild,
  type Host,
  sha256,
  startHost,
  WORKER_FILE,
} from '../e2e/support/deploys.ts';
import { startWebKit } from './webkit-driver.ts';
import { SitePage } from './webkit-page.ts';

const COLLECTOR = 'collector.js';

/**
 * Adds a script to every document that collects console messages, because WebDriver reports none. The script
 * has the site's own origin and an integrity, so that the production headers stay unchanged.
 */
function copyBuildWithCollector(): string {
  const folder = copyBuild();
  const collector = readFileSync(join(import.meta.dirname, COLLECTOR), 'utf8');
  writeFileSync(join(folder, COLLECTOR), collector);
  const tag = `<script src="/${COLLECTOR}" integrity="${sha256(collector)}" crossorigin></script>`;
  const workerFile = join(folder, WORKER_FILE);
  let worker = readFileSync(workerFile, 'utf8');
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    const html = readFileSync(file, 'utf8');
    const changed = html.replace(/<head[^>]*>/, `$&${tag}`);
    writeFileSync(file, changed);
    worker = worker.replace(sha256(html), sha256(changed));
  }
  writeFileSync(workerFile, worker);
  return folder;
}

type TestFixtures = { site: SitePage };
type WorkerFixtures = { host: Host; driver: WebDriver };

/** Playwright's test with a page in WebKit. Every message that the test does not remove fails it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  host: [
    async ({}, use) => {
      const folder = copyBuildWithCollector();
      const host = await startHost(folder);
      await use(host);
      await host.close();
      deleteBuild(folder);
    },
    { scope: 'worker' },
  ],
  driver: [
    async ({}, use) => {
      const { driver, stop } = await startWebKit();
      await use(driver);
      await stop();
    },
    { scope: 'worker' },
  ],
  site: async ({ host, driver }, use, info) => {
    await driver.get(host.url);
    await driver.executeScript('localStorage.clear(); sessionStorage.clear()');
    const site = new SitePage(driver, host.url);
    await site.resize(1280);
    await use(site);
    await site.leave();
    recordCspViolations(info, site.messages);
    base.expect(site.messages, 'unexpected messages in the console').toEqual([]);
  },
});

export { expect } from '@playwright/test';
