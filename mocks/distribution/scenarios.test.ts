import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
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

/** What the client makes of each scenario, whichever transport plays it. */
const EXPECTED: Record<ScenarioName, LinkResult> = {
  success: { kind: 'link', url: SCENARIO_LINK },
  failure: { kind: 'no-link', reason: 'code' },
  'http-500': { kind: 'http', status: 500 },
  'network-error': { kind: 'network' },
  timeout: { kind: 'timeout' },
  slow: { kind: 'link', url: SCENARIO_LINK },
  malformed: { kind: 'unreadable', reason: 'not-json' },
  'unsafe-link': { kind: 'no-link', reason: 'unsafe' },
  empty: { kind: 'unreadable', reason: 'not-json' },
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
    const outcome = fetchEnterpriseLink({ origin: 'https://any.example', appCode: 'any-code' });
    if (waitOf(name) > 0) {
      // The client's deadline is one timer, the handler's wait the other: move the clock once both are set.
      while (vi.getTimerCount() < 2) await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(waitOf(name));
    }
    expect(await outcome).toEqual(EXPECTED[name]);
  });
});

test('API-3 slow leaves no timer behind once whoever asked has left', async () => {
  jumpingClock();
  const left = new AbortController();
  const [slow] = distributionHandlers('slow', left.signal);
  const request = new Request(`https://any.example${DISTRIBUTION_PATH}any`);
  const answer = slow?.run({ request, requestId: 'any' });
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
  left.abort();
  expect(vi.getTimerCount()).toBe(0);
  await answer;
});

describe('over HTTP', () => {
  let service: DistributionServer;
  beforeAll(async () => {
    service = await startDistribution({ scenario: 'success', port: 0 });
  });
  afterAll(() => service.close());

  test.each(SCENARIO_NAMES.filter((name) => waitOf(name) === 0))('API-3 %s', async (name) => {
    const send: typeof fetch = (target, init) => {
      const headers = new Headers(init?.headers);
      headers.set(SCENARIO_HEADER, name);
      return fetch(target, { ...init, headers });
    };
    expect(
      await fetchEnterpriseLink({ origin: service.origin, appCode: 'any', fetch: send }),
    ).toEqual(EXPECTED[name]);
  });
});

function waitOf(name: ScenarioName): number {
  const behavior = behaviorOf(name);
  if (behavior.kind === 'hang') return 10_000;
  return behavior.kind === 'answer' ? behavior.delayMs : 0;
}
