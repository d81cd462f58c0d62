import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  fetchEnterpriseLink,
  MAX_BODY_BYTES,
  REQUEST_TIMEOUT_MS,
  type LinkResult,
} from './client.ts';

const ORIGIN = 'https://distribution.unio.example';
const LINK = 'https://unio.example/ios';
const SUCCESS = JSON.stringify({ code: 200, link_jump: LINK, message: 'ok' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A mock of fetch that responds through `reply`. */
function mockFetch(reply: (init: RequestInit) => Promise<Response>) {
  return vi.fn<typeof fetch>((_url, init) => reply(init ?? {}));
}

/** Never responds, but rejects when its signal is aborted, as a browser's fetch does. */
function neverRespond({ signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

/** Starts a call without awaiting it, so that the test can advance the clock. */
function startRequest(send: typeof fetch, signal?: AbortSignal) {
  const settled: LinkResult[] = [];
  const done = fetchEnterpriseLink({
    origin: ORIGIN,
    appCode: 'unio wallet/1',
    allowedHosts: ['unio.example'],
    fetch: send,
    ...(signal && { signal }),
  });
  void done.then((outcome) => settled.push(outcome));
  return { done, settled };
}

describe('the request', () => {
  test('API-1 is one GET to the fixed URL, with JSON headers and no data about the visitor', async () => {
    const send = mockFetch(() => Promise.resolve(new Response(SUCCESS)));
    expect(await startRequest(send).done).toEqual({ kind: 'link', url: LINK });
    expect(send).toHaveBeenCalledOnce();
    const [url, init] = send.mock.calls[0] ?? [];
    expect(url).toBe(`${ORIGIN}/api/iosApps/download/unio%20wallet%2F1`);
    expect(init).toMatchObject({
      method: 'GET',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    });
    expect(init?.body).toBeUndefined();
  });

  test('API-1 leaves no timer behind', async () => {
    await startRequest(mockFetch(() => Promise.resolve(new Response(SUCCESS)))).done;
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('failures are returned as values', () => {
  test.each([
    ['FAULT-3', 500],
    ['FAULT-3', 502],
    ['FAULT-3', 503],
    ['FAULT-4', 429],
    ['API-3', 404],
  ])('%s status %i is reported and not retried', async (_clause, status) => {
    const send = mockFetch(() => Promise.resolve(new Response(SUCCESS, { status })));
    expect(await startRequest(send).done).toEqual({ kind: 'http', status });
    await vi.advanceTimersByTimeAsync(10 * REQUEST_TIMEOUT_MS);
    expect(send).toHaveBeenCalledOnce();
  });

  test.each([
    [
      'FAULT-5',
      '{"code":500,"link_jump":"https://unio.example","message":"<b>no</b>"}',
      { kind: 'no-link', reason: 'code' },
    ],
    ['FAULT-7', '<html>Sign in</html>', { kind: 'unreadable', reason: 'not-json' }],
    ['FAULT-10', 'null', { kind: 'unreadable', reason: 'not-an-object' }],
    ['FAULT-11', ' '.repeat(MAX_BODY_BYTES + 1), { kind: 'unreadable', reason: 'too-large' }],
    [
      'FAULT-17',
      '{"code":200,"link_jump":"javascript:alert(1)"}',
      { kind: 'no-link', reason: 'unsafe' },
    ],
    [
      'FAULT-78',
      '{"code":200,"link_jump":"https://evil.example/unio.mobileconfig"}',
      { kind: 'no-link', reason: 'foreign-host' },
    ],
  ])('%s body %.30s', async (_clause, body, outcome) => {
    expect(await startRequest(mockFetch(() => Promise.resolve(new Response(body)))).done).toEqual(
      outcome,
    );
  });

  test('FAULT-9 a 204 is unreadable', async () => {
    const send = mockFetch(() => Promise.resolve(new Response(null, { status: 204 })));
    expect(await startRequest(send).done).toEqual({ kind: 'unreadable', reason: 'not-json' });
  });

  test('FAULT-2 FAULT-14 FAULT-15 FAULT-25 a rejected fetch is reported immediately', async () => {
    const startedAt = Date.now();
    const send = mockFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await startRequest(send).done).toEqual({ kind: 'network' });
    expect(Date.now()).toBe(startedAt);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('API-3 a fetch that throws instead of rejecting is reported too', async () => {
    const send = mockFetch(() => {
      throw new TypeError('No scheme');
    });
    expect(await startRequest(send).done).toEqual({ kind: 'network' });
  });
});

describe('the deadline', () => {
  test('API-1 is ten seconds', () => {
    expect(REQUEST_TIMEOUT_MS).toBe(10_000);
  });

  test('FAULT-1 a request without a response is aborted at 10.0 s, not before', async () => {
    const send = mockFetch(neverRespond);
    const { settled } = startRequest(send);
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
    expect(settled).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toEqual([{ kind: 'timeout' }]);
    expect(send.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('FAULT-1 holds even when the transport ignores its signal', async () => {
    const { settled } = startRequest(mockFetch(() => new Promise(() => undefined)));
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
    expect(settled).toEqual([{ kind: 'timeout' }]);
  });

  test('FAULT-12 covers a body that arrives slowly after its headers', async () => {
    let isStreaming = true;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) =>
        new Promise((resolve) => {
          setTimeout(() => {
            if (isStreaming) controller.enqueue(Uint8Array.of(0x20));
            resolve();
          }, 900);
        }),
    });
    const { settled } = startRequest(mockFetch(() => Promise.resolve(new Response(body))));
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
    expect(settled).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toEqual([{ kind: 'timeout' }]);
    isStreaming = false;
  });

  test('FAULT-22 a response that a frozen tab receives after the deadline, when it resumes, is a timeout', async () => {
    let respond = (_response: Response): void => undefined;
    const { done } = startRequest(mockFetch(() => new Promise((resolve) => (respond = resolve))));
    // As after a frozen tab: the wall clock went on, but no timer has run yet.
    vi.setSystemTime(Date.now() + 60_000);
    respond(new Response(SUCCESS));
    expect(await done).toEqual({ kind: 'timeout' });
  });
});

describe('aborting', () => {
  test('FAULT-21 a signal that is already aborted sends no request', async () => {
    const send = mockFetch(neverRespond);
    expect(await startRequest(send, AbortSignal.abort()).done).toEqual({ kind: 'aborted' });
    expect(send).not.toHaveBeenCalled();
  });

  test('FAULT-21 aborting during the request cancels it immediately and leaves no timer', async () => {
    const send = mockFetch(neverRespond);
    const controller = new AbortController();
    const { done } = startRequest(send, controller.signal);
    controller.abort();
    expect(await done).toEqual({ kind: 'aborted' });
    expect(send.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('FAULT-21 a signal that outlives the request keeps no listener of it', async () => {
    const controller = new AbortController();
    await startRequest(
      mockFetch(() => Promise.resolve(new Response(SUCCESS))),
      controller.signal,
    ).done;
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0);
  });
});
