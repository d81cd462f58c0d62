import { afterAll, beforeAll, expect, test } from 'vitest';
import { behaviorOf, SCENARIO_HEADER, SCENARIO_NAMES, type Behavior } from './scenarios.ts';
import { startDistribution, type DistributionServer } from './server.ts';

let service: DistributionServer;
beforeAll(async () => {
  service = await startDistribution({ scenario: 'success', port: 0 });
});
afterAll(() => service.close());

const url = (path = '/api/iosApps/download/any') => service.origin + path;
const withScenario = (name: string): RequestInit => ({ headers: { [SCENARIO_HEADER]: name } });
const respondsAtOnce = (behavior: Behavior) => behavior.kind === 'answer' && behavior.delayMs === 0;

test('API-1 without the header, the scenario of the options is used', async () => {
  const server = await startDistribution({ scenario: 'http-500', port: 0 });
  expect((await fetch(`${server.origin}/api/iosApps/download/any`)).status).toBe(500);
  await server.close();
});

test('FAULT-14 a page on another port may call: the preflight allows JSON and the scenario header', async () => {
  const reply = await fetch(url(), {
    method: 'OPTIONS',
    headers: { Origin: 'http://127.0.0.1:4173' },
  });
  expect(reply.status).toBe(204);
  const allowed = reply.headers.get('access-control-allow-headers')?.toLowerCase().split(', ');
  expect(allowed).toEqual(expect.arrayContaining(['content-type', SCENARIO_HEADER]));
  expect(reply.headers.get('access-control-allow-methods')).toContain('GET');
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  expect(reply.headers.get('access-control-allow-private-network')).toBe('true');
});

test.each(SCENARIO_NAMES.filter((name) => respondsAtOnce(behaviorOf(name))))(
  'FAULT-14 the page may read the response of %s',
  async (name) => {
    expect(
      (await fetch(url(), withScenario(name))).headers.get('access-control-allow-origin'),
    ).toBe('*');
  },
);

test.each(['/', '/api/iosApps/download/', '/api/iosApps/download/a/b', '/api/other'])(
  'API-5 %s is a 404 in JSON',
  async (path) => {
    const reply = await fetch(url(path));
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ code: 404 });
  },
);

test('API-1 methods other than GET get 405', async () => {
  expect((await fetch(url(), { method: 'POST', body: 'x' })).status).toBe(405);
});

test('an unknown scenario is an error that lists all scenarios', async () => {
  const reply = await fetch(url(), withScenario('nonsense'));
  expect(reply.status).toBe(400);
  for (const name of SCENARIO_NAMES) expect(await reply.clone().text()).toContain(name);
});

test.each(['timeout', 'slow'] as const)(
  'closing ends a pending request (%s) and frees the port',
  async (name) => {
    let onReceived = (): void => undefined;
    const received = new Promise<void>((resolve) => (onReceived = resolve));
    const server = await startDistribution({
      scenario: name,
      port: 0,
      onRequest: () => onReceived(),
    });
    const waiting = fetch(`${server.origin}/api/iosApps/download/any`);
    const ended = expect(waiting).rejects.toThrow();
    await received;
    await server.close();
    await ended;
    const again = await startDistribution({
      scenario: name,
      port: Number(new URL(server.origin).port),
    });
    await again.close();
  },
);
