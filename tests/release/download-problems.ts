import { isLoopback } from '../../src/parse-setting.ts';
import { PHONE_USER_AGENTS, type Phone } from '../verify-site/phone-user-agents.ts';

/** Time limits of a download, ms; tests use shorter ones. */
export interface TimeLimits {
  /** Until the first byte, and between two chunks. */
  readonly idle: number;
  readonly total: number;
}

export interface Download {
  readonly response: Response;
  /** Reads the next chunk; undefined after the last one. Rejects at a time limit. */
  readonly nextChunk: () => Promise<Uint8Array | undefined>;
}

const MAX_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Downloads with a phone's User-Agent, from the owner's hosts only. Every address, also of a redirect, is checked before the
 * request: another host, or a connection without TLS, could replace the file. Returns the problems that `read` returns,
 * or an error of the download as a problem. Never rejects.
 */
export async function downloadProblems(
  address: string,
  phone: Phone,
  isOwn: (url: URL) => boolean,
  limits: TimeLimits,
  read: (download: Download) => Promise<string[]>,
): Promise<string[]> {
  const controller = new AbortController();
  const { signal } = controller;
  const headers = { 'User-Agent': PHONE_USER_AGENTS[phone] };
  const abort = (what: string, limit: number) => () =>
    controller.abort(new Error(`${what} took longer than ${limit / 1000} s`));
  const deadline = setTimeout(abort('the download', limits.total), limits.total);
  const withTimeout = async <Result>(step: () => Promise<Result>): Promise<Result> => {
    const timer = setTimeout(abort('a step of the download', limits.idle), limits.idle);
    try {
      return await step();
    } finally {
      clearTimeout(timer);
    }
  };
  try {
    const response = await fetchFromOwnHosts(new URL(address), isOwn, (url) =>
      withTimeout(() => fetch(url, { signal, headers, redirect: 'manual' })),
    );
    const reader = response.body?.getReader();
    const nextChunk = async () =>
      reader ? (await withTimeout(() => reader.read())).value : undefined;
    return (await read({ response, nextChunk })).map((text) => `${address}: ${text}`);
  } catch (cause) {
    const reason: unknown = signal.aborted ? signal.reason : cause;
    return [`${address}: ${reason instanceof Error ? describeError(reason) : String(reason)}`];
  } finally {
    clearTimeout(deadline);
    controller.abort();
  }
}

async function fetchFromOwnHosts(
  address: URL,
  isOwn: (url: URL) => boolean,
  send: (url: URL) => Promise<Response>,
): Promise<Response> {
  let url = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!isOwn(url)) throw new Error(`leads to ${url.host}`);
    if (url.protocol !== 'https:' && !isLoopback(url.hostname))
      throw new Error(`leads to ${url.origin}, which is not https`);
    const response = await send(url);
    const location = response.headers.get('location');
    if (!REDIRECTS.has(response.status) || location === null) return response;
    await response.body?.cancel();
    url = new URL(location, url);
  }
  throw new Error(`redirects more than ${MAX_REDIRECTS} times`);
}

/** Adds the cause, because the message is often only `fetch failed`. */
function describeError({ message, cause }: Error): string {
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
