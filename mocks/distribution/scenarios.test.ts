import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { site } from '../../src/site.ts';
import { fetchEnterpriseLink, type LinkResult } from '../../src/distribution/client.ts';
import { safeLink } from '../../src/distribution/links.ts';
import { distributionHandlers } from './handlers.ts';
import {
  behaviorOf,
  DISTRIBUTION_PATH,
  SCENARIO_HEADER,
  SCENARIO_LINK,
  SCENARIO_NAMES,
  SCENARIOS,
  type ScenarioName,
} from './scenarios.ts';
import { startDistribution, type DistributionServer } from './server.ts';

/** The client's result of each scenario, over both transports. */
const EXPECTED: Record<ScenarioName, LinkResult> = {
  success: { kind: 'link', url: SCENARIO_LINK },
  failure: { kind: 'no-link', reason: 'code' },
  'http-500': { kind: 'http', status: 500 },
  'network-error': { kind: 'network' },
  timeout: { kind: 'timeout' },
  slow: { kind: 'link', url: SCENARIO_LINK },
  malformed: { kind: 'unreadable', reason: 'not-json' },
  'unsafe-link': { kind: 'no-link', reason: 'unsafe' },
  'foreign-host': { kind: 'no-link', reason: 'foreign-host' },
  empty: { kind: 'unreadable', reason: 'not-json' },
};

const APP = { appCode: 'any-code', allowedHosts: site.enterpriseHosts };

function startFakeClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
}

afterEach(() => void vi.useRealTimers());

test('API-3 scenarios have unique names, a description, and a safe link', () => {
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
    startFakeClock();
    msw.use(...distributionHandlers(name));
    const result = fetchEnterpriseLink({ ...APP, origin: 'https://any.example' });
    if (delayOf(name) > 0) {
      // The client's deadline and the handler's delay.
      while (vi.getTimerCount() < 2) await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(delayOf(name));
    }
    expect(await result).toEqual(EXPECTED[name]);
  });
});

test('API-3 slow leaves no timer behind when its signal is aborted', async () => {
  startFakeClock();
  const controller = new AbortController();
  const [slow] = distributionHandlers('slow', controller.signal);
  const request = new Request(`https://any.example${DISTRIBUTION_PATH}any`);
  const response = slow?.run({ request, requestId: 'any' });
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
  controller.abort();
  expect(vi.getTimerCount()).toBe(0);
  await response;
});

describe('over HTTP', () => {
  let service: DistributionServer;
  beforeAll(async () => {
    service = await startDistribution({ scenario: 'success', port: 0 });
  });
  afterAll(() => service.close());

  test.each(SCENARIO_NAMES.filter((name) => delayOf(name) === 0))('API-3 %s', async (name) => {
    const send: typeof fetch = (target, init) => {
      const headers = new Headers(init?.headers);
      headers.set(SCENARIO_HEADER, name);
      return fetch(target, { ...init, headers });
    };
    expect(await fetchEnterpriseLink({ ...APP, origin: service.origin, fetch: send })).toEqual(
      EXPECTED[name],
    );
  });
});

function delayOf(name: ScenarioName): number {
  const behavior = behaviorOf(name);
  if (behavior.kind === 'hang') return 10_000;
  return behavior.kind === 'answer' ? behavior.delayMs : 0;
}
