import { useClientValue } from '../hydration/use-client-value.ts';

/** In the user agent of each in-app browser (FAULT-33, FAULT-34). */
const USER_AGENT_PATTERNS = {
  WeChat: /MicroMessenger\//,
  // Before Facebook, because its user agent may also match Facebook's pattern.
  Instagram: /\bInstagram \d/,
  Facebook: /\bFB(?:AN|AV|_IAB)\//,
  Telegram: /\bTelegram-Android\//,
  LINE: /\bLine\/\d/,
  Zalo: /\bZalo(?:Theme|\W)/,
} as const;

export const IN_APP_BROWSERS = Object.keys(USER_AGENT_PATTERNS) as readonly InAppBrowser[];

/** The app's name, the same in every language. */
export type InAppBrowser = keyof typeof USER_AGENT_PATTERNS;

type InAppBrowserFacts = { userAgent: string; telegram: boolean };

/** Undefined for other browsers. Any user agent is safe (FAULT-30). */
export function detectInAppBrowser(facts: InAppBrowserFacts): InAppBrowser | undefined {
  if (facts.telegram) return 'Telegram';
  return IN_APP_BROWSERS.find((app) => USER_AGENT_PATTERNS[app].test(facts.userAgent));
}

const read = () =>
  detectInAppBrowser({
    userAgent: navigator.userAgent,
    // On iOS, Telegram's user agent is Safari's, but its bridge is a global.
    telegram: 'TelegramWebview' in window || 'TelegramWebviewProxy' in window,
  });

/** Undefined in other browsers, and until the page is hydrated. */
export function useInAppBrowser(): InAppBrowser | undefined {
  return useClientValue(read);
}
