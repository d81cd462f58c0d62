import http from 'node:http';
import https from 'node:https';
import { browserHeaders } from './browser-headers.ts';
import { PHONE_USER_AGENTS } from './phone-user-agents.ts';

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
    'User-Agent': PHONE_USER_AGENTS[kind === 'Safari' ? 'ios' : 'android'],
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
