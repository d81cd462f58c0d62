import { FALLBACK_LOCALE, type Locale } from '../i18n/locales.ts';
import { ROUTES } from '../navigation/routes.ts';

/**
 * The prerendered document of a route in a locale, relative to the site: '' for Home in English,
 * `order/`, `es/`, `es/order/`. Each is a folder, so that its URL ends in a slash on every host.
 */
export function documentPath(locale: Locale, route: string): string {
  const folders = [
    ...(locale === FALLBACK_LOCALE ? [] : [locale]),
    ...(route === ROUTES.home ? [] : [route.slice(1)]),
  ];
  return folders.map((folder) => `${folder}/`).join('');
}

/**
 * The `href` of links: prerendered documents, relative to a document whose site root is `root`.
 * They work in a new tab, for crawlers and without JavaScript; a click uses the hash router
 * (ROUTE-8).
 */
export function documentLinks(root: string, locale: Locale): (to: string) => string {
  return (to) => {
    const [route = '', query] = to.split('?');
    return `${root}${documentPath(locale, route)}${query === undefined ? '' : `?${query}`}`;
  };
}
