import type { Locale } from '../i18n/locales.ts';
import { isRoute } from '../navigation/routes.ts';
import { documentPath } from './document-paths.ts';
import type { PrerenderedDocument } from './initial-route.ts';

/**
 * The URL of the document of a route and locale, with the query and hash of `href`, the URL of the open
 * document (ROUTE-12). Undefined if there is no such document, or if `href` is its URL already: the host
 * then responded with the wrong document, and opening the URL again would be an endless loop.
 */
export function matchingDocumentUrl(
  openDocument: PrerenderedDocument,
  route: { locale: Locale; path: string },
  href: string,
): string | undefined {
  if (!isRoute(route.path)) return undefined;
  const path = documentPath(route.locale, route.path);
  const current = new URL(href);
  const target = new URL(`${openDocument.root}${path}`, current);
  // Home at `/order/` has the root `./`, which leads to `/order/order/`. The document at `/es/order/` is
  // right, although its URL ends with `order/`.
  const isWrongDocument =
    current.pathname.endsWith(`/${path}`) &&
    !documentPath(openDocument.locale, openDocument.path).endsWith(path);
  if (isWrongDocument || target.pathname === current.pathname) return undefined;
  target.search = current.search;
  target.hash = current.hash;
  return target.href;
}
