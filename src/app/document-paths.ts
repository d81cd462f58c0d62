import { FALLBACK_LOCALE, type Locale } from '../i18n/locales.ts';
import { ROUTES } from '../navigation/routes.ts';

/**
 * Where the prerendered document of a route in a language lies, relative to the site's address:
 * empty for Home in English, `order/`, `es/`, `es/order/`. A folder each, so that the address ends in
 * a slash on every host.
 */
export function documentPath(locale: Locale, route: string): string {
  const folders = [
    ...(locale === FALLBACK_LOCALE ? [] : [locale]),
    ...(route === ROUTES.home ? [] : [route.slice(1)]),
  ];
  return folders.map((folder) => `${folder}/`).join('');
}

/**
 * The addresses of links to routes: each the document of the route in the current language, as seen
 * from a document whose way to the site's address is `root` (`./`, `../../`). So links work in a new
 * tab, for search engines and without a script; a click stays in the app, on its hash (ROUTE-8).
 */
export function documentLinks(root: string, locale: Locale): (to: string) => string {
  return (to) => {
    const [route = '', query] = to.split('?');
    return `${root}${documentPath(locale, route)}${query === undefined ? '' : `?${query}`}`;
  };
}
