import { hasTelegram } from './telegram.ts';
import { useDeviceFact } from './use-device-fact.ts';

/** At least every mark that `app-browser.ts` knows. */
const MAYBE = /MicroMessenger|Instagram|FB[A_]|Telegram|Line|Zalo/;

/** Whether a page of this user agent may be in an app's own browser; `appBrowserOf` is sure. */
export function maybeInApp(userAgent: string): boolean {
  return MAYBE.test(userAgent);
}

const read = () => maybeInApp(navigator.userAgent) || hasTelegram();

/**
 * Whether it is worth the code that finds out in which app's own browser the page is; undefined
 * until the page is alive.
 */
export function useInApp(): boolean | undefined {
  return useDeviceFact(read);
}
