import { useClientValue } from '../hydration/use-client-value.ts';

/** A superset of the patterns of `in-app-browser.ts`. */
const MAYBE = /MicroMessenger|Instagram|FB[A_]|Telegram|Line|Zalo/;

/** Cheap and imprecise; `detectInAppBrowser` is exact. */
export function mightBeInApp(userAgent: string): boolean {
  return MAYBE.test(userAgent);
}

/** On iOS, Telegram's user agent is Safari's, but its bridge is a global. */
export function hasTelegram(): boolean {
  return 'TelegramWebview' in window || 'TelegramWebviewProxy' in window;
}

const read = () => mightBeInApp(navigator.userAgent) || hasTelegram();

/** Whether to load `in-app-browser.ts`; undefined until the page is hydrated. */
export function useMightBeInApp(): boolean | undefined {
  return useClientValue(read);
}
