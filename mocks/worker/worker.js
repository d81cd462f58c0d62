/**
 * msw's worker, which the files of a built Storybook bypass: each would cost a message to the page, and
 * Chromium sometimes loses one. Without the static routing API they pass through the worker.
 */
importScripts('./mockServiceWorker.js');

addEventListener('install', (event) => {
  event.addRoutes?.({ condition: { urlPattern: '/assets/*' }, source: 'network' });
});
