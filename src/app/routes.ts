import type { ComponentType } from 'react';
import type { Locale } from '../i18n/locales.ts';
import type { MessageId } from '../i18n/messages.ts';
import type { Part } from '../i18n/parts.ts';
import { ROUTES, type RoutePath } from '../primitives/link/navigation.ts';
import { lazyComponent, type LazyComponent } from '../primitives/lazy.tsx';
import { fetchPart } from './PageMessages.tsx';

/** What one address shows. */
export type Route = {
  path: RoutePath;
  page: LazyComponent<object>;
  title: MessageId;
  /** What search results and link previews say about it: one of its own messages. */
  description: MessageId;
  /** What it says beyond the shell's messages. */
  parts: readonly Part[];
};

const byDefault = (module: { default: ComponentType }) => module.default;

/** The seven routes (ROUTE-1 to ROUTE-7). Each page's code is a file of its own. */
export const routes: readonly Route[] = [
  {
    path: ROUTES.home,
    page: lazyComponent(() => import('../pages/home/Home.tsx'), byDefault),
    title: 'meta.title.home',
    description: 'meta.description',
    parts: ['home'],
  },
  {
    path: ROUTES.order,
    page: lazyComponent(() => import('../pages/order/Order.tsx'), byDefault),
    title: 'meta.title.order',
    description: 'meta.description.order',
    parts: [],
  },
  {
    path: ROUTES.bankCard,
    page: lazyComponent(() => import('../pages/bank-card/BankCard.tsx'), byDefault),
    title: 'meta.title.bank-card',
    description: 'bank-card.lead',
    parts: ['home', 'bank-card'],
  },
  {
    path: ROUTES.download,
    page: lazyComponent(() => import('../pages/download/DownloadPage.tsx'), byDefault),
    title: 'meta.title.download',
    description: 'download.subtitle.any',
    parts: [],
  },
  {
    path: ROUTES.iosInstallGuide,
    page: lazyComponent(() => import('../pages/ios-install-guide/IosInstallGuide.tsx'), byDefault),
    title: 'meta.title.ios-install-guide',
    description: 'guide.ios.lead',
    parts: ['guide'],
  },
  {
    path: ROUTES.androidInstallGuide,
    page: lazyComponent(
      () => import('../pages/android-install-guide/AndroidInstallGuide.tsx'),
      byDefault,
    ),
    title: 'meta.title.android-install-guide',
    description: 'guide.android.lead',
    parts: ['guide'],
  },
  {
    path: ROUTES.countriesRegions,
    page: lazyComponent(() => import('../pages/countries-regions/CountriesRegions.tsx'), byDefault),
    title: 'meta.title.countries-regions',
    description: 'countries.subtitle',
    parts: [],
  },
];

/** What an address without a page is called (ROUTE-10). */
export const NOT_FOUND = {
  title: 'meta.title.not-found',
  description: 'meta.description',
  parts: [],
} as const satisfies Partial<Route>;

/** The route of a path; undefined shows the not-found screen (ROUTE-10). */
export function findRoute(path: string): Route | undefined {
  return routes.find((route) => route.path === path);
}

/**
 * Fetches the code and the words of the page at a path. Never rejects: what cannot be fetched is
 * asked for again when the page is rendered.
 */
export async function preloadPage(path: string, locale: Locale): Promise<void> {
  const route = findRoute(path);
  if (!route) return;
  await Promise.allSettled([
    route.page.preload(),
    ...route.parts.map((part) => fetchPart(locale, part)),
  ]);
}
