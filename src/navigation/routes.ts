import { useLocation, useRouter, type BaseLocationHook } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { normalizePath } from './path.ts';

/** The routes of the site, after `#` (ROUTE-1 to ROUTE-7). */
export const ROUTES = {
  home: '/',
  order: '/order',
  bankCard: '/bank-card',
  download: '/download',
  iosInstallGuide: '/ios-install-guide',
  androidInstallGuide: '/android-install-guide',
  countriesRegions: '/countries-regions',
} as const;

/** One of the seven addresses. */
export type RoutePath = (typeof ROUTES)[keyof typeof ROUTES];

/** Whether a page of the site lies at a path. */
export function isRoute(path: string): path is RoutePath {
  return Object.values<string>(ROUTES).includes(path);
}

/**
 * wouter's hash location without the query: `#/?scrollTo=ai-wallet` is the route `/`. Any hash
 * gives a path; what is no route of ours ends at the not-found screen (FAULT-41, FAULT-44).
 */
export const useHashPath: BaseLocationHook = (options) => {
  const [location, navigate] = useHashLocation(options as Parameters<typeof useHashLocation>[0]);
  return [normalizePath(location), navigate];
};
useHashPath.hrefs = (href) => `#${href}`;

/** The current path, and a function that goes to another. */
export function useNavigation(): { path: string; navigate: (to: RoutePath) => void } {
  const [path, navigate] = useLocation();
  return { path, navigate };
}

/** The `href` of a route as the browser sees it: its document's, or `#/download` where there is none. */
export function useHref(): (to: string) => string {
  const router = useRouter();
  return (to) => router.hrefs(to, router);
}
