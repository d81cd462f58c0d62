/*
 * Kill switch: deploy this file as /service-worker.js to unregister the worker and delete its caches in every
 * browser that visits the site. Open tabs continue over the network. Deploying the built service-worker.js
 * again reverts it.
 */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(
        names.filter((name) => name.startsWith('unio-')).map((name) => caches.delete(name)),
      );
      await self.registration.unregister();
    })(),
  );
});
