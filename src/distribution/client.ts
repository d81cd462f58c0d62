import { parseResponse, type ParsedResponse } from './parse-response.ts';
import { readJsonBody, type JsonBody } from './read-json-body.ts';

/** Deadline for headers and body together (API-1, FAULT-1, FAULT-12). */
export const REQUEST_TIMEOUT_MS = 10_000;

/** Longest response body that is read (FAULT-11). */
export const MAX_BODY_BYTES = 65_536;

/** Every result of the request. Failures are values; nothing is thrown. */
export type LinkResult =
  | Exclude<ParsedResponse, { kind: 'unreadable' }>
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'network' }
  | { readonly kind: 'http'; readonly status: number }
  | { readonly kind: 'aborted' };

/** The service, the app whose link is requested, and the transport. */
export interface EnterpriseRequest {
  /** Scheme, host and port, without a trailing slash. */
  readonly origin: string;
  readonly appCode: string;
  /** Hosts that the link may lead to, in the format of `isAllowedHost` (DL-6). */
  readonly allowedHosts: readonly string[];
  /** Aborting it ends the request with `aborted` (FAULT-21). */
  readonly signal?: AbortSignal;
  /** The browser's own by default. */
  readonly fetch?: typeof fetch;
}

/**
 * Asks the distribution service for the enterprise link (API-1), once and without retry (FAULT-4).
 *
 * One deadline of {@link REQUEST_TIMEOUT_MS} covers headers and body. A redirect is refused and counts as `network`: the
 * address is fixed, so a redirect comes from a captive portal or an attacker (FAULT-13). Never rejects.
 */
export async function fetchEnterpriseLink(request: EnterpriseRequest): Promise<LinkResult> {
  const { signal } = request;
  if (signal?.aborted) return { kind: 'aborted' };

  const controller = new AbortController();
  const startedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Raced with the request, so that the deadline holds even if the transport ignores its signal.
  const timeoutOrAbort = new Promise<LinkResult>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'timeout' }), REQUEST_TIMEOUT_MS);
    // Removed with the request, so that a caller's long-lived signal does not collect listeners.
    signal?.addEventListener('abort', () => resolve({ kind: 'aborted' }), {
      signal: controller.signal,
    });
  });

  try {
    const outcome = await Promise.race([sendRequest(request, controller.signal), timeoutOrAbort]);
    // When a frozen tab resumes, the response may come before the overdue timer: the wall clock decides (FAULT-22).
    const isLate = Date.now() - startedAt > REQUEST_TIMEOUT_MS;
    return isLate && outcome.kind !== 'aborted' ? { kind: 'timeout' } : outcome;
  } finally {
    clearTimeout(timer);
    // Cancels a pending request, and removes the listener from the caller's signal.
    controller.abort();
  }
}

async function sendRequest(request: EnterpriseRequest, signal: AbortSignal): Promise<LinkResult> {
  const { origin, appCode, fetch: send = fetch } = request;
  try {
    const response = await send(`${origin}/api/iosApps/download/${encodeURIComponent(appCode)}`, {
      method: 'GET',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      mode: 'cors',
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal,
    });
    if (!response.ok) return { kind: 'http', status: response.status };
    return toResult(await readJsonBody(response, MAX_BODY_BYTES), request.allowedHosts);
  } catch {
    // A page cannot distinguish a refused or lost connection, DNS, TLS, CORS and CSP errors (FAULT-2, 14, 15).
    return { kind: 'network' };
  }
}

function toResult(body: JsonBody, allowedHosts: readonly string[]): LinkResult {
  return body.kind === 'json' ? parseResponse(body.value, allowedHosts) : body;
}
