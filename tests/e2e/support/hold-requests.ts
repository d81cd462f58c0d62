import type { Page, Request } from '@playwright/test';

/** Holds matching requests until `release`; `requested` resolves with the first one. */
export async function holdRequests(
  page: Page,
  url: RegExp | string,
): Promise<{ requested: Promise<Request>; release: () => void }> {
  const released = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<Request>();
  await page.route(url, async (route) => {
    requested.resolve(route.request());
    await released.promise;
    await route.fallback();
  });
  return { requested: requested.promise, release: released.resolve };
}
