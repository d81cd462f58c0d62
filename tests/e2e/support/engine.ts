import { basename } from 'node:path';
import type { Locator, TestInfo } from '@playwright/test';
import type { BrowserName } from '../../visual/runner/browsers.ts';

/** The engine that the site is tested in: Chromium unless `UNIO_ENGINE` names another (test:cross-browser). */
export const ENGINE = (process.env['UNIO_ENGINE'] ?? 'chromium') as BrowserName;

/** Why Playwright cannot do something in Debian's Firefox, which it drives by WebDriver BiDi. */
const NO_MEDIA = 'the driver accepts less motion, print and forced colours, and changes nothing';
const NO_CDP = 'the driver has no DevTools session';
const NO_SCRIPTLESS = 'the driver does not switch scripts off';
const NO_OFFLINE = 'the driver does not cut the network from a service worker';
const NO_SIZES = 'it tells no size of pictures from its own memory';
const OWN_BAR = 'Tab goes on to the own bar of Firefox, whose focus the driver takes for lost';
const SHOT_STYLE =
  'the driver puts a style of its own into the page for a picture, which the policy refuses';
const NO_TAP = 'the driver taps, and the page hears nothing of it';
const NO_HEADERS = 'the driver tells no headers of answers that were kept from an earlier test';

/** What the driver cannot do, as the title of a test in a file (all of them without one), and why. */
const FIREFOX_LIMITS: readonly { file: string; title?: RegExp; because: string }[] = [
  { file: 'documents.spec.ts', title: /POP-1/, because: SHOT_STYLE },
  { file: 'popup.spec.ts', title: /FAULT-63/, because: SHOT_STYLE },
  { file: 'accessibility.spec.ts', title: /FAULT-67|FAULT-71/, because: NO_MEDIA },
  { file: 'faq.spec.ts', title: /FAULT-67/, because: NO_MEDIA },
  { file: 'failure-modes.spec.ts', title: /FAULT-63/, because: NO_MEDIA },
  { file: 'keyboard.spec.ts', title: /FAULT-71/, because: NO_MEDIA },
  { file: 'keyboard.spec.ts', title: /HDR-7/, because: OWN_BAR },
  { file: 'motion.spec.ts', title: /nothing moves, nothing is typed/, because: NO_MEDIA },
  { file: 'offline.spec.ts', title: /the manifest/, because: NO_CDP },
  { file: 'offline.spec.ts', title: /FAULT-56 after|FAULT-56 a first/, because: NO_OFFLINE },
  { file: 'offline-languages.spec.ts', title: /comes with the line/, because: NO_OFFLINE },
  { file: 'partners-motion.spec.ts', title: /touch|FAULT-75/, because: NO_CDP },
  { file: 'popup-behaviour.spec.ts', title: /on a tablet/, because: NO_CDP },
  { file: 'partners.spec.ts', title: /FAULT-67/, because: NO_MEDIA },
  { file: 'images.spec.ts', because: NO_SIZES },
  { file: 'print.spec.ts', because: NO_MEDIA },
  { file: 'reveal.spec.ts', title: /on paper|FAULT-67/, because: NO_MEDIA },
  { file: 'security.spec.ts', title: /every answer/, because: NO_HEADERS },
  { file: 'deferred-hydration.spec.ts', title: /a tap/, because: NO_TAP },
  { file: 'no-javascript.spec.ts', title: /FAULT-60/, because: NO_SCRIPTLESS },
];

/** Skips a test that this engine's driver cannot do, with the reason in the report: nothing else is skipped. */
export function skipUnsupportedByDriver(info: TestInfo): void {
  if (ENGINE !== 'firefox') return;
  const limit = FIREFOX_LIMITS.find(
    ({ file, title }) => file === basename(info.file) && (title?.test(info.title) ?? true),
  );
  if (limit) info.skip(true, `Firefox: ${limit.because}`);
}

/** The same complaints of a browser in the words of Firefox, and in those of Chromium that tests expect. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^Loading module from .* was blocked/, 'Failed to load resource'],
  [/^downloadable font: download failed/, 'Failed to load resource'],
  [/^Cross-Origin Request Blocked/, 'Failed to load resource'],
  [/error loading dynamically imported module/, 'Failed to fetch dynamically imported module'],
  [/^None of the .* hashes in the integrity attribute/, 'Failed to find a valid digest'],
  [/^Content-Security-Policy:/, 'violates the following Content Security Policy directive'],
];

/** All that is told of an error that a page writes to its console as it is: Firefox's driver keeps the rest. */
export const LOGGED_ERROR = ENGINE === 'firefox' ? /^Error$/ : /could not be fetched/;

/** A complaint, told as Chromium tells it. */
export function normalizeMessage(complaint: string): string {
  const words = WORDS.find(([pattern]) => pattern.test(complaint))?.[1];
  return ENGINE === 'chromium' || words === undefined ? complaint : `${words}: ${complaint}`;
}

/** Writes into a field in place of what is there. Firefox's driver fills it unheard by the page, so there it is told. */
export async function fillField(field: Locator, text: string): Promise<void> {
  if (ENGINE !== 'firefox') return field.fill(text);
  await field.focus();
  return field.evaluate((input, value) => {
    // Past React's own setter, which would take the value for known.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}
