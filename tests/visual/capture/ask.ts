/** Asks the scripts that a stage leaves in its page, the short way where the engine has one. */
import type { CDPSession, Page } from '@playwright/test';

/**
 * Promises what `call` gives in the page, as `page.evaluate` does; `args` and result are plain JSON.
 * Only in a document that is there: after a navigation, `page.evaluate` waits for the new one.
 * @throws Error with what the page threw, or when it goes meanwhile.
 */
export type Ask = <const Args extends readonly unknown[], Result>(
  call: (...args: Args) => Result,
  ...args: Args
) => Promise<Awaited<Result>>;

/**
 * Asks `page`; with `cdp` without Playwright's own values, handles and stack traces, which make a
 * question twice as dear: a cell asks three.
 */
export function askOn(page: Page, cdp: CDPSession | undefined): Ask {
  return async (call, ...args) => {
    const list = args.map((it) => JSON.stringify(it) ?? 'undefined').join(', ');
    const expression = `(${call.toString()})(${list})`;
    if (!cdp) return page.evaluate(expression);
    const { result, exceptionDetails: thrown } = await cdp.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (thrown) throw new Error(thrown.exception?.description ?? thrown.text);
    return result.value;
  };
}
