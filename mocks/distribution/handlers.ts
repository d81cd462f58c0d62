import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { behaviorOf, DISTRIBUTION_PATH, type ScenarioName } from './scenarios.ts';

/**
 * msw handlers that make the distribution service behave as in a scenario, at any origin and for any app code.
 * An answer that takes its time is not waited for once whoever asks has `left`: no timer stays behind.
 *
 * The same list serves Storybook (`parameters.msw`), Node (`setupServer`) and `getResponse` in a routed browser.
 */
export function distributionHandlers(scenario: ScenarioName, left?: AbortSignal): HttpHandler[] {
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
          if (delayMs > 0) await pause(delayMs, left);
          return new HttpResponse(body, { status, headers });
        }
      }
    }),
  ];
}

async function pause(ms: number, left?: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  left?.addEventListener('abort', () => {
    clearTimeout(timer);
    resolve();
  });
  await promise;
}
