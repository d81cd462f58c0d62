import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEnterpriseClient, type EnterpriseDownload } from './enterprise.ts';

const BACKUP = 'https://unio.example/backup';
const LINK = 'https://unio.example/ios';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An enterprise client with its log and its requests, which the test answers. */
function createTestClient() {
  const log = { error: vi.fn(), warn: vi.fn() };
  const requests: {
    respond: (response: Response) => void;
    fail: () => void;
    signal: AbortSignal | null | undefined;
  }[] = [];
  const send: typeof fetch = (_url, init) =>
    new Promise((resolve, reject) => {
      const { signal } = init ?? {};
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      requests.push({
        respond: resolve,
        fail: () => reject(new TypeError('Failed to fetch')),
        signal,
      });
    });
  const enterprise = createEnterpriseClient({
    origin: 'https://distribution.unio.example',
    appCode: 'unio-wallet',
    allowedHosts: ['unio.example'],
    backupUrl: BACKUP,
    fetch: send,
    log,
  });
  return { enterprise, log, requests };
}

/** Requests the link for a caller who stays on the page until `leave` is called. */
function subscribe(enterprise: ReturnType<typeof createTestClient>['enterprise']) {
  const controller = new AbortController();
  const settled: (EnterpriseDownload | undefined)[] = [];
  const result = enterprise.request(controller.signal);
  void result.then((value) => settled.push(value));
  return { result, settled, leave: () => controller.abort() };
}

function body(value: unknown, status = 200): Response {
  return new Response(typeof value === 'string' ? value : JSON.stringify(value), { status });
}

const success = () => body({ code: 200, link_jump: LINK, message: 'ok' });

describe('what is shown and what is logged', () => {
  test('API-2 a link is passed on and nothing is logged', async () => {
    const { enterprise, log, requests } = createTestClient();
    const { result } = subscribe(enterprise);
    requests[0]?.respond(success());
    expect(await result).toEqual({ success: true, downloadUrl: LINK, error: null });
    expect(log.error).not.toHaveBeenCalled();
    expect(log.warn).not.toHaveBeenCalled();
  });

  test.each([
    [
      'http',
      (r: ReturnType<typeof createTestClient>['requests'][number]) => r.respond(body('', 500)),
    ],
    ['network', (r: ReturnType<typeof createTestClient>['requests'][number]) => r.fail()],
    [
      'unreadable',
      (r: ReturnType<typeof createTestClient>['requests'][number]) => r.respond(body('<html>')),
    ],
    ['timeout', () => void vi.advanceTimersByTime(10_000)],
  ] as const)(
    'API-3 an exception (%s) is logged once and the backup link is used',
    async (error, triggerFailure) => {
      const { enterprise, log, requests } = createTestClient();
      const { result } = subscribe(enterprise);
      const second = subscribe(enterprise);
      const [request] = requests;
      if (request) triggerFailure(request);
      expect(await result).toEqual({ success: false, downloadUrl: BACKUP, error });
      expect(await second.result).toEqual(await result);
      expect(log.error).toHaveBeenCalledOnce();
      expect(log.error.mock.calls[0]?.join(' ')).toContain(error);
      expect(log.warn).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['code', { code: 500, link_jump: LINK, message: 'secret words' }],
    ['missing', { code: 200, link_jump: '', message: 'secret words' }],
    ['unsafe', { code: 200, link_jump: 'javascript:alert(1)', message: 'secret words' }],
    ['foreign-host', { code: 200, link_jump: 'https://evil.example', message: 'secret words' }],
  ])(
    'API-3 FAULT-5 FAULT-78 a response without a link (%s) gives one warning and no link; its message is dropped',
    async (reason, value) => {
      const { enterprise, log, requests } = createTestClient();
      const { result } = subscribe(enterprise);
      requests[0]?.respond(body(value));
      expect(await result).toEqual({ success: false, downloadUrl: null, error: 'no-link' });
      expect(log.warn).toHaveBeenCalledOnce();
      expect(log.warn.mock.calls[0]?.join(' ')).toContain(reason);
      expect(log.warn.mock.calls[0]?.join(' ')).not.toContain('secret');
      expect(log.error).not.toHaveBeenCalled();
    },
  );

  test('API-3 failures are logged to the console by default', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const send = () => Promise.reject(new TypeError('Failed to fetch'));
    const enterprise = createEnterpriseClient({
      origin: 'https://a.example',
      appCode: 'a',
      allowedHosts: [],
      backupUrl: BACKUP,
      fetch: send,
    });
    await subscribe(enterprise).result;
    expect(error).toHaveBeenCalledOnce();
  });
});

describe('one page, one request', () => {
  test('FAULT-20 callers share a request, and a later caller gets the same result', async () => {
    const { enterprise, requests } = createTestClient();
    const first = subscribe(enterprise);
    const second = subscribe(enterprise);
    requests[0]?.respond(success());
    expect(await first.result).toBe(await second.result);
    expect(await subscribe(enterprise).result).toBe(await first.result);
    expect(requests).toHaveLength(1);
  });

  test('FAULT-20 if one of two callers leaves, the other still gets the result', async () => {
    const { enterprise, requests } = createTestClient();
    const first = subscribe(enterprise);
    const second = subscribe(enterprise);
    first.leave();
    expect(await first.result).toBeUndefined();
    expect(requests[0]?.signal?.aborted).toBe(false);
    requests[0]?.respond(success());
    expect(await second.result).toMatchObject({ downloadUrl: LINK });
  });

  test('FAULT-21 when the last caller leaves, the request is aborted, with no log and no later result', async () => {
    const { enterprise, log, requests } = createTestClient();
    const first = subscribe(enterprise);
    const second = subscribe(enterprise);
    first.leave();
    second.leave();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(requests[0]?.signal?.aborted).toBe(true);
    expect([first.settled, second.settled]).toEqual([[undefined], [undefined]]);
    expect(log.error).not.toHaveBeenCalled();
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('FAULT-21 a caller who has already left sends no request', async () => {
    const { enterprise, requests } = createTestClient();
    expect(await enterprise.request(AbortSignal.abort())).toBeUndefined();
    expect(requests).toHaveLength(0);
  });

  test('API-4 the next page sends a new request, also after a failure', async () => {
    const { enterprise, requests } = createTestClient();
    const home = subscribe(enterprise);
    requests[0]?.fail();
    await home.result;
    home.leave();
    const download = subscribe(enterprise);
    requests[1]?.respond(success());
    expect(await download.result).toMatchObject({ downloadUrl: LINK });
    expect(requests).toHaveLength(2);
  });

  test('API-4 a page that follows immediately does not get the aborted request of the previous page', async () => {
    const { enterprise, requests } = createTestClient();
    subscribe(enterprise).leave();
    const next = subscribe(enterprise);
    requests[1]?.respond(success());
    expect(await next.result).toMatchObject({ downloadUrl: LINK });
  });

  test('FAULT-4 a failure is not retried while a caller is on the page', async () => {
    const { enterprise, requests } = createTestClient();
    const first = subscribe(enterprise);
    requests[0]?.respond(body('', 429));
    await first.result;
    await subscribe(enterprise).result;
    await vi.advanceTimersByTimeAsync(100_000);
    expect(requests).toHaveLength(1);
  });
});
