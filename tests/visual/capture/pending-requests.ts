/** The requests of a page: a screenshot waits for pending ones, but not for those that hang. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { ORIGIN } from '../builds/serve-storybook.ts';

/** Minimum time until an API call counts as hanging, in ms; it is longer on a busy machine. */
const CALL_TIMEOUT_MS = 500;
/** The same for a file. It is longer, because a story may leave a call pending on purpose, but no file. */
const FILE_TIMEOUT_MS = 5000;
/** Requested through the same service worker as the page's own calls; never a page error. */
export const CANARY = `${ORIGIN}/index.json?canary`;

/**
 * Watches a page from now on. A call hangs if three canaries sent later get a response before it: the
 * story shows that state, and its next snapshots do not wait for the URL. The same applies to a
 * file after a longer time: a browser may lose a request that its service worker passes on.
 */
export function watchPendingRequests(page: Page) {
  // Only Chromium reports requests and results of `evaluate` in the order in which they happened, on
  // Playwright's own session.
  const isOrdered = page.context().browser()?.browserType().name() === 'chromium';
  const pending = new Set<Request>();
  const hanging = new Set<string>();
  let onEnd = () => {};
  const end = (request: Request) => {
    pending.delete(request);
    onEnd();
  };
  page.on('request', (request) => {
    if (request.url() !== CANARY) pending.add(request);
  });
  page.on('requestfinished', end).on('requestfailed', end);

  const awaited = () => [...pending].filter((request) => !hanging.has(request.url()));
  const isCall = (request: Request) => ['fetch', 'xhr'].includes(request.resourceType());
  const sendCanaries = () =>
    page.evaluate(async (url) => {
      for (let count = 0; count < 3; count += 1)
        await fetch(url, { cache: 'no-store' }).catch(() => {});
    }, CANARY);

  return {
    /** Whether no request is pending, except those known to hang. */
    async isIdle() {
      // The page may report that it has settled before its requests are reported.
      if (!isOrdered && awaited().length === 0)
        await Promise.all([
          page.waitForRequest(CANARY),
          page.evaluate((url) => fetch(url, { method: 'HEAD' }), CANARY),
        ]);
      return awaited().length === 0;
    },
    /** Resolves when a request has ended, or when all pending ones are found to hang. */
    async untilProgress() {
      const ended = new Promise<void>((resolve) => (onEnd = resolve));
      const requests = awaited();
      const timeout = requests.every(isCall) ? CALL_TIMEOUT_MS : FILE_TIMEOUT_MS;
      const timedOut = Promise.all([sendCanaries(), delay(timeout)]).then(() => {
        for (const request of requests) if (pending.has(request)) hanging.add(request.url());
      });
      await Promise.race([ended, timedOut]);
    },
    addresses: () => awaited().map((request) => request.url()),
    /** Forgets pending requests, but not which URLs hang. */
    forget: () => pending.clear(),
    forgetHanging: () => hanging.clear(),
  };
}
