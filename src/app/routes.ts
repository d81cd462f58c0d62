import type { MessageId } from '../i18n/messages.ts';
import { ROUTES, pathOf, type RoutePath } from '../primitives/link/navigation.ts';
import { lazyComponent, type LazyComponent } from '../primitives/lazy.tsx';

/** What one address shows. */
export type Route = { path: RoutePath; page: LazyComponent<object>; title: MessageId };

/** The seven routes (ROUTE-1 to ROUTE-7). Each page's code is a file of its own. */
export const routes: readonly Route[] = [
  {
    path: ROUTES.home,
    page: lazyComponent(async () => (await import('../pages/home/Home.tsx')).default),
    title: 'meta.title.home',
  },
  {
    path: ROUTES.order,
    page: lazyComponent(async () => (await import('../pages/order/Order.tsx')).default),
    title: 'meta.title.order',
  },
  {
    path: ROUTES.bankCard,
    page: lazyComponent(async () => (await import('../pages/bank-card/BankCard.tsx')).default),
    title: 'meta.title.bank-card',
  },
  {
    path: ROUTES.download,
    page: lazyComponent(async () => (await import('../pages/download/DownloadPage.tsx')).default),
    title: 'meta.title.download',
  },
  {
    path: ROUTES.iosInstallGuide,
    page: lazyComponent(
      async () => (await import('../pages/ios-install-guide/IosInstallGuide.tsx')).default,
    ),
    title: 'meta.title.ios-install-guide',
  },
  {
    path: ROUTES.androidInstallGuide,
    page: lazyComponent(
      async () => (await import('../pages/android-install-guide/AndroidInstallGuide.tsx')).default,
    ),
    title: 'meta.title.android-install-guide',
  },
  {
    path: ROUTES.countriesRegions,
    page: lazyComponent(
      async () => (await import('../pages/countries-regions/CountriesRegions.tsx')).default,
    ),
    title: 'meta.title.countries-regions',
  },
];

/** The route of a path; undefined shows the not-found screen (ROUTE-10). */
export function findRoute(path: string): Route | undefined {
  return routes.find((route) => route.path === path);
}

/**
 * Fetches the code of the page that a hash leads to. Never rejects: a page that cannot be fetched
 * is asked for again when it is rendered.
 */
export async function preloadPage(hash: string): Promise<void> {
  const path = pathOf(`/${hash.replace(/^#?\/?/, '')}`);
  await findRoute(path)
    ?.page.preload()
    .catch(() => undefined);
}
