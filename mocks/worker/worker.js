/**
 * msw's worker. The files of a built Storybook bypass it: each request would need a message to the page, and
 * Chromium sometimes loses a message. Without the static routing API they go through the worker.
 */
importScripts('./mockServiceWorker.js');

addEventListener('install', (event) => {
  event.addRoutes?.({ condition: { urlPattern: '/assets/*' }, source: 'network' });
});
