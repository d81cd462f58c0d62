import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  fetchEnterpriseLink,
  MAX_BODY_BYTES,
  REQUEST_TIMEOUT_MS,
  type LinkResult,
} from '../../src/distribution/client.ts';
import type { NetworkFailure } from './failure-modes.ts';
import { startFailureServer, type FailureServer } from './server.ts';

/** Real sockets and the real fetch prove what mocked responses cannot. */
let server: FailureServer;
beforeAll(async () => {
  server = await startFailureServer();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => server.close());

const fetchFrom = (failure: NetworkFailure) =>
  fetchEnterpriseLink({ origin: server.originFor(failure), ...APP });

const APP = { appCode: 'a', allowedHosts: ['unio.example'] };

const NETWORK: LinkResult = { kind: 'network' };
const LINK: LinkResult = { kind: 'link', url: 'https://unio.example/ios' };
const unreadable = (reason: string): LinkResult => ({ kind: 'unreadable', reason });
const noLink = (reason: 'code' | 'missing' | 'unsafe' | 'foreign-host'): LinkResult => ({
  kind: 'no-link',
  reason,
});

const EXPECTED_RESULTS: readonly [
  failureMode: string,
  failure: NetworkFailure,
  outcome: LinkResult,
][] = [
  ['FAULT-2', 'reset', NETWORK],
  ['FAULT-3', 'http-500', { kind: 'http', status: 500 }],
  ['FAULT-3', 'http-502', { kind: 'http', status: 502 }],
  ['FAULT-3', 'http-503', { kind: 'http', status: 503 }],
  ['FAULT-4', 'http-429', { kind: 'http', status: 429 }],
  ['FAULT-5', 'other-code', noLink('code')],
  ['FAULT-6', 'code-as-text', LINK],
  ['FAULT-7', 'portal', unreadable('not-json')],
  ['FAULT-8', 'half-json', unreadable('not-json')],
  ['FAULT-8', 'half-body', NETWORK],
  ['FAULT-9', 'empty', unreadable('not-json')],
  ['FAULT-9', 'no-content', unreadable('not-json')],
  ['FAULT-10', 'null', unreadable('not-an-object')],
  ['FAULT-10', 'array', unreadable('not-an-object')],
  ['FAULT-10', 'mark', LINK],
  ['FAULT-10', 'prototype', noLink('code')],
  ['FAULT-10', 'not-utf8', unreadable('not-utf8')],
  ['FAULT-13', 'redirect-loop', NETWORK],
  ['FAULT-13', 'redirect-here', NETWORK],
  ['FAULT-13', 'redirect-away', NETWORK],
  ['FAULT-16', 'no-link', noLink('missing')],
  ['FAULT-16', 'long-link', noLink('unsafe')],
  ['FAULT-17', 'script', noLink('unsafe')],
  ['FAULT-18', 'credentials', noLink('unsafe')],
  ['FAULT-19', 'two-manifests', noLink('unsafe')],
  ['FAULT-78', 'foreign-host', noLink('foreign-host')],
  ['API-2', 'success', LINK],
];

test.each(EXPECTED_RESULTS)(
  '%s %s: one request, with an immediate result',
  async (_failureMode, failure, outcome) => {
    expect(await fetchFrom(failure)).toEqual(outcome);
    expect(server.requestCounts[failure], 'no retry, no redirect followed').toBe(1);
  },
);

test('FAULT-2 a refused connection and a failed TLS handshake are reported', async () => {
  const closed = await startFailureServer();
  await closed.close();
  expect(await fetchEnterpriseLink({ origin: closed.origin, ...APP })).toEqual(NETWORK);
  const tls = server.origin.replace('http:', 'https:');
  expect(await fetchEnterpriseLink({ origin: tls, ...APP })).toEqual(NETWORK);
});

test('FAULT-11 only the beginning of a 200 MB body is read', async () => {
  expect(await fetchFrom('huge')).toEqual(unreadable('too-large'));
  await server.untilDisconnected('huge');
  // The socket buffers of both sides hold more than the client reads.
  expect(server.bytesSent('huge')).toBeLessThan(MAX_BODY_BYTES * 320);
});

test.each([
  ['FAULT-1', 'silent'],
  ['FAULT-12', 'drip'],
] as const)(
  '%s %s: aborted at the deadline, with the connection closed',
  async (_failureMode, failure) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const outcome = fetchFrom(failure);
    await vi.waitUntil(() => server.requestCounts[failure] === 1);
    vi.advanceTimersByTime(REQUEST_TIMEOUT_MS);
    expect(await outcome).toEqual({ kind: 'timeout' });
    await server.untilDisconnected(failure);
  },
);

test('FAULT-21 aborting during the request closes the connection', async () => {
  const controller = new AbortController();
  const origin = server.originFor('silent');
  const before = server.requestCounts.silent ?? 0;
  const outcome = fetchEnterpriseLink({ origin, ...APP, signal: controller.signal });
  await vi.waitUntil(() => server.requestCounts.silent === before + 1);
  controller.abort();
  expect(await outcome).toEqual({ kind: 'aborted' });
  await server.untilDisconnected('silent');
});
