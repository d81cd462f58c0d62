import { hasTelegram } from './telegram.ts';

/** How apps that open links in a browser of their own name themselves (FAULT-33, FAULT-34). */
const USER_AGENT_PATTERNS = {
  WeChat: /MicroMessenger\//,
  // Before Facebook: both belong to one house and share some of its marks.
  Instagram: /\bInstagram \d/,
  Facebook: /\bFB(?:AN|AV|_IAB)\//,
  Telegram: /\bTelegram-Android\//,
  LINE: /\bLine\/\d/,
  Zalo: /\bZalo(?:Theme|\W)/,
} as const;

/** Those apps by name. */
export const IN_APP_BROWSERS = Object.keys(USER_AGENT_PATTERNS) as readonly InAppBrowser[];

/** The app whose own browser shows the page; its name is the same in every language. */
export type InAppBrowser = keyof typeof USER_AGENT_PATTERNS;

/** What tells an app's browser from the phone's own. */
export type InAppBrowserFacts = {
  userAgent: string;
  /** Whether Telegram's bridge is in the page: on iOS its user agent is that of Safari. */
  telegram: boolean;
};

/**
 * The app whose browser these facts are of; undefined for a browser that stands alone, and for all
 * that is not known. Any user agent is safe (FAULT-30).
 */
export function detectInAppBrowser({
  userAgent,
  telegram,
}: InAppBrowserFacts): InAppBrowser | undefined {
  if (telegram) return 'Telegram';
  return IN_APP_BROWSERS.find((app) => USER_AGENT_PATTERNS[app].test(userAgent));
}

/** The same of the page as it is. Not for the first render. */
export function currentInAppBrowser(): InAppBrowser | undefined {
  return detectInAppBrowser({ userAgent: navigator.userAgent, telegram: hasTelegram() });
}
