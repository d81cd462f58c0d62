import { createSiteCache, type BuiltFile } from './site-cache.ts';
import { classifyRequest, isCacheable } from './classify-request.ts';
import {
  request,
  GET_ENTRY_SCRIPT,
  NAVIGATION_TIMEOUT_MS,
  type WorkerMessage,
} from '../messaging.ts';

/**
 * The service worker (PWA-1). After one visit every route opens offline in the visitor's locale. A new
 * version waits until no page uses the old one or the visitor accepts it. The files of an open page
 * stay cached while it is open.
 */
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly BuiltFile[] };

const { scope } = self.registration;
const builtFiles = self.__WB_MANIFEST;
const siteCache = createSiteCache(builtFiles, scope);
const builtPaths = new Set(builtFiles.map(({ url }) => url));

self.addEventListener('install', (event) => event.waitUntil(siteCache.precache()));

// Chunks that the first visit loads later already go through the worker.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const kind = classifyRequest(event.request, scope, builtPaths);
  if (kind === 'document') event.respondWith(respondWithDocument(event.request));
  if (kind === 'built') event.respondWith(respondWithAsset(event));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  const reply = (value: boolean) => event.ports[0]?.postMessage(value);
  switch (message.type) {
    case 'precache-locale':
      event.waitUntil(
        siteCache
          .precacheLocale(message.locale, message.format)
          .then(
            () => reply(true),
            // Offline, or over quota: the next visit tries again.
            () => reply(false),
          )
          .then(deleteOutdatedCaches),
      );
      break;
    case 'is-same-build':
      reply(siteCache.isCurrentBuild(message.entry));
      break;
    case 'skip-waiting':
      event.waitUntil(self.skipWaiting());
      break;
  }
});

/** Network first; the cached document if the network is slow, fails or returns an error. */
async function respondWithDocument(request: Request): Promise<Response> {
  const network = fetch(request);
  const deadline = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The network is slow')), NAVIGATION_TIMEOUT_MS);
  });
  const response = await Promise.race([network, deadline]).catch(() => undefined);
  // A redirect is opaque here; the browser follows it.
  if (response && (response.ok || response.type === 'opaqueredirect')) return response;
  const cached = await siteCache.matchDocument(request.url).catch(() => undefined);
  return cached ?? response ?? network;
}

/** Cache first, since hashed assets never change; offline, the same image at another width. */
async function respondWithAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await siteCache.matchAsset(request.url).catch(() => undefined);
  if (cached) return cached;
  try {
    const response = await fetch(request);
    // Over quota, the page still gets its response.
    if (isCacheable(response))
      event.waitUntil(
        siteCache.addToRuntimeCache(request.url, response.clone()).catch(() => undefined),
      );
    return response;
  } catch (error) {
    const alternate = await siteCache.matchAlternateImage(request.url).catch(() => undefined);
    if (alternate) return alternate;
    throw error;
  }
}

/** Does nothing while an update is installing or waiting, or if a page does not report its build. */
async function deleteOutdatedCaches(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const entries = await Promise.all(tabs.map((tab) => request(tab, GET_ENTRY_SCRIPT)));
  const { installing, waiting } = self.registration;
  if (installing || waiting || !entries.every((entry) => typeof entry === 'string')) return;
  await siteCache.deleteOutdatedCaches(entries);
}
