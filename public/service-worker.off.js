/*
 * Switches offline use off, should the service worker ever harm: serve this file's content as
 * /service-worker.js. Every browser that comes by lets go of what was kept and of the worker itself;
 * open tabs go on from the network. Serving the built service-worker.js again switches it on.
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
