import type { Page, Request } from '@playwright/test';
import { DISTRIBUTION_CALLS, DISTRIBUTION_ORIGIN } from './test-servers.ts';

export function distributionCalls(requests: readonly string[]): string[] {
  return requests.filter((url) => url.startsWith(DISTRIBUTION_ORIGIN));
}

/** Holds the response of the service until `release`; install it before the page loads. */
export async function holdResponse(
  page: Page,
): Promise<{ asked: Promise<Request>; release: () => void }> {
  let release: () => void = () => undefined;
  let ask: (request: Request) => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked = new Promise<Request>((resolve) => (ask = resolve));
  await page.route(DISTRIBUTION_CALLS, async (route) => {
    ask(route.request());
    await held;
    await route.fallback();
  });
  return { asked, release };
}
