import { test as base, type ConsoleMessage } from '@playwright/test';
import { SCENARIO_HEADER, type ScenarioName } from '../../../mocks/distribution/scenarios.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { DISTRIBUTION_CALLS, DISTRIBUTION_ORIGIN, SITE_ORIGIN } from './addresses.ts';
import { DEVICES, type DeviceName } from './devices.ts';
import { inOneTongue, skipWhatTheDriverCannot } from './engine.ts';
import { noteBreaches } from './policy.ts';

/** What a test may choose with `test.use`. */
type Options = {
  /** What the distribution service does; its own default is success. */
  scenario: ScenarioName | undefined;
  /** The saved language at the first load. */
  savedLocale: Locale | undefined;
  /** What the browser says it is. */
  device: DeviceName | undefined;
};

/** What the page told and asked for while a test ran. */
export type Watch = {
  /** Console errors and warnings, uncaught errors and CSP violations, as text. */
  readonly complaints: string[];
  /** Every address asked for, in order. */
  readonly requests: string[];
  /** These complaints are part of the test. */
  expectComplaint: (pattern: RegExp) => void;
};

const VIOLATION = 'CSP violation:';
/** Playwright says so itself wherever a test does not want the service worker. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * Playwright's test for this site. Every test fails when the page logs an error or a warning it was
 * not expected to, throws, breaks its own security policy, or asks any origin but the site's and
 * the distribution service's (API-5).
 */
export const test = base.extend<Options & { watch: Watch }>({
  scenario: [undefined, { option: true }],
  savedLocale: [undefined, { option: true }],
  device: [undefined, { option: true }],

  userAgent: ({ device, userAgent }, use) => use(device ? DEVICES[device].userAgent : userAgent),
  viewport: ({ device, viewport }, use) => use(device ? DEVICES[device].viewport : viewport),
  hasTouch: ({ device, hasTouch }, use) => use(device ? DEVICES[device].hasTouch : hasTouch),

  context: async ({ context, scenario, savedLocale, device }, use) => {
    if (scenario) {
      // Chosen below CORS, so that the page's own request stays as it is in production.
      await context.route(DISTRIBUTION_CALLS, (route) =>
        route.continue({ headers: { ...route.request().headers(), [SCENARIO_HEADER]: scenario } }),
      );
    }
    if (savedLocale) {
      await context.addInitScript((locale) => {
        // A blank page has no storage.
        if (origin === 'null') return;
        // Once: a test that changes the language must find its own choice after a reload.
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
    }, VIOLATION);
    await use(context);
  },

  watch: [
    async ({ context, baseURL }, use, info) => {
      skipWhatTheDriverCannot(info);
      const complaints: string[] = [];
      const requests: string[] = [];
      const expected: RegExp[] = [];
      const onConsole = (message: ConsoleMessage) => {
        if (!['error', 'warning', 'assert'].includes(message.type())) return;
        if (message.text() !== NO_WORKER) complaints.push(inOneTongue(message.text()));
      };
      context.on('console', onConsole);
      context.on('weberror', (error) => complaints.push(inOneTongue(String(error.error()))));
      context.on('request', (request) => requests.push(request.url()));

      await use({
        complaints,
        requests,
        expectComplaint: (pattern) => void expected.push(pattern),
      });

      const unexpected = complaints.filter((text) => !expected.some((it) => it.test(text)));
      noteBreaches(info, unexpected);
      // A test may serve a site of its own.
      const ours = new Set([new URL(baseURL ?? SITE_ORIGIN).origin, DISTRIBUTION_ORIGIN]);
      const foreign = requests.filter((url) => !ours.has(new URL(url).origin));
      base.expect(unexpected, 'the page complained').toEqual([]);
      base.expect(foreign, 'the page asked another origin').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
