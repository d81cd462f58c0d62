/** What goes wrong on a page besides its looks (VIS-9): logged and uncaught errors, failed requests. */
import type { Page, Request } from '@playwright/test';
import { ORIGIN } from '../builds/serve-storybook.ts';
import type { Problem } from '../report/results.ts';
import { CANARY } from './pending-requests.ts';

/** A problem before the story's suppressions are applied. */
export type PageError = Omit<Problem, 'suppressed'>;

export interface PageErrors {
  /** What happened since the last `forget`, each thing once. */
  list(): readonly PageError[];
  forget(): void;
}

/** A request that the page or a navigation cancelled: Chromium, Firefox, WebKit. */
const ABORTED = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i;
/** The `Response.error()` of a service worker, as the page sees it. */
const REFUSED = /ERR_FAILED|NS_ERROR_INTERCEPTION_FAILED|service ?worker/i;
/** The browser's own line about a failed request, which the request itself reports. */
const LOAD_LINE = /^Failed to load resource:/;
/** The longest message that is reported whole. */
const MAX_TEXT = 300;

/**
 * Watches a page and its service worker from now on. A request to another host that msw does not
 * answer is a problem; what msw answers, an error status or a broken connection, is the story's intent.
 */
export function watchPageErrors(page: Page): PageErrors {
  let errors = new Map<string, PageError>();
  const add = (source: PageError['source'], rule: string, text: string) =>
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
    // The navigator reports a page that cannot be opened, and opens it once more. msw's worker fetches
    // the page as well, and the next navigation cuts it off.
    if (request.isNavigationRequest() || new URL(request.url()).pathname === '/iframe.html') return;
    const reason = request.failure()?.errorText ?? '';
    const isIntended = ABORTED.test(reason) || (isForeign(request) && REFUSED.test(reason));
    if (request.url() !== CANARY && !isIntended) addRequest(request, 'failed');
  });

  return {
    list() {
      const all = [...errors.values()];
      // That nothing answered is the cause of however the request then ended.
      const unanswered = new Set(all.filter(isUnanswered).map(({ text }) => text));
      return all.filter((error) => isUnanswered(error) || !unanswered.has(error.text));
    },
    forget: () => void (errors = new Map()),
  };
}

/** Marks what the story's `visual.suppress` names by its source. */
export function withSuppressions(
  errors: readonly PageError[],
  suppressions: Readonly<Record<string, string>>,
): Problem[] {
  return errors.map((error) => {
    const suppressed = suppressions[error.source];
    return suppressed === undefined ? error : { ...error, suppressed };
  });
}

function isUnanswered({ source, rule }: PageError): boolean {
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
