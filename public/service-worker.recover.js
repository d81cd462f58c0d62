/*
 * The kill switch: replaces a worker that must go, also a hostile one (VER-6, FAULT-58): published as
 * /service-worker.js, it deletes every cache of the origin, whoever made it, unregisters, and loads all
 * open tabs again from the network. What else to publish: Storybook → Docs → Incident.
 */
let retry;

self.addEventListener('install', () => {
  void self.skipWaiting();
  // Chromium sometimes leaves it waiting for minutes although the old worker is idle.
  retry = setInterval(() => void self.skipWaiting(), 500);
});

self.addEventListener('activate', (event) => {
  clearInterval(retry);
  event.waitUntil(recover());
});

// A reloaded page that registers it again while it unregisters keeps it. It then asks it to precache.
self.addEventListener('message', (event) => {
  if (self.registration.waiting === null) event.waitUntil(self.registration.unregister());
});

async function recover() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  // The tabs that the replaced worker controlled. Not remembered from `install`: browsers stop a worker
  // that waits, and start it again without its variables.
  const controlled = await self.clients.matchAll({ type: 'window' });
  // None: a clean page has just registered this worker, and would do so again after each reload.
  if (controlled.length === 0) {
    await self.registration.unregister();
    return;
  }
  // Only tabs that this worker controls can be navigated.
  await self.clients.claim();
  await self.registration.unregister();
  const tabs = await self.clients.matchAll({ type: 'window' });
  // Not awaited: where a page has registered it again meanwhile, a navigation waits for the end of this
  // activation. Rejects if the tab was closed.
  for (const tab of tabs) tab.navigate(otherUrl(tab)).catch(() => undefined);
}

/** The same page at another URL: to the same one with a hash, a navigation is only within the document. */
function otherUrl({ url }) {
  const other = new URL(url);
  other.searchParams.append('recovered', '');
  return other.href;
}
