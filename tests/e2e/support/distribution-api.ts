import type { Page, Request } from '@playwright/test';
import { DISTRIBUTION_CALLS, DISTRIBUTION_ORIGIN } from './test-servers.ts';

export function distributionCalls(requests: readonly string[]): string[] {
  return requests.filter((url) => url.startsWith(DISTRIBUTION_ORIGIN));
}

/** Holds the response of the service until `release`; install it before the page loads. */
export async function holdResponse(
  page: Page,
): Promise<{ requested: Promise<Request>; release: () => void }> {
  let release: () => void = () => undefined;
  let onRequest: (request: Request) => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const requested = new Promise<Request>((resolve) => (onRequest = resolve));
  await page.route(DISTRIBUTION_CALLS, async (route) => {
    onRequest(route.request());
    await released;
    await route.fallback();
  });
  return { requested, release };
}
