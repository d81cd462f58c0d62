import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { RECOVER_FILE, WORKER_FILE } from './support/deploys.ts';
import { cacheContents, focusTab, test, visitAndPrecache } from './support/service-worker-test.ts';
import { extendedTag, gotoRoute, waitForRoute } from './support/screens.ts';
import { expect } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');

/** Responds to every request with its own page, fills its own cache, and never updates itself. */
const HOSTILE_WORKER = `
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => event.respondWith((async () => {
    const cache = await caches.open('hostile');
    await cache.put(event.request.url, new Response('evil'));
    return new Response('<!doctype html><title>Evil</title><h1>Evil</h1>',
      { headers: { 'Content-Type': 'text/html' } });
  })()));
`;

async function workersAndCaches(page: Page) {
  const registrations = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  );
  return { registrations, caches: (await cacheContents(page)).names };
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

test('VER-6 FAULT-58 the recovering worker removes every registration and cache, and reloads open tabs once', async ({
  page,
  context,
  builds,
  host,
}) => {
  const folder = builds.copy();
  copyFileSync(join(folder, RECOVER_FILE), join(folder, WORKER_FILE));
  await visitAndPrecache(page);
  const other = await context.newPage();
  await gotoRoute(other, '/order');
  for (const tab of [page, other])
    await tab.evaluate(() => document.documentElement.setAttribute('data-old-page', ''));
  await page.evaluate(() => caches.open('of somebody else'));

  host.publish(folder);
  const loads = countLoads(page);
  // The page listens once its worker's code has loaded. A tab that has just been reloaded cannot answer.
  await expect(async () => {
    await focusTab(page).catch(() => undefined);
    for (const tab of [page, other])
      await expect(tab.locator('html[data-old-page]')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await waitForRoute(other);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(t('order.title'));
  // The page registers the host's worker, which is still the recovering worker and unregisters itself again.
  const registered = page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /ServiceWorkerClient/.test(name)),
  );
  await registered;
  await expect.poll(() => workersAndCaches(page)).toEqual({ registrations: 0, caches: [] });
  expect(loads(), 'no reload in a loop').toBe(1);
  await page
    .getByRole('link', { name: t('home.hero.preorder') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order.title'));
});

for (const script of [WORKER_FILE, 'other-worker.js'])
  test(`VER-6 FAULT-99 a hostile worker at ${script} that responds to every request is gone after one visit${extendedTag(script, WORKER_FILE)}`, async ({
    page,
    builds,
    host,
    consoleGuard,
  }) => {
    // While the host is hostile, any message may be logged.
    consoleGuard.expectMessage(/./);
    const hostile = builds.copy();
    writeFileSync(join(hostile, script), HOSTILE_WORKER);
    host.publish(hostile);
    await page.goto('./favicon.svg');
    host.answerDocuments({ status: 200 });
    await page.goto('./');
    await page.evaluate(async (url) => {
      await navigator.serviceWorker.register(url);
      await navigator.serviceWorker.ready;
    }, script);
    await page.reload();
    await expect(page.getByRole('heading')).toHaveText('Evil');

    // The host is clean again, and serves the recovering worker for any worker.
    host.answerDocuments(undefined);
    host.publish(builds.first);
    host.recover();
    await page.goto('about:blank');
    await page.goto('./');
    // The browser looks for an update some time after the page has loaded.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'), {
      timeout: 60_000,
    });
    await waitForRoute(page);
    expect((await cacheContents(page)).names).not.toContain('hostile');
    await expect.poll(() => workersAndCaches(page)).toEqual({ registrations: 0, caches: [] });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'));
  });

/** Is busy from the first message to the second, so that the next worker waits. */
const BUSY_WORKER = `
  let end;
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('message', (event) =>
    end ? end() : event.waitUntil(new Promise((resolve) => (end = resolve))));
`;

test('VER-6 FAULT-58 the recovering worker loads tabs again, also if the browser stopped it while it waited', async ({
  page,
  context,
  builds,
  host,
}) => {
  const busy = builds.copy();
  writeFileSync(join(busy, WORKER_FILE), BUSY_WORKER);
  host.publish(busy);
  host.answerDocuments({ status: 200 });
  await page.goto('./');
  await page.evaluate(async (script) => {
    await navigator.serviceWorker.register(script);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage('begin', []);
  }, WORKER_FILE);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  const devtools = await context.newCDPSession(page);
  const waiting = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const installed = versions.find(({ status }) => status === 'installed');
      if (installed) resolve(installed.versionId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const recovering = builds.copy();
  copyFileSync(join(recovering, RECOVER_FILE), join(recovering, WORKER_FILE));
  host.publish(recovering);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await devtools.send('ServiceWorker.stopWorker', { versionId: await waiting });
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('end', []));
  await reloaded;
  await expect.poll(() => workersAndCaches(page)).toEqual({ registrations: 0, caches: [] });
});

test('VER-6 the recovering worker is in every build, also compressed', ({ builds }) => {
  const files = readdirSync(builds.first).filter((name) => name.startsWith(RECOVER_FILE));
  expect(files.toSorted()).toEqual(['', '.br', '.gz'].map((it) => RECOVER_FILE + it));
  expect(readdirSync(builds.first).filter((name) => name.startsWith(WORKER_FILE))).toEqual([
    WORKER_FILE,
  ]);
});
