import type { MessageId } from '../i18n/messages.ts';
import { ROUTES, pathOf, type RoutePath } from '../primitives/link/navigation.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';

/** What one address shows. */
export type Route = { path: RoutePath; page: LazyPage; title: MessageId };

/** The seven routes (ROUTE-1 to ROUTE-7). Each page's code is a file of its own. */
export const routes: readonly Route[] = [
  {
    path: ROUTES.home,
    page: lazyPage(() => import('../pages/home/Home.tsx')),
    title: 'meta.title.home',
  },
  {
    path: ROUTES.order,
    page: lazyPage(() => import('../pages/order/Order.tsx')),
    title: 'meta.title.order',
  },
  {
    path: ROUTES.bankCard,
    page: lazyPage(() => import('../pages/bank-card/BankCard.tsx')),
    title: 'meta.title.bank-card',
  },
  {
    path: ROUTES.download,
    page: lazyPage(() => import('../pages/download/DownloadPage.tsx')),
    title: 'meta.title.download',
  },
  {
    path: ROUTES.iosInstallGuide,
    page: lazyPage(() => import('../pages/ios-install-guide/IosInstallGuide.tsx')),
    title: 'meta.title.ios-install-guide',
  },
  {
    path: ROUTES.androidInstallGuide,
    page: lazyPage(() => import('../pages/android-install-guide/AndroidInstallGuide.tsx')),
    title: 'meta.title.android-install-guide',
  },
  {
    path: ROUTES.countriesRegions,
    page: lazyPage(() => import('../pages/countries-regions/CountriesRegions.tsx')),
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
  await findRoute(path)?.page.preload().catch(() => undefined);
}
