import type { ComponentType } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { partNow, type MessageId } from '../i18n/messages.ts';
import { fetchPart } from '../i18n/PageMessages.tsx';
import type { Part } from '../i18n/parts.ts';
import { savesData } from '../platform/saves-data.ts';
import { ROUTES, type RoutePath } from '../primitives/link/navigation.ts';
import { lazyComponent, type LazyComponent } from '../primitives/lazy.tsx';
import { below } from '../pages/home/below.tsx';

/** What one address shows. */
export type Route = {
  /** Its own path; empty for the not-found screen, since an address may say anything (FAULT-43). */
  path: RoutePath | '';
  page: LazyComponent<object>;
  title: MessageId;
  /** What search results and link previews say about it: one of its own messages. */
  description: MessageId;
  /** What of it waits for its visitor where a document shows it already (primitives/Later), and its words. */
  below?: { components: readonly LazyComponent<object>[]; parts: readonly Part[] };
  /** What it says beyond the shell's messages. */
  parts: readonly Part[];
};

/** The footer of every page, which lies below its first screen. */
export const Footer = lazyComponent(
  () => import('../features/footer/Footer.tsx'),
  (module) => module.Footer,
);

const byDefault = (module: { default: ComponentType }) => module.default;

/** The seven routes (ROUTE-1 to ROUTE-7). Each page's code is a file of its own. */
const routes: readonly Route[] = [
  {
    path: ROUTES.home,
    page: lazyComponent(() => import('../pages/home/Home.tsx'), byDefault, below.components),
    below,
    title: 'meta.title.home',
    description: 'meta.description',
    parts: ['hero'],
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

/** What an address without a page shows (ROUTE-10). */
const NOT_FOUND: Route = {
  path: '',
  page: lazyComponent(
    () => import('../pages/not-found/NotFound.tsx'),
    (module) => module.NotFound,
  ),
  title: 'meta.title.not-found',
  description: 'meta.description',
  parts: [],
};

const ROUTE_OF: ReadonlyMap<string, Route> = new Map(routes.map((route) => [route.path, route]));

/** The route of a path; any path has one. */
export function routeOf(path: string): Route {
  return ROUTE_OF.get(path) ?? NOT_FOUND;
}

/** The code and the words of a whole page. */
function piecesOf({ page, parts, below }: Route) {
  return {
    code: [page, ...(below?.components ?? [])],
    words: [...parts, ...(below?.parts ?? [])],
  };
}

/**
 * Fetches what the page at a path is drawn from, in a language: its code and its words. Rejects with
 * the first ChunkError.
 */
export async function fetchPage(path: string, locale: Locale): Promise<void> {
  const { code, words } = piecesOf(routeOf(path));
  await Promise.all([
    ...code.map((component) => component.preload()),
    ...words.map((part) => fetchPart(locale, part)),
  ]);
}

/**
 * The same ahead of time, and the footer; `asShown` leaves out what waits for its visitor where a
 * document shows it already. Never rejects: what cannot be fetched is asked for again in time.
 */
export async function preloadPage(
  path: string,
  locale: Locale,
  { asShown }: { asShown: boolean },
): Promise<void> {
  const { page, parts } = routeOf(path);
  await Promise.allSettled(
    asShown
      ? [page.preload(), ...parts.map((part) => fetchPart(locale, part))]
      : [fetchPage(path, locale), Footer.preload()],
  );
}

/** Whether the page at a path can be drawn at once, in a language: its code and its words are here. */
export function isPageHere(path: string, locale: Locale): boolean {
  const { code, words } = piecesOf(routeOf(path));
  return (
    [Footer, ...code].every((component) => component.isHere()) &&
    words.every((part) => partNow(locale, part))
  );
}

/** The guides, whose code is fetched only when they are visited (ROUTE-5, ROUTE-6). */
const ONLY_WHEN_VISITED: ReadonlySet<Route['path']> = new Set([
  ROUTES.iosInstallGuide,
  ROUTES.androidInstallGuide,
]);

/** Fetches the other pages, unless the visitor saves data. What fails is asked for again in time. */
export function preloadPages(locale: Locale): void {
  if (savesData()) return;
  for (const { path } of routes)
    if (!ONLY_WHEN_VISITED.has(path)) void preloadPage(path, locale, { asShown: false });
}
