import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { WebDriver } from 'selenium-webdriver';
import { recordCspViolations } from '../e2e/support/csp.ts';
import { copyBuild, deleteBuild, type Host, startHost } from '../e2e/support/deploys.ts';
import { startWebKit } from './webkit-driver.ts';
import { SitePage } from './webkit-page.ts';

const COLLECTOR = 'collector.js';

/**
 * WebDriver tells nothing of a page's errors, so each document gets one more script, before all others.
 * It comes from the site's own address: the headers, the policy among them, stay those of production.
 */
function withCollector(): string {
  const folder = copyBuild();
  copyFileSync(join(import.meta.dirname, COLLECTOR), join(folder, COLLECTOR));
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, html.replace(/<head[^>]*>/, `$&<script src="/${COLLECTOR}"></script>`));
  }
  return folder;
}

/** What a WebKit test has: a page whose complaints fail the test unless they are taken out. */
type Given = { site: SitePage };
/** What all of them share. */
type Shared = { host: Host; driver: WebDriver };

/** Playwright's test with a page in WebKit. */
export const test = base.extend<Given, Shared>({
  host: [
    async ({}, use) => {
      const folder = withCollector();
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
    recordCspViolations(info, site.complaints);
    base.expect(site.complaints, 'the page complained').toEqual([]);
  },
});

export { expect } from '@playwright/test';
