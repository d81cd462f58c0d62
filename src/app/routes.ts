import type { ComponentType } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { getLoadedNamespace, loadNamespace, type MessageId } from '../i18n/messages.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { prefersReducedData } from '../browser/save-data.ts';
import { ROUTES, type RoutePath } from '../navigation/routes.ts';
import { lazyComponent, type LazyComponent } from '../hydration/lazy-component.tsx';
import { walletPart, walletPhonePart } from '../features/app-screens/wallet-part.tsx';
import { verification } from '../features/download/verification-parts.tsx';
import { belowTheFold } from '../pages/home/below-the-fold.tsx';

export type Route = {
  /** Empty for the not-found page, which any URL can lead to (FAULT-43). */
  path: RoutePath | '';
  page: LazyComponent<object>;
  title: MessageId;
  /** The message for search results and link previews. */
  description: MessageId;
  /** Components that DeferHydration hydrates late, and their namespaces. */
  deferred?: { components: readonly LazyComponent<object>[]; namespaces: readonly Namespace[] };
  /** Namespaces in addition to the shell's. */
  namespaces: readonly Namespace[];
};

export const Footer = lazyComponent(
  () => import('../features/footer/Footer.tsx'),
  (module) => module.Footer,
);

/** Each page is a chunk, which the build finds by its default export (bundle-assets.ts). */
const lazyPage = (
  load: () => Promise<{ default: ComponentType }>,
  ...preloadWith: LazyComponent<object>[]
) => lazyComponent(load, (module) => module.default, preloadWith);

/** ROUTE-1 to ROUTE-7. */
const routes: readonly Route[] = [
  {
    path: ROUTES.home,
    page: lazyPage(() => import('../pages/home/Home.tsx'), ...belowTheFold.components),
    deferred: belowTheFold,
    title: 'meta.title.home',
    description: 'meta.description',
    namespaces: ['hero'],
  },
  {
    path: ROUTES.order,
    page: lazyPage(() => import('../pages/order/Order.tsx')),
    deferred: walletPhonePart,
    title: 'meta.title.order',
    description: 'meta.description.order',
    namespaces: ['order'],
  },
  {
    path: ROUTES.bankCard,
    page: lazyPage(() => import('../pages/bank-card/BankCard.tsx')),
    title: 'meta.title.bank-card',
    description: 'bank-card.lead',
    namespaces: ['card', 'bank-card'],
  },
  {
    path: ROUTES.download,
    page: lazyPage(() => import('../pages/download/DownloadPage.tsx')),
    deferred: {
      components: [...walletPart.components, ...verification.components],
      namespaces: [...walletPart.namespaces, ...verification.namespaces],
    },
    title: 'meta.title.download',
    description: 'download.subtitle.any',
    namespaces: [],
  },
  {
    path: ROUTES.iosInstallGuide,
    page: lazyPage(() => import('../pages/ios-install-guide/IosInstallGuide.tsx')),
    deferred: verification,
    title: 'meta.title.ios-install-guide',
    description: 'guide.ios.lead',
    namespaces: ['guide'],
  },
  {
    path: ROUTES.androidInstallGuide,
    page: lazyPage(() => import('../pages/android-install-guide/AndroidInstallGuide.tsx')),
    deferred: verification,
    title: 'meta.title.android-install-guide',
    description: 'guide.android.lead',
    namespaces: ['guide'],
  },
  {
    path: ROUTES.countriesRegions,
    page: lazyPage(() => import('../pages/countries-regions/CountriesRegions.tsx')),
    deferred: walletPart,
    title: 'meta.title.countries-regions',
    description: 'countries.subtitle',
    namespaces: ['countries'],
  },
];

/** ROUTE-10 */
const NOT_FOUND: Route = {
  path: '',
  page: lazyPage(() => import('../pages/errors/NotFound.tsx')),
  title: 'meta.title.not-found',
  description: 'meta.description',
  namespaces: [],
};

/** Matches every path. */
export function matchRoute(path: string): Route {
  return routes.find((route) => route.path === path) ?? NOT_FOUND;
}

function routeAssets({ page, namespaces, deferred }: Route) {
  return {
    components: [page, ...(deferred?.components ?? [])],
    namespaces: [...namespaces, ...(deferred?.namespaces ?? [])],
  };
}

/** Rejects with the first ChunkError. */
export async function fetchPage(path: string, locale: Locale): Promise<void> {
  const { components, namespaces } = routeAssets(matchRoute(path));
  await Promise.all([
    ...components.map((component) => component.preload()),
    ...namespaces.map((namespace) => loadNamespace(locale, namespace)),
  ]);
}

/**
 * Preloads a page and the footer; `matchesDocument` leaves out what the document already contains.
 * Never rejects: what fails is requested again when it is needed.
 */
export async function preloadPage(
  path: string,
  locale: Locale,
  { matchesDocument }: { matchesDocument: boolean },
): Promise<void> {
  const { page, namespaces } = matchRoute(path);
  await Promise.allSettled(
    matchesDocument
      ? [page.preload(), ...namespaces.map((namespace) => loadNamespace(locale, namespace))]
      : [fetchPage(path, locale), Footer.preload()],
  );
}

/** Whether the page can render synchronously: its code and its messages are loaded. */
export function isPageLoaded(path: string, locale: Locale): boolean {
  const { components, namespaces } = routeAssets(matchRoute(path));
  return (
    [Footer, ...components].every((component) => component.isLoaded()) &&
    namespaces.every((namespace) => getLoadedNamespace(locale, namespace))
  );
}

/** Skips the guides (ROUTE-5, ROUTE-6). Does nothing if the visitor saves data. */
export function prefetchPages(locale: Locale): void {
  if (prefersReducedData()) return;
  for (const { path, namespaces } of routes)
    if (!namespaces.includes('guide')) void preloadPage(path, locale, { matchesDocument: false });
}
