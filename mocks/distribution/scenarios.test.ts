import { connect } from 'node:net';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { askForLink, type Outcome } from '../../src/distribution/client.ts';
import { safeLink } from '../../src/distribution/links.ts';
import { distributionHandlers } from './handlers.ts';
import { behaviourOf, SCENARIO_HEADER, SCENARIO_LINK, SCENARIO_NAMES, SCENARIOS, type ScenarioName } from './scenarios.ts';
import { startDistribution, type DistributionServer } from './server.ts';

/** What the client makes of each scenario, whichever transport plays it. */
const EXPECTED: Record<ScenarioName, Outcome> = {
  success: { kind: 'link', url: SCENARIO_LINK },
  failure: { kind: 'no-link', why: 'code' },
  'http-500': { kind: 'http', status: 500 },
  'network-error': { kind: 'network' },
  timeout: { kind: 'timeout' },
  slow: { kind: 'link', url: SCENARIO_LINK },
  malformed: { kind: 'unreadable', why: 'not-json' },
  'unsafe-link': { kind: 'no-link', why: 'unsafe' },
  empty: { kind: 'unreadable', why: 'not-json' },
};

/** Scenarios that wait are played with a clock that jumps: nobody waits 10 s for a test. */
function jumpingClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
}

afterEach(() => void vi.useRealTimers());

test('API-3 scenarios have unique names, a description, and a link that is followed', () => {
  expect(new Set(SCENARIO_NAMES).size).toBe(SCENARIOS.length);
  for (const { description } of SCENARIOS) expect(description).toMatch(/^[A-Z][^\n]+\.$/);
  expect(safeLink(SCENARIO_LINK)).toBe(SCENARIO_LINK);
});

describe('through msw', () => {
  const msw = setupServer();
  beforeAll(() => msw.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => msw.resetHandlers());
  afterAll(() => msw.close());

  test.each(SCENARIO_NAMES)('API-3 %s', async (name) => {
    jumpingClock();
    msw.use(...distributionHandlers(name));
    const outcome = askForLink({ origin: 'https://any.example', appCode: 'any-code' });
    if (waitOf(name) > 0) {
      // The client's deadline is one timer, the handler's wait the other: move the clock once both are set.
      while (vi.getTimerCount() < 2) await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(waitOf(name));
    }
    expect(await outcome).toEqual(EXPECTED[name]);
  });
});

describe('over HTTP', () => {
  let service: DistributionServer;
  beforeAll(async () => {
    service = await startDistribution({ scenario: 'success', port: 0 });
  });
  afterAll(() => service.close());

  const url = (path = '/api/iosApps/download/any') => service.origin + path;
  const asking = (name: string): RequestInit => ({ headers: { [SCENARIO_HEADER]: name } });

  test.each(SCENARIO_NAMES.filter((name) => waitOf(name) === 0))('API-3 %s', async (name) => {
    const send: typeof fetch = (target, init) => {
      const headers = new Headers(init?.headers);
      headers.set(SCENARIO_HEADER, name);
      return fetch(target, { ...init, headers });
    };
    expect(await askForLink({ origin: service.origin, appCode: 'any', fetch: send })).toEqual(EXPECTED[name]);
  });

  test('API-1 without a header the chosen scenario is played', async () => {
    const other = await startDistribution({ scenario: 'http-500', port: 0 });
    expect((await fetch(`${other.origin}/api/iosApps/download/any`)).status).toBe(500);
    await other.close();
  });

  test('FAULT-14 a page on another port may ask: the preflight allows JSON and the scenario header', async () => {
    const reply = await fetch(url(), { method: 'OPTIONS', headers: { Origin: 'http://127.0.0.1:4173' } });
    expect(reply.status).toBe(204);
    const allowed = reply.headers.get('access-control-allow-headers')?.toLowerCase().split(', ');
    expect(allowed).toEqual(expect.arrayContaining(['content-type', SCENARIO_HEADER]));
    expect(reply.headers.get('access-control-allow-methods')).toContain('GET');
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('access-control-allow-private-network')).toBe('true');
  });

  test.each(SCENARIO_NAMES.filter((name) => behaviourOf(name).kind === 'answer' && waitOf(name) === 0))(
    'FAULT-14 the page may read the answer of %s',
    async (name) => {
      expect((await fetch(url(), asking(name))).headers.get('access-control-allow-origin')).toBe('*');
    },
  );

  test.each(['/', '/api/iosApps/download/', '/api/iosApps/download/a/b', '/api/other'])('API-5 %s is a 404 in JSON', async (path) => {
    const reply = await fetch(url(path));
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ code: 404 });
  });

  test('API-1 anything but GET is refused', async () => {
    expect((await fetch(url(), { method: 'POST', body: 'x' })).status).toBe(405);
  });

  test('an unknown scenario is refused with the list of those there are', async () => {
    const reply = await fetch(url(), asking('nonsense'));
    expect(reply.status).toBe(400);
    for (const name of SCENARIO_NAMES) expect(await reply.clone().text()).toContain(name);
  });

  test('a client that leaves during the wait of slow leaves no timer behind', async () => {
    let reached = (): void => undefined;
    const received = new Promise<void>((resolve) => (reached = resolve));
    const other = await startDistribution({ scenario: 'slow', port: 0, onRequest: () => reached() });
    const set = vi.spyOn(globalThis, 'setTimeout');
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    const socket = connect(Number(new URL(other.origin).port), '127.0.0.1');
    socket.write('GET /api/iosApps/download/any HTTP/1.1\r\nHost: any\r\n\r\n');
    await received;
    // Others set timers too: the wait is known by its length.
    const wait = set.mock.results[set.mock.calls.findIndex(([, ms]) => ms === waitOf('slow'))];
    expect(wait).toBeDefined();
    socket.destroy();
    await vi.waitFor(() => expect(cleared).toHaveBeenCalledWith(wait?.value));
    await other.close();
  });

  test.each(['timeout', 'slow'] as const)('closing ends a waiting request (%s) and frees the port', async (name) => {
    let reached = (): void => undefined;
    const received = new Promise<void>((resolve) => (reached = resolve));
    const other = await startDistribution({ scenario: name, port: 0, onRequest: () => reached() });
    const waiting = fetch(`${other.origin}/api/iosApps/download/any`);
    const ended = expect(waiting).rejects.toThrow();
    await received;
    await other.close();
    await ended;
    const again = await startDistribution({ scenario: name, port: Number(new URL(other.origin).port) });
    await again.close();
  });
});

function waitOf(name: ScenarioName): number {
  const behaviour = behaviourOf(name);
  if (behaviour.kind === 'hang') return 10_000;
  return behaviour.kind === 'answer' ? behaviour.delayMs : 0;
}
