import { chromium } from '@playwright/test';

/** What every object of Playwright's client has, though its types do not say so. */
interface Owner {
  _wrapApiCall?<T>(
    work: () => Promise<T>,
    how: { readonly internal: true; readonly title: string },
  ): Promise<T>;
}

/**
 * Promises what `work` does, without a step in Playwright's report for each call it makes of the
 * browser: a cell makes ten, and for each Playwright would look up where it stands in the source and
 * tell its main process twice. Playwright's own helpers are left out of its reports in this way. In
 * a version that cannot do it, the calls are reported.
 */
export async function unreported<T>(work: () => Promise<T>): Promise<T> {
  const owner = chromium as unknown as Owner;
  if (!owner._wrapApiCall) return work();
  // Settled inside: of an error that passes through, it would say that the call was its own.
  const [ended] = await owner._wrapApiCall(() => Promise.allSettled([work()]), {
    internal: true,
    title: '',
  });
  if (ended.status === 'rejected') throw ended.reason;
  return ended.value;
}
