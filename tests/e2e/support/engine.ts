import { basename } from 'node:path';
import type { Locator, TestInfo } from '@playwright/test';
import type { BrowserName } from '../../visual/runner/browsers.ts';

/** The browser engine under test; `UNIO_ENGINE` selects an engine other than Chromium (test:cross-browser). */
export const ENGINE = (process.env['UNIO_ENGINE'] ?? 'chromium') as BrowserName;

/** Limits of Playwright's driver for Debian's Firefox (WebDriver BiDi). */
const NO_MEDIA = 'the driver ignores emulated reduced motion, print and forced colors';
const NO_CDP = 'the driver has no DevTools session';
const NO_SCRIPT_SWITCH = 'the driver cannot disable JavaScript';
const NO_OFFLINE = 'the driver cannot emulate offline for a service worker';
const NO_SIZES = 'the browser reports no size for images from its memory cache';
const BROWSER_BAR = 'Tab moves on to the toolbar of Firefox, which the driver reports as no focus';
const SCREENSHOT_STYLE = 'the driver injects a style for a screenshot, which the CSP blocks';
const NO_TAP = "the driver's tap sends no event to the page";
const NO_WARNING = 'the browser logs no unknown directive of a policy';
const NO_RESPONSE = 'the driver disposes of a response while it is read';
export const NO_SHIFTS = 'the browser reports no layout shifts';
const NO_HEADERS = 'the driver reports no headers for cached responses';

/** The tests that the driver cannot run, by file and title (without a title the whole file), and why. */
const FIREFOX_LIMITS: readonly { file: string; title?: RegExp; reason: string }[] = [
  { file: 'documents.spec.ts', title: /POP-1/, reason: SCREENSHOT_STYLE },
  { file: 'popup.spec.ts', title: /FAULT-63/, reason: SCREENSHOT_STYLE },
  {
    file: 'download.spec.ts',
    title: /^DL-1 DL-2.* (?:Mac|unknown device|touch laptop):/,
    reason: SCREENSHOT_STYLE,
  },
  { file: 'ai-demo.spec.ts', title: /HOME-3 the plan is there/, reason: NO_MEDIA },
  { file: 'accessibility.spec.ts', title: /FAULT-67|FAULT-71/, reason: NO_MEDIA },
  { file: 'faq.spec.ts', title: /FAULT-67/, reason: NO_MEDIA },
  { file: 'failure-modes.spec.ts', title: /FAULT-63/, reason: NO_MEDIA },
  { file: 'keyboard.spec.ts', title: /FAULT-71/, reason: NO_MEDIA },
  { file: 'keyboard.spec.ts', title: /HDR-7/, reason: BROWSER_BAR },
  { file: 'layout-shift.spec.ts', title: /a layout shift/, reason: NO_SHIFTS },
  { file: 'motion.spec.ts', title: /nothing moves/, reason: NO_MEDIA },
  { file: 'offline.spec.ts', title: /the manifest/, reason: NO_CDP },
  { file: 'offline.spec.ts', title: /FAULT-56 after|FAULT-56 a first/, reason: NO_OFFLINE },
  { file: 'offline-languages.spec.ts', title: /uncached|loaded once online/, reason: NO_OFFLINE },
  { file: 'file-check-offline.spec.ts', reason: NO_OFFLINE },
  { file: 'integrity.spec.ts', title: /messages with one other byte/, reason: NO_RESPONSE },
  { file: 'partners-motion.spec.ts', title: /touch|FAULT-75/, reason: NO_CDP },
  { file: 'security.spec.ts', title: /webrtc/, reason: NO_WARNING },
  { file: 'popup-behavior.spec.ts', title: /on a tablet/, reason: NO_CDP },
  { file: 'partners.spec.ts', title: /FAULT-67/, reason: NO_MEDIA },
  { file: 'images.spec.ts', reason: NO_SIZES },
  { file: 'print.spec.ts', reason: NO_MEDIA },
  { file: 'reveal.spec.ts', title: /in print|FAULT-67/, reason: NO_MEDIA },
  { file: 'reveal.spec.ts', title: /no layout shift/, reason: NO_SHIFTS },
  { file: 'section-rendering.spec.ts', title: /in print/, reason: NO_MEDIA },
  { file: 'security.spec.ts', title: /every response/, reason: NO_HEADERS },
  { file: 'deferred-hydration.spec.ts', title: /first tap/, reason: NO_TAP },
  { file: 'no-javascript.spec.ts', title: /FAULT-60/, reason: NO_SCRIPT_SWITCH },
  { file: 'download.spec.ts', title: /FAULT-60/, reason: NO_SCRIPT_SWITCH },
  { file: 'app-proof.spec.ts', title: /FAULT-110/, reason: NO_SCRIPT_SWITCH },
  { file: 'official-origin.spec.ts', title: /the QR code/, reason: SCREENSHOT_STYLE },
  { file: 'worker-recovery.spec.ts', title: /stopped it while it waited/, reason: NO_CDP },
];

/** Skips only the tests that this engine's driver cannot run, with the reason in the report. */
export function skipUnsupportedByDriver(info: TestInfo): void {
  if (ENGINE !== 'firefox') return;
  const limit = FIREFOX_LIMITS.find(
    ({ file, title }) => file === basename(info.file) && (title?.test(info.title) ?? true),
  );
  if (limit) info.skip(true, `Firefox: ${limit.reason}`);
}

/** Firefox's messages, and the Chromium messages that tests expect instead. */
const CHROMIUM_WORDING: readonly (readonly [RegExp, string])[] = [
  [/^Loading module from .* was blocked/, 'Failed to load resource'],
  [/^downloadable font: download failed/, 'Failed to load resource'],
  [/^Cross-Origin Request Blocked/, 'Failed to load resource'],
  [/error loading dynamically imported module/, 'Failed to fetch dynamically imported module'],
  // The hash of an empty body: the file did not load.
  [/^None of the .* hashes in the integrity[^]*47DEQpj8HBSa/, 'Failed to load resource'],
  [/^None of the .* hashes in the integrity attribute/, 'Failed to find a valid digest'],
  [/^Content-Security-Policy:/, 'violates the following Content Security Policy directive'],
];

/**
 * Firefox logs these for a request that a navigation aborted: it checks the integrity of an empty body. The status of
 * a font is NS_BINDING_ABORTED.
 */
const ABORTED_BY_NAVIGATION =
  /hashes in the integrity[^]*47DEQpj8HBSa|^The QR code could not be made Error$|downloadable font: .* status=2152398850\b/;

export function isAbortedByNavigation(message: string): boolean {
  return ENGINE === 'firefox' && ABORTED_BY_NAVIGATION.test(message);
}

export const LOGGED_ERROR = ENGINE === 'firefox' ? /^Error$/ : /could not be fetched/;

export function normalizeMessage(message: string): string {
  const wording = CHROMIUM_WORDING.find(([pattern]) => pattern.test(message))?.[1];
  return ENGINE === 'chromium' || wording === undefined ? message : `${wording}: ${message}`;
}

/** Fills a field. The driver's `fill` in Firefox fires no event that React handles. */
export async function fillField(field: Locator, text: string): Promise<void> {
  if (ENGINE !== 'firefox') return field.fill(text);
  await field.focus();
  return field.evaluate((input, value) => {
    // Bypasses React's own setter: it would record the new value, and ignore the event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}
