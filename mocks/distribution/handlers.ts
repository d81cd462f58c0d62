import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { behaviourOf, DISTRIBUTION_PATH, type ScenarioName } from './scenarios.ts';

/**
 * msw handlers that make the distribution service behave as in a scenario, at any origin and for any app code.
 *
 * The same list serves Storybook (`parameters.msw`), Node (`setupServer`) and `getResponse` in a routed browser.
 */
export function distributionHandlers(scenario: ScenarioName): HttpHandler[] {
  const behaviour = behaviourOf(scenario);
  return [
    http.get(`*${DISTRIBUTION_PATH}:appCode`, async () => {
      switch (behaviour.kind) {
        case 'hang':
          await delay('infinite');
          return HttpResponse.error();
        case 'drop':
          return HttpResponse.error();
        case 'answer': {
          const { delayMs, status, headers, body } = behaviour;
          if (delayMs > 0) await delay(delayMs);
          return new HttpResponse(body, { status, headers });
        }
      }
    }),
  ];
}
