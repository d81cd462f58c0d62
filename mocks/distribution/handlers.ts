import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { behaviorOf, DISTRIBUTION_PATH, type ScenarioName } from './scenarios.ts';

/**
 * msw handlers for a scenario, at any origin and for any app code: for Storybook, Node and a routed
 * browser. Aborting `signal` ends a delay and its timer.
 */
export function distributionHandlers(scenario: ScenarioName, signal?: AbortSignal): HttpHandler[] {
  const behavior = behaviorOf(scenario);
  return [
    http.get(`*${DISTRIBUTION_PATH}:appCode`, async () => {
      switch (behavior.kind) {
        case 'hang':
          await delay('infinite');
          return HttpResponse.error();
        case 'drop':
          return HttpResponse.error();
        case 'answer': {
          const { delayMs, status, headers, body } = behavior;
          if (delayMs > 0) await pause(delayMs, signal);
          return new HttpResponse(body, { status, headers });
        }
      }
    }),
  ];
}

async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal?.addEventListener('abort', () => {
    clearTimeout(timer);
    resolve();
  });
  await promise;
}
