import type { ComponentType } from 'react';
import type { MessageId } from '../i18n/messages.ts';
import { BankCard } from '../pages/bank-card/BankCard.tsx';
import { CountriesRegions } from '../pages/countries-regions/CountriesRegions.tsx';
import { DownloadPage } from '../pages/download/DownloadPage.tsx';
import { Home } from '../pages/home/Home.tsx';
import { Order } from '../pages/order/Order.tsx';
import { ROUTES, type RoutePath } from '../primitives/link/navigation.ts';
import { lazyPage } from './lazy-page.ts';

/** What one address shows. */
export type Route = { path: RoutePath; page: ComponentType; title: MessageId };

/** The seven routes (ROUTE-1 to ROUTE-7). The guides are fetched only when visited. */
export const routes: readonly Route[] = [
  { path: ROUTES.home, page: Home, title: 'meta.title.home' },
  { path: ROUTES.order, page: Order, title: 'meta.title.order' },
  { path: ROUTES.bankCard, page: BankCard, title: 'meta.title.bank-card' },
  { path: ROUTES.download, page: DownloadPage, title: 'meta.title.download' },
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
    page: CountriesRegions,
    title: 'meta.title.countries-regions',
  },
];
