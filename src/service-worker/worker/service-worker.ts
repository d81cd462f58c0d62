import { createSiteCache } from './site-cache.ts';
import { classifyRequest, isCacheable } from './classify-request.ts';
import type { FetchEvent, ServiceWorkerGlobalScope } from './service-worker-types.ts';
import {
  request,
  GET_ENTRY_SCRIPT,
  NAVIGATION_TIMEOUT_MS,
  type WorkerMessage,
} from '../messaging.ts';

/**
 * The service worker (PWA-1). After one visit every route opens offline in the visitor's language;
 * a new version waits until no page needs the old one, or until the visitor asks for it; what an
 * open page runs on is kept as long as it is open.
 */
declare const self: ServiceWorkerGlobalScope;

const { scope } = self.registration;
const built = self.__WB_MANIFEST;
const siteCache = createSiteCache(built, scope);
const files = new Set(built.map(({ url }) => url));

self.addEventListener('install', (event) => event.waitUntil(siteCache.precache()));

// What was fetched lazily in the first visit comes through the worker from here on.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const kind = classifyRequest(event.request, scope, files);
  if (kind === 'document') event.respondWith(respondWithDocument(event.request));
  if (kind === 'built') event.respondWith(respondWithAsset(event));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  const answer = (value: boolean) => event.ports[0]?.postMessage(value);
  switch (message.type) {
    case 'precache-locale':
      event.waitUntil(
        siteCache
          .precacheLocale(message.locale, message.format)
          .then(
            () => answer(true),
            // Offline or no room: the next visit asks again.
            () => answer(false),
          )
          .then(deleteOutdatedCaches),
      );
      break;
    case 'is-same-build':
      answer(siteCache.isCurrentBuild(message.entry));
      break;
    case 'skip-waiting':
      event.waitUntil(self.skipWaiting());
      break;
  }
});

/** The document from the network; the kept one when that is slow, broken or not there. */
async function respondWithDocument(request: Request): Promise<Response> {
  const network = fetch(request);
  const deadline = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The network is slow')), NAVIGATION_TIMEOUT_MS);
  });
  const answer = await Promise.race([network, deadline]).catch(() => undefined);
  // A redirect has no status here and is the browser's to follow.
  if (answer && (answer.ok || answer.type === 'opaqueredirect')) return answer;
  const ours = await siteCache.matchDocument(request.url).catch(() => undefined);
  return ours ?? answer ?? network;
}

/** A built file never changes: the kept one, else the network's; offline, a picture in another width. */
async function respondWithAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const ours = await siteCache.matchAsset(request.url).catch(() => undefined);
  if (ours) return ours;
  try {
    const answer = await fetch(request);
    // No room for it: the page has its answer all the same.
    if (isCacheable(answer))
      event.waitUntil(
        siteCache.addToRuntimeCache(request.url, answer.clone()).catch(() => undefined),
      );
    return answer;
  } catch (error) {
    const another = await siteCache.matchAlternateImage(request.url).catch(() => undefined);
    if (another) return another;
    throw error;
  }
}

/** Lets go of old builds; not while a new one is coming in, nor when a page does not say what it runs. */
async function deleteOutdatedCaches(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const entries = await Promise.all(tabs.map((tab) => request(tab, GET_ENTRY_SCRIPT)));
  const { installing, waiting } = self.registration;
  if (installing || waiting || !entries.every((entry) => typeof entry === 'string')) return;
  await siteCache.deleteOutdatedCaches(entries);
}
