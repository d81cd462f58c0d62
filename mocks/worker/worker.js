/**
 * The worker of the mocked service: msw's own, which answers the calls, and a way past it for the
 * files of a built Storybook. Chromium now and then loses a file that a worker lets go, and each
 * costs a question to the page. Where routes are unknown all go through the worker, as before.
 */
importScripts('./mockServiceWorker.js');

addEventListener('install', (event) => {
  event.addRoutes?.({ condition: { urlPattern: '/assets/*' }, source: 'network' });
});
