import type { Page } from '@playwright/test';
import type { Locale } from '../../../src/i18n/locales.ts';
import { DIST } from './addresses.ts';
import { copyBuild, dropBuild, nextBuild, startHost, type Host } from './releases.ts';
import { open } from './screens.ts';
import { expect, test as base } from './test.ts';

/** Complaints of a browser that asks a host which is gone. */
export const NO_NETWORK = /Failed to load resource|distribution/i;
/** Chromium's own, wherever a worker answers for preloaded modules: vite-plugin-pwa's issue 945. */
const PRELOADED = /cross-world service worker resource mismatch|preloaded using link preload/;

/** Builds to publish, deleted when nobody serves them any more. */
type Builds = {
  /** What the host serves at first. */
  first: string;
  /** The same build, in a folder to change. */
  copy: () => string;
  /** What the next deploy would bring. */
  next: () => string;
};

/**
 * The site's test with the service worker at work, and a host of its own for every test, which it may
 * change and take away.
 */
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
      next: () => remember(nextBuild()),
    });
    made.forEach(dropBuild);
  },
  host: async ({ builds }, use) => {
    const host = await startHost(builds.first);
    await use(host);
    await host.close();
  },
  baseURL: ({ host }, use) => use(host.url),
  page: async ({ page, watch }, use) => {
    watch.expectComplaint(PRELOADED);
    await use(page);
  },
});

/** Opens Home as a first visit, and waits until everything that this language needs is kept. */
export async function visit(page: Page, locale: Locale = 'en'): Promise<void> {
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-offline-ready', locale, {
    timeout: 15_000,
  });
}

/** The names of all caches, and the addresses of everything in them. */
export function caught(page: Page): Promise<{ names: string[]; addresses: string[] }> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return { names, addresses: lists.flat() };
  });
}

/** How many builds are kept. */
export async function buildsKept(page: Page): Promise<number> {
  return (await caught(page)).names.filter((name) => name.includes('build')).length;
}

/** As when the visitor comes back to the tab: the page then looks for a new version. */
export function comeBack(page: Page): Promise<boolean> {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
