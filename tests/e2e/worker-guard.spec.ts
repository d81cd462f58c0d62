import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  cacheContents,
  cachedBuilds,
  focusTab,
  NETWORK_ERRORS,
  test,
  visitAndPrecache,
} from './support/service-worker-test.ts';
import { extendedTag, gotoRoute, waitForRoute } from './support/screens.ts';
import { expect } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');

type Poison = 'made by a script' | 'of the host';

/**
 * Replaces every entry of all caches with a response that marks the page, and adds the entries to caches with
 * other names. With `of the host`, it is a response of the host, which no script can create.
 */
async function poisonCaches(
  page: Page,
  kind: Poison,
  others: readonly string[] = [],
): Promise<number> {
  const poison = { isOfHost: kind === 'of the host', others };
  return page.evaluate(async ({ isOfHost, others }) => {
    const names = [...(await caches.keys()), 'a foreign cache', 'unio-seen', 'unio-build-foreign'];
    const urls = new Set(others.map((path) => new URL(path, location.origin).href));
    for (const name of names)
      for (const { url } of await (await caches.open(name)).keys()) urls.add(url);
    for (const name of names) {
      const cache = await caches.open(name);
      for (const url of urls) {
        const mark = 'document.documentElement.dataset.evil = "";';
        const isScript = url.endsWith('.js');
        const type = isScript ? 'text/javascript' : 'text/html';
        const forged = new Response(isScript ? mark : '<html data-evil><h1>evil</h1>', {
          headers: { 'Content-Type': type },
        });
        await cache.put(url, isOfHost ? await fetch(isScript ? '/evil.js' : '/evil.html') : forged);
      }
    }
    return urls.size;
  }, poison);
}

for (const kind of ['made by a script', 'of the host'] as const)
  test(`VER-5 FAULT-96 poison ${kind} in every cache never runs, online or offline${extendedTag(kind, 'of the host')}`, async ({
    page,
    builds,
    host,
    consoleGuard,
  }) => {
    const folder = builds.copy();
    writeFileSync(join(folder, 'evil.js'), 'document.documentElement.dataset.evil = "";');
    writeFileSync(join(folder, 'evil.html'), '<html data-evil><h1>evil</h1>');
    host.publish(folder);
    await visitAndPrecache(page);
    expect(await poisonCaches(page, kind)).toBeGreaterThan(30);
    await page.goto('about:blank');
    // Chunks and messages come from the poisoned caches, the document from the network.
    await gotoRoute(page, '/bank-card');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bank-card.title'));
    await expect(page.locator('html[data-evil]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-offline-ready', 'en');

    // Now the document also comes from a poisoned cache.
    consoleGuard.expectMessage(NETWORK_ERRORS);
    await host.close();
    await page.goto('about:blank');
    await gotoRoute(page, '/order');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order.title'));
    await expect(page.locator('html[data-evil]')).toHaveCount(0);
  });

test('VER-5 FAULT-96 poison in the caches does not block an update, and is not copied into it', async ({
  page,
  builds,
  host,
}) => {
  const folder = builds.next();
  const nextFiles = readdirSync(join(folder, 'assets')).map((name) => `/assets/${name}`);
  await visitAndPrecache(page);
  await poisonCaches(page, 'made by a script', nextFiles);
  host.publish(folder);
  await page.goto('about:blank');
  await gotoRoute(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-build', '2');
  // The old build's cache is deleted when the new worker is active.
  await expect.poll(() => cachedBuilds(page)).toBe(1);
  await expect(page.locator('html')).toHaveAttribute('data-offline-ready', 'en');
  const countEvil = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('unio / '));
      const bodies = await Promise.all(
        names.map(async (name) => {
          const cache = await caches.open(name);
          const entries = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
          return Promise.all(entries.map(async (entry) => entry?.text()));
        }),
      );
      return bodies.flat().filter((body) => body?.includes('evil')).length;
    });
  // Cleaning goes on after the page is ready.
  await expect.poll(countEvil).toBe(0);
});

test('VER-5 FAULT-96 a changed file in the HTTP cache is fetched again, and the worker installs', async ({
  page,
  builds,
  host,
  consoleGuard,
}) => {
  // Firefox logs that the integrity is wrong.
  consoleGuard.expectMessage(/Failed to find a valid digest|integrity/);
  const hostile = builds.copy();
  const assets = join(hostile, 'assets');
  const script = readdirSync(assets).find((name) => /^CountriesRegions-.*\.js$/.test(name)) ?? '';
  const genuine = readFileSync(join(assets, script), 'utf8');
  writeFileSync(join(assets, script), `${genuine};document.documentElement.dataset.evil = "";`);
  host.publish(hostile);
  // The browser caches it for a year, with or without a worker.
  await page.goto('./favicon.svg');
  await page.evaluate((url) => fetch(url), `./assets/${script}`);
  host.publish(builds.first);
  await visitAndPrecache(page);
  const cached = await page.evaluate(
    async (url) => (await caches.match(url))?.text(),
    new URL(`./assets/${script}`, host.url).href,
  );
  expect(cached).toBe(genuine);
});

test('VER-5 FAULT-97 a host that changes one byte of one file installs no worker, and a clean host then does', async ({
  page,
  builds,
  host,
}) => {
  const hostile = builds.copy();
  const assets = join(hostile, 'assets');
  const script = readdirSync(assets).find((name) => /^NotFound-.*\.js$/.test(name)) ?? '';
  writeFileSync(join(assets, script), ` ${readFileSync(join(assets, script), 'utf8')}`);
  host.publish(hostile);
  await gotoRoute(page, '/');
  // Only the worker requests it. Before that, there is no registration either.
  await expect.poll(() => host.requested.has(`/assets/${script}`)).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  host.publish(builds.first);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-offline-ready', 'en');
});

test('VER-5 FAULT-98 two sites under different paths of one origin do not share or clean their caches', async ({
  page,
}) => {
  await visitAndPrecache(page);
  const others = ['unio /other/ build sha256-x', 'unio /other/ locales', 'unio /other/ runtime'];
  await page.evaluate(async (names) => {
    for (const name of names)
      await (await caches.open(name)).put(location.href, new Response('evil'));
  }, others);
  await page.reload();
  await waitForRoute(page);
  await focusTab(page);
  await expect(page.locator('html')).toHaveAttribute('data-offline-ready', 'en');
  const { names } = await cacheContents(page);
  expect(names).toEqual(expect.arrayContaining(others));
  expect(names.filter((name) => !others.includes(name))).toEqual([
    expect.stringMatching(/^unio \/ build sha256-/),
    'unio / locales',
    ...(names.includes('unio / runtime') ? ['unio / runtime'] : []),
  ]);
});

test('VER-5 the caches of earlier releases are deleted', async ({ page }) => {
  await gotoRoute(page, '/');
  await page.evaluate(async () => {
    for (const name of ['unio-build-1a2b', 'unio-languages', 'unio-seen']) await caches.open(name);
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-offline-ready', 'en');
  await expect
    .poll(async () => (await cacheContents(page)).names.filter((name) => name.startsWith('unio-')))
    .toEqual([]);
});
