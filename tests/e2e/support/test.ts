import { test as base, type ConsoleMessage, type Locator } from '@playwright/test';
import { SCENARIO_HEADER, type ScenarioName } from '../../../mocks/distribution/scenarios.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { recordCspViolations } from './csp.ts';
import { DEVICES, type DeviceName } from './devices.ts';
import { isAbortedByNavigation, normalizeMessage, skipUnsupportedByDriver } from './engine.ts';
import { DISTRIBUTION_CALLS, DISTRIBUTION_ORIGIN, SITE_ORIGIN } from './test-servers.ts';

type Options = {
  /** Scenario of the distribution service; the default is success. */
  scenario: ScenarioName | undefined;
  savedLocale: Locale | undefined;
  device: DeviceName | undefined;
};

export type ConsoleGuard = {
  /** Console errors and warnings, uncaught errors and CSP violations, as text. */
  readonly messages: string[];
  /** Allows messages that match; any other fails the test. */
  expectMessage: (pattern: RegExp) => void;
};

type Fixtures = {
  requests: string[];
  consoleGuard: ConsoleGuard;
};

const CSP_VIOLATION_PREFIX = 'CSP violation:';
/** Playwright logs this wherever a test blocks the service worker. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** When the test ends, a retry by the site may still be pending in a route handler. */
const IGNORE_ERRORS = { behavior: 'ignoreErrors' } as const;

/**
 * Playwright's test for this site. Every test fails if the page logs an unexpected error or warning,
 * throws, violates its CSP, or sends a request to an origin other than the site and the distribution
 * service (API-5).
 */
export const test = base.extend<Options & Fixtures>({
  scenario: [undefined, { option: true }],
  savedLocale: [undefined, { option: true }],
  device: [undefined, { option: true }],

  userAgent: ({ device, userAgent }, use) => use(device ? DEVICES[device].userAgent : userAgent),
  viewport: ({ device, viewport }, use) => use(device ? DEVICES[device].viewport : viewport),
  hasTouch: ({ device, hasTouch }, use) => use(device ? DEVICES[device].hasTouch : hasTouch),

  context: async ({ context, scenario, savedLocale, device }, use) => {
    if (scenario) {
      // Added to the network request only: as a header of the page it would change the CORS preflight.
      await context.route(DISTRIBUTION_CALLS, (route) =>
        route.continue({ headers: { ...route.request().headers(), [SCENARIO_HEADER]: scenario } }),
      );
    }
    if (savedLocale) {
      await context.addInitScript((locale) => {
        // A blank page has no storage.
        if (origin === 'null') return;
        // Only once: after a test changes the language, a reload must find the new choice.
        if (localStorage.getItem('preferred-language') === null) {
          localStorage.setItem('preferred-language', locale);
        }
      }, savedLocale);
    }
    if (device) {
      await context.addInitScript((value) => {
        Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => value });
      }, DEVICES[device].touchPoints);
    }
    await context.addInitScript((prefix) => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(prefix, event.violatedDirective, event.blockedURI, event.sample);
      });
    }, CSP_VIOLATION_PREFIX);
    await use(context);
    await context.unrouteAll(IGNORE_ERRORS);
  },

  page: async ({ page }, use) => {
    await use(page);
    // Some tests close it.
    if (!page.isClosed()) await page.unrouteAll(IGNORE_ERRORS);
  },

  requests: [
    async ({ context, baseURL }, use) => {
      const requests: string[] = [];
      context.on('request', (request) => requests.push(request.url()));
      await use(requests);
      // A test may serve the site from another port.
      const allowed = new Set([new URL(baseURL ?? SITE_ORIGIN).origin, DISTRIBUTION_ORIGIN]);
      const foreign = requests.filter((url) => !allowed.has(new URL(url).origin));
      base.expect(foreign, 'requests to another origin').toEqual([]);
    },
    { auto: true },
  ],

  consoleGuard: [
    async ({ context }, use, info) => {
      skipUnsupportedByDriver(info);
      const messages: string[] = [];
      const expected: RegExp[] = [];
      const onConsole = (message: ConsoleMessage) => {
        if (!['error', 'warning', 'assert'].includes(message.type())) return;
        if (message.text() !== WORKER_BLOCKED) messages.push(normalizeMessage(message.text()));
      };
      context.on('console', onConsole);
      context.on('weberror', (error) => messages.push(normalizeMessage(String(error.error()))));

      await use({ messages, expectMessage: (pattern) => void expected.push(pattern) });

      const unexpected = messages.filter(
        (text) => !isAbortedByNavigation(text) && !expected.some((it) => it.test(text)),
      );
      recordCspViolations(info, unexpected);
      base.expect(unexpected, 'unexpected messages in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** Waits for at least one element: `.all()` does not wait, and a loop over no elements tests nothing. */
export async function allOf(locator: Locator): Promise<Locator[]> {
  await base.expect(locator).not.toHaveCount(0);
  return locator.all();
}
