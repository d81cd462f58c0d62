import http from 'node:http';
import https from 'node:https';
import { browserHeaders } from './browser-headers.ts';

/**
 * The requests for each file, because a host may respond differently to each: uncompressed, with each encoding of
 * the build alone, and with the headers of a browser.
 */
export const REQUEST_KINDS = ['identity', 'gzip', 'br', 'browser'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number] | 'Safari';

export interface RawResponse {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** As it was sent, without decompression; cut off at the limit. */
  readonly body: Buffer;
}

const TIMEOUT_MS = 30_000;

/** User agents of phones, because a host may serve something else to a program. */
const USER_AGENTS = {
  chrome:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
} as const;

/**
 * Sends one GET request. Unlike `fetch` it decompresses nothing and follows no redirect. Reads at most `limit` bytes
 * of the body. `file` selects a browser's headers for it. Rejects when there is no complete response within 30 s.
 */
export async function fetchRaw(
  url: URL,
  kind: RequestKind,
  limit: number,
  file = '',
): Promise<RawResponse> {
  const { get, globalAgent } = url.protocol === 'https:' ? https : http;
  const kindHeaders =
    kind === 'browser' || kind === 'Safari'
      ? browserHeaders(file)
      : { Accept: '*/*', 'Accept-Encoding': kind };
  const headers = {
    'User-Agent': USER_AGENTS[kind === 'Safari' ? 'safari' : 'chrome'],
    ...kindHeaders,
  };
  const options = { headers, agent: globalAgent, signal: AbortSignal.timeout(TIMEOUT_MS) };
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    get(url, options, resolve).once('error', reject);
  });
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    // Leaving the loop closes the connection.
    if (length > limit) break;
  }
  const { statusCode: status = 0, headers: received } = response;
  return { status, headers: received, body: Buffer.concat(parts) };
}
