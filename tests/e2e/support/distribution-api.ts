import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { DISTRIBUTION_CALLS, DISTRIBUTION_ORIGIN } from './test-servers.ts';

export function distributionCalls(requests: readonly string[]): string[] {
  return requests.filter((url) => url.startsWith(DISTRIBUTION_ORIGIN));
}

/** Holds the response of the service until `release`; install it before the page loads. */
export const holdResponse = (page: Page) => holdRequests(page, DISTRIBUTION_CALLS);
