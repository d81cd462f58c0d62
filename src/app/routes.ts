import type { ComponentType } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { getLoadedNamespace, type MessageId } from '../i18n/messages.ts';
import { loadNamespaceOnce } from '../i18n/NamespaceProvider.tsx';
import type { Namespace } from '../i18n/namespaces.ts';
import { prefersReducedData } from '../browser/save-data.ts';
import { ROUTES, type RoutePath } from '../navigation/routes.ts';
import { lazyComponent, type LazyComponent } from '../hydration/lazy-component.tsx';
import { belowTheFold } from '../pages/home/below-the-fold.tsx';

/** What one address shows. */
export type Route = {
  /** Its own path; empty for the not-found screen, since an address may say anything (FAULT-43). */
  path: RoutePath | '';
  page: LazyComponent<object>;
  title: MessageId;
  /** What search results and link previews say about it: one of its own messages. */
  description: MessageId;
  /** What of it waits for its visitor where a document shows it already (DeferHydration), and its words. */
  belowTheFold?: { components: readonly LazyComponent<object>[]; namespaces: readonly Namespace[] };
  /** What it says beyond the shell's messages. */
  namespaces: readonly Namespace[];
};

/** The footer of every page, which lies below its first screen. */
export const Footer = lazyComponent(
  () => import('../features/footer/Footer.tsx'),
  (module) => module.Footer,
);

const defaultExport = (module: { default: ComponentType }) => module.default;

/** The seven routes (ROUTE-1 to ROUTE-7). Each page's code is a file of its own. */
const routes: readonly Route[] = [
  {
    path: ROUTES.home,
    page: lazyComponent(
      () => import('../pages/home/Home.tsx'),
      defaultExport,
      belowTheFold.components,
    ),
    belowTheFold,
    title: 'meta.title.home',
    description: 'meta.description',
    namespaces: ['hero'],
  },
  {
    path: ROUTES.order,
    page: lazyComponent(() => import('../pages/order/Order.tsx'), defaultExport),
    title: 'meta.title.order',
    description: 'meta.description.order',
    namespaces: [],
  },
  {
    path: ROUTES.bankCard,
    page: lazyComponent(() => import('../pages/bank-card/BankCard.tsx'), defaultExport),
    title: 'meta.title.bank-card',
    description: 'bank-card.lead',
    namespaces: ['card', 'bank-card'],
  },
  {
    path: ROUTES.download,
    page: lazyComponent(() => import('../pages/download/DownloadPage.tsx'), defaultExport),
    title: 'meta.title.download',
    description: 'download.subtitle.any',
    namespaces: [],
  },
  {
    path: ROUTES.iosInstallGuide,
    page: lazyComponent(
      () => import('../pages/ios-install-guide/IosInstallGuide.tsx'),
      defaultExport,
    ),
    title: 'meta.title.ios-install-guide',
    description: 'guide.ios.lead',
    namespaces: ['guide'],
  },
  {
    path: ROUTES.androidInstallGuide,
    page: lazyComponent(
      () => import('../pages/android-install-guide/AndroidInstallGuide.tsx'),
      defaultExport,
    ),
    title: 'meta.title.android-install-guide',
    description: 'guide.android.lead',
    namespaces: ['guide'],
  },
  {
    path: ROUTES.countriesRegions,
    page: lazyComponent(
      () => import('../pages/countries-regions/CountriesRegions.tsx'),
      defaultExport,
    ),
    title: 'meta.title.countries-regions',
    description: 'countries.subtitle',
    namespaces: [],
  },
];

/** What an address without a page shows (ROUTE-10). */
const NOT_FOUND: Route = {
  path: '',
  page: lazyComponent(
    () => import('../pages/errors/NotFound.tsx'),
    (module) => module.NotFound,
  ),
  title: 'meta.title.not-found',
  description: 'meta.description',
  namespaces: [],
};

const ROUTE_OF: ReadonlyMap<string, Route> = new Map(routes.map((route) => [route.path, route]));

/** The route of a path; any path has one. */
export function matchRoute(path: string): Route {
  return ROUTE_OF.get(path) ?? NOT_FOUND;
}

/** The code and the words of a whole page. */
function routeAssets({ page, namespaces, belowTheFold: below }: Route) {
  return {
    code: [page, ...(below?.components ?? [])],
    words: [...namespaces, ...(below?.namespaces ?? [])],
  };
}

/**
 * Fetches what the page at a path is drawn from, in a language: its code and its words. Rejects with
 * the first ChunkError.
 */
export async function fetchPage(path: string, locale: Locale): Promise<void> {
  const { code, words } = routeAssets(matchRoute(path));
  await Promise.all([
    ...code.map((component) => component.preload()),
    ...words.map((namespace) => loadNamespaceOnce(locale, namespace)),
  ]);
}

/**
 * The same ahead of time, and the footer; `matchesDocument` leaves out what waits for its visitor where a
 * document shows it already. Never rejects: what cannot be fetched is asked for again in time.
 */
export async function preloadPage(
  path: string,
  locale: Locale,
  { matchesDocument }: { matchesDocument: boolean },
): Promise<void> {
  const { page, namespaces } = matchRoute(path);
  await Promise.allSettled(
    matchesDocument
      ? [page.preload(), ...namespaces.map((namespace) => loadNamespaceOnce(locale, namespace))]
      : [fetchPage(path, locale), Footer.preload()],
  );
}

/** Whether the page at a path can be drawn at once, in a language: its code and its words are here. */
export function isPageLoaded(path: string, locale: Locale): boolean {
  const { code, words } = routeAssets(matchRoute(path));
  return (
    [Footer, ...code].every((component) => component.isLoaded()) &&
    words.every((namespace) => getLoadedNamespace(locale, namespace))
  );
}

/** The guides, whose code is fetched only when they are visited (ROUTE-5, ROUTE-6). */
const NOT_PREFETCHED: ReadonlySet<Route['path']> = new Set([
  ROUTES.iosInstallGuide,
  ROUTES.androidInstallGuide,
]);

/** Fetches the other pages, unless the visitor saves data. What fails is asked for again in time. */
export function prefetchPages(locale: Locale): void {
  if (prefersReducedData()) return;
  for (const { path } of routes)
    if (!NOT_PREFETCHED.has(path)) void preloadPage(path, locale, { matchesDocument: false });
}
