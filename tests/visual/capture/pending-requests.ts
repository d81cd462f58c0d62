/** The requests of a page, so that a picture waits for what is under way and not for what hangs. */
import { setTimeout as after } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { ORIGIN } from '../builds/serve-storybook.ts';

/** The least time an API call gets; a busy machine gives it more, see {@link watchPendingRequests}. */
const PATIENCE_MS = 500;
/** The least time a file gets: it is missed more than a call that a story keeps open on purpose. */
const FILE_PATIENCE_MS = 5000;
/** Asked of the same server through the same service worker as the page's own calls; it is nobody's trouble. */
export const CANARY = `${ORIGIN}/index.json?canary`;

/** What {@link watchPendingRequests} knows of a page. */
export interface PendingRequests {
  /** Whether nothing is under way but calls known to hang. */
  quiet(): Promise<boolean>;
  /** Resolves when a request has ended, or when those left are found to hang. */
  progress(): Promise<void>;
  /** The addresses of what is under way. */
  underWay(): readonly string[];
  /** Forgets what is under way; with `story` also which calls hang. */
  forget(story: boolean): void;
}

/**
 * Watches a page from now on. A call of the page's code hangs when three canaries, sent later over
 * the same way, were answered before it: that is the state its story shows, and the rest of the
 * story does not wait for that address again. So does a file after a longer time: a browser may
 * lose one that its service worker let go.
 */
export function watchPendingRequests(page: Page): PendingRequests {
  // Chromium tells of requests and of the page's answers in the order they happened, on the session
  // of Playwright's own: an answer asked for on another one comes before requests that were first.
  const ordered = page.context().browser()?.browserType().name() === 'chromium';
  const open = new Set<Request>();
  const hanging = new Set<string>();
  let wake = () => {};
  const end = (request: Request) => {
    open.delete(request);
    wake();
  };
  page.on('request', (request) => {
    if (request.url() !== CANARY) open.add(request);
  });
  page.on('requestfinished', end).on('requestfailed', end);

  const waiting = () => [...open].filter((request) => !hanging.has(request.url()));
  const isCall = (request: Request) => ['fetch', 'xhr'].includes(request.resourceType());
  async function canaries() {
    await page.evaluate(async (url) => {
      for (let turn = 0; turn < 3; turn += 1)
        await fetch(url, { cache: 'no-store' }).catch(() => {});
    }, CANARY);
  }

  return {
    async quiet() {
      // Elsewhere the page may say that it is at rest before its requests are told of.
      if (!ordered && waiting().length === 0) {
        const told = page.waitForRequest(CANARY);
        await Promise.all([told, page.evaluate((url) => fetch(url, { method: 'HEAD' }), CANARY)]);
      }
      return waiting().length === 0;
    },
    async progress() {
      const ended = new Promise<void>((resolve) => (wake = resolve));
      const all = waiting();
      const patience = all.every(isCall) ? PATIENCE_MS : FILE_PATIENCE_MS;
      const late = Promise.all([canaries(), after(patience)]).then(() => {
        for (const request of all) if (open.has(request)) hanging.add(request.url());
      });
      await Promise.race([ended, late]);
    },
    underWay: () => waiting().map((request) => request.url()),
    forget(story) {
      open.clear();
      if (story) hanging.clear();
    },
  };
}
