/** The paths of the hash router (ROUTE-1 to ROUTE-7). */
export const ROUTES = {
  home: '/',
  order: '/order',
  bankCard: '/bank-card',
  download: '/download',
  iosInstallGuide: '/ios-install-guide',
  androidInstallGuide: '/android-install-guide',
  countriesRegions: '/countries-regions',
} as const;

export type RoutePath = (typeof ROUTES)[keyof typeof ROUTES];

export function isRoute(path: string): path is RoutePath {
  return Object.values<string>(ROUTES).includes(path);
}
