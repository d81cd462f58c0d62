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

/** Home's document contains this page in a `<template>`: the QR code opens it by Home's URL (ROUTE-12). */
export const EMBEDDED_ROUTE = ROUTES.download;

export type RoutePath = (typeof ROUTES)[keyof typeof ROUTES];

export function isRoute(path: string): path is RoutePath {
  return Object.values<string>(ROUTES).includes(path);
}
