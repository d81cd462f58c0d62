import { useLocation, useRouter, type BaseLocationHook } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { normalizePath } from './path.ts';
import type { RoutePath } from './routes.ts';

/**
 * wouter's hash location without the query: `#/?scrollTo=ai-wallet` is the route `/`. Any hash
 * gives a path; an unknown one leads to the not-found page (FAULT-41, FAULT-44).
 */
export const useHashPath: BaseLocationHook = (options) => {
  const [location, navigate] = useHashLocation(options as Parameters<typeof useHashLocation>[0]);
  return [normalizePath(location), navigate];
};
useHashPath.hrefs = (href) => `#${href}`;

export function useNavigation(): { path: string; navigate: (to: RoutePath) => void } {
  const [path, navigate] = useLocation();
  return { path, navigate };
}

/** A link's URL: the route's prerendered document; in development, its hash address. */
export function useHref(): (to: string) => string {
  const router = useRouter();
  return (to) => router.hrefs(to, router);
}
