import { createSiteCache, type BuiltFile } from './site-cache.ts';
import { classifyRequest, isTakenDown } from './classify-request.ts';
import { markAsCached } from './mark-as-cached.ts';
import {
  requestReply,
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

// Claims the open pages, so that chunks that the first visit loads later go through the worker.
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
      reply(siteCache.isListed(message.entry));
      break;
    case 'is-document-current':
      if (event.source instanceof WindowClient)
        event.waitUntil(isCurrent(event.source.url).then(reply));
      break;
    case 'skip-waiting':
      event.waitUntil(self.skipWaiting());
      break;
  }
});

/** Whether the host still has the page that was shown from the cache, and has not taken it down. */
async function isCurrent(pageUrl: string): Promise<boolean> {
  const page = await fetch(pageUrl, { cache: 'no-cache' }).catch(() => undefined);
  if (!page || isTakenDown(page)) return false;
  return siteCache.isDocumentCurrent(pageUrl);
}

/** Network first; the cached document if the network is slow or fails, or the host answers with a server error. */
async function respondWithDocument(request: Request): Promise<Response> {
  const network = fetch(request);
  const deadline = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The network is slow')), NAVIGATION_TIMEOUT_MS);
  });
  const response = await Promise.race([network, deadline]).catch(() => undefined);
  if (response && isTakenDown(response)) {
    await siteCache.deleteDocuments().catch(() => undefined);
    return response;
  }
  // A redirect is opaque here; the browser follows it.
  if (response && (response.ok || response.type === 'opaqueredirect')) return response;
  const cached = await siteCache.matchDocument(request.url).catch(() => undefined);
  return cached ? markAsCached(cached) : (response ?? network);
}

/** Cache first, since hashed assets never change; offline, the same image at another width. */
async function respondWithAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  // A retry adds a query to the URL of a chunk (ROUTE-11).
  const url = request.url.replace(/\?.*/, '');
  if (!siteCache.isListed(url)) return respondWithOtherBuild(request, url);
  const cached = await siteCache.matchAsset(url).catch(() => undefined);
  if (cached) return cached;
  try {
    const response = await siteCache.fetchListed(url);
    const copy = response.clone();
    // Over quota, the page still gets its response.
    event.waitUntil(siteCache.addToRuntimeCache(url, copy).catch(() => undefined));
    return response;
  } catch (error) {
    const alternate = await siteCache.matchAlternateImage(url).catch(() => undefined);
    if (alternate) return alternate;
    throw error;
  }
}

/** Network first: this worker has no hash of the file, so a cached one could be anything (VER-5). */
async function respondWithOtherBuild(request: Request, url: string): Promise<Response> {
  const network = fetch(request);
  const response = await network.catch(() => undefined);
  if (response?.ok) return response;
  return (await siteCache.matchOtherBuild(url).catch(() => undefined)) ?? network;
}

/** Does nothing while an update is installing or waiting, or if a page does not report its build. */
async function deleteOutdatedCaches(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const entries = await Promise.all(tabs.map((tab) => requestReply(tab, GET_ENTRY_SCRIPT)));
  const { installing, waiting } = self.registration;
  if (installing || waiting || !entries.every((entry) => typeof entry === 'string')) return;
  await siteCache.deleteOutdatedCaches(entries);
}
