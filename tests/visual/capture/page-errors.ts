/** Errors of a page (VIS-9): logged and uncaught ones, and failed requests. */
import type { Page, Request } from '@playwright/test';
import { ORIGIN } from '../builds/serve-storybook.ts';
import type { Problem } from '../report/results.ts';
import { CANARY } from './pending-requests.ts';

/** A request that the page or a navigation cancelled: Chromium, Firefox, WebKit. */
const ABORTED = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i;
/** The `Response.error()` of a service worker, as the page sees it. */
const REFUSED = /ERR_FAILED|NS_ERROR_INTERCEPTION_FAILED|service ?worker/i;
/** The browser's console line about a failed request, which is reported by its own event. */
const LOAD_LINE = /^Failed to load resource:/;
/** Longer messages are truncated. */
const MAX_TEXT = 300;

/**
 * Watches a page and its service worker from now on. A request to another host without an msw
 * handler is a problem; an error or broken connection from msw is intended.
 */
export function watchPageErrors(page: Page) {
  const errors = new Map<string, Problem>();
  const add = (source: Problem['source'], rule: string, text: string) =>
    errors.set([source, rule, text].join('\n'), { source, rule, text, selector: '' });
  const addRequest = (request: Request, outcome: string | number) =>
    add('request', `${request.method()} ${outcome}`, request.url().replace(`${ORIGIN}/`, '/'));

  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !LOAD_LINE.test(text))
      add('console', 'error', shortened(text));
  });
  // Includes unhandled rejections.
  page.on('pageerror', ({ name, message }) => add('page', name || 'Error', shortened(message)));

  const context = page.context();
  context.on('request', (request) => {
    // msw's worker makes only the requests that no handler answers.
    if (request.serviceWorker() && isForeign(request)) addRequest(request, 'unanswered');
  });
  context.on('response', (response) => {
    const request = response.request();
    const isMocked = isForeign(request) && response.fromServiceWorker();
    if (response.status() >= 400 && !isMocked) addRequest(request, response.status());
  });
  context.on('requestfailed', (request) => {
    // The navigator reports a page that cannot be opened, and retries it. msw's worker requests the
    // page as well, and the next navigation aborts that request.
    if (request.isNavigationRequest() || new URL(request.url()).pathname === '/iframe.html') return;
    const reason = request.failure()?.errorText ?? '';
    const isIntended = ABORTED.test(reason) || (isForeign(request) && REFUSED.test(reason));
    if (request.url() !== CANARY && !isIntended) addRequest(request, 'failed');
  });

  return {
    /** Distinct problems since the last `forget`. */
    list() {
      const all = [...errors.values()];
      // A missing handler is the cause of any later error of the same request.
      const unanswered = new Set(all.filter(isUnanswered).map(({ text }) => text));
      return all.filter((error) => isUnanswered(error) || !unanswered.has(error.text));
    },
    forget: () => errors.clear(),
  };
}

function isUnanswered({ source, rule }: Problem): boolean {
  return source === 'request' && rule.endsWith(' unanswered');
}

function isForeign(request: Request): boolean {
  const { protocol, origin } = new URL(request.url());
  return protocol.startsWith('http') && origin !== ORIGIN;
}

/** The first paragraph: a stack follows it or, from Testing Library, the whole document. */
function shortened(text: string): string {
  const first = (text.split('\n\n')[0] ?? '').trim();
  return first.length > MAX_TEXT ? `${first.slice(0, MAX_TEXT - 1)}…` : first;
}
