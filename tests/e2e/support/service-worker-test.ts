import type { Page } from '@playwright/test';
import type { Locale } from '../../../src/i18n/locales.ts';
import { DIST } from './test-servers.ts';
import { copyBuild, deleteBuild, createNextBuild, startHost, type Host } from './deploys.ts';
import { gotoRoute } from './screens.ts';
import { expect, test as base } from './test.ts';

/** Console messages of a browser whose host is unreachable. */
export const NETWORK_ERRORS = /Failed to load resource|distribution/i;
/** Chromium's warnings when a worker responds to module preloads: vite-plugin-pwa's issue 945. */
const PRELOAD_WARNINGS =
  /cross-world service worker resource mismatch|preloaded using link preload/;

type Builds = {
  first: string;
  copy: () => string;
  next: () => string;
};

/** The site's test with the service worker, and with a host per test that the test may change and close. */
export const test = base.extend<{ builds: Builds; host: Host }>({
  serviceWorkers: 'allow',
  builds: async ({}, use) => {
    const made: string[] = [];
    const remember = (folder: string) => {
      made.push(folder);
      return folder;
    };
    await use({
      first: DIST,
      copy: () => remember(copyBuild()),
      next: () => remember(createNextBuild()),
    });
    made.forEach(deleteBuild);
  },
  host: async ({ builds }, use) => {
    const host = await startHost(builds.first);
    await use(host);
    await host.close();
  },
  baseURL: ({ host }, use) => use(host.url),
  page: async ({ page, consoleGuard }, use) => {
    consoleGuard.expectMessage(PRELOAD_WARNINGS);
    await use(page);
  },
});

/** Opens Home as a first visit, and waits until the language is precached. */
export async function visitAndPrecache(page: Page, locale: Locale = 'en'): Promise<void> {
  await gotoRoute(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-offline-ready', locale, {
    timeout: 15_000,
  });
}

/** The names of all caches, and the URLs of all their entries. */
export function cacheContents(page: Page): Promise<{ names: string[]; addresses: string[] }> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return { names, addresses: lists.flat() };
  });
}

export async function cachedBuilds(page: Page): Promise<number> {
  return (await cacheContents(page)).names.filter((name) => name.includes('build')).length;
}

/** Simulates returning to the tab, which checks for an update. */
export function focusTab(page: Page): Promise<boolean> {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
