import { hasTelegram } from './telegram.ts';
import { useClientValue } from '../hydration/use-client-value.ts';

/** At least every mark that `app-browser.ts` knows. */
const MAYBE = /MicroMessenger|Instagram|FB[A_]|Telegram|Line|Zalo/;

/** Whether a page of this user agent may be in an app's own browser; `appBrowserOf` is sure. */
export function mightBeInApp(userAgent: string): boolean {
  return MAYBE.test(userAgent);
}

const read = () => mightBeInApp(navigator.userAgent) || hasTelegram();

/**
 * Whether it is worth the code that finds out in which app's own browser the page is; undefined
 * until the page is alive.
 */
export function useMightBeInApp(): boolean | undefined {
  return useClientValue(read);
}
