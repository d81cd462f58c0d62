/**
 * What goes wrong on a page besides its looks (VIS-9): errors in its console, uncaught ones, and
 * requests that nobody answered.
 */
import type { Page, Request } from '@playwright/test';
import type { Problem } from '../report/results.ts';
import { ORIGIN } from '../builds/serve-storybook.ts';
import { CANARY } from './pending-requests.ts';

/** A problem before the story's own allowances are looked at. */
export type PageError = Omit<Problem, 'suppressed'>;

/** What {@link watchPageErrors} has seen. */
export interface PageErrors {
  /** What happened since the last `forget`, each thing once. */
  list(): readonly PageError[];
  forget(): void;
}

/** A request ended by the page itself, or by a navigation, has not failed: Chromium, Firefox, WebKit. */
const ABORTED = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i;
/** How a service worker's `Response.error()` looks from outside. */
const REFUSED = /ERR_FAILED|NS_ERROR_INTERCEPTION_FAILED|service ?worker/i;
/** The browser's own line about a failed request, which is known from the request itself. */
const LOAD_LINE = /^Failed to load resource:/;
/** A logged text is told this far. */
const LONGEST = 300;

/**
 * Watches a page and its service worker from now on. A call to another host is answered by msw or it
 * is a problem; what msw answers, an error status or a broken connection, is what the story means.
 */
export function watchPageErrors(page: Page): PageErrors {
  let seen = new Map<string, PageError>();
  const add = (source: PageError['source'], rule: string, text: string) =>
    seen.set([source, rule, text].join('\n'), { source, rule, text, selector: '' });

  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !LOAD_LINE.test(text)) add('console', 'error', short(text));
  });
  // Rejections that nobody handled arrive here as well.
  page.on('pageerror', ({ name, message }) => add('page', name || 'Error', short(message)));

  const context = page.context();
  context.on('request', (request) => {
    // A request that msw's worker makes itself is one that no handler answered.
    if (request.serviceWorker() && isForeign(request))
      add('request', `${request.method()} unanswered`, addressOf(request));
  });
  context.on('response', (response) => {
    const request = response.request();
    const mocked = isForeign(request) && response.fromServiceWorker();
    if (response.status() >= 400 && !mocked)
      add('request', `${request.method()} ${response.status()}`, addressOf(request));
  });
  context.on('requestfailed', (request) => {
    // A page that cannot be opened is told by whoever opens it, and opened once more.
    // msw's worker asks for it in its own name, and is cut off when the next snapshot is opened.
    if (request.isNavigationRequest() || new URL(request.url()).pathname === '/iframe.html') return;
    const why = request.failure()?.errorText ?? '';
    if (request.url() === CANARY || ABORTED.test(why) || (isForeign(request) && REFUSED.test(why)))
      return;
    add('request', `${request.method()} failed`, addressOf(request));
  });

  return {
    list() {
      const all = [...seen.values()];
      // That nobody answered is the cause of however the request then ended.
      const unanswered = new Set(all.filter(isUnanswered).map(({ text }) => text));
      return all.filter((it) => isUnanswered(it) || !unanswered.has(it.text));
    },
    forget: () => void (seen = new Map()),
  };
}

/** Marks what the story allows: `visual.suppress` names a source and gives the reason. */
export function withSuppressions(
  troubles: readonly PageError[],
  suppress: Readonly<Record<string, string>>,
): Problem[] {
  return troubles.map((trouble) => {
    const suppressed = suppress[trouble.source];
    return suppressed === undefined ? trouble : { ...trouble, suppressed };
  });
}

function isUnanswered({ source, rule }: PageError): boolean {
  return source === 'request' && rule.endsWith(' unanswered');
}

function isForeign(request: Request): boolean {
  const { protocol, origin } = new URL(request.url());
  return protocol.startsWith('http') && origin !== ORIGIN;
}

/** An own file by its path, anything else by its whole address. */
function addressOf(request: Request): string {
  return request.url().replace(`${ORIGIN}/`, '/');
}

/** The first paragraph: what follows is a stack or, from Testing Library, the whole document. */
function short(text: string): string {
  const first = (text.split('\n\n')[0] ?? '').trim();
  return first.length > LONGEST ? `${first.slice(0, LONGEST - 1)}…` : first;
}
