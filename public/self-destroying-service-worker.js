/*
 * Kill switch (FAULT-58): deploy this file as /service-worker.js. It deletes the site's caches and
 * unregisters the worker; open tabs continue from the network. vite-plugin-pwa's `selfDestroying` would
 * need a build, delete the caches of every site on the origin and reload the open tabs.
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
