import { detectLocale } from '../i18n/detect.ts';
import { FALLBACK_LOCALE, isLocale, type Locale } from '../i18n/locales.ts';
import { pathFromHash } from '../navigation/path.ts';
import { isRoute } from '../navigation/routes.ts';

/** The attributes that the build writes into the `<html>` of a document. */
export type PrerenderedDocument = {
  locale: Locale;
  path: string;
  /** The relative URL of the site: `./`, `../`, `../../`. */
  root: string;
};

type VisitContext = {
  /** Unchecked. */
  saved: unknown;
  /** In order of preference. */
  languages: readonly string[];
  /** Of the URL. */
  pathname: string;
  /** With `#`, or empty. */
  hash: string;
};

/** Undefined for a document that is not prerendered (development). */
export function readPrerenderedDocument({
  lang,
  dataset,
}: HTMLElement): PrerenderedDocument | undefined {
  const { path, root } = dataset;
  if (path === undefined || root === undefined || !isLocale(lang)) return undefined;
  return { locale: lang, path, root };
}

/** Without a route in the hash, the document's URL determines the route. */
export function isEmptyHash(hash: string): boolean {
  return hash === '' || hash === '#';
}

/**
 * The saved locale wins (I18N-2), then the one that the URL names, then the browser's. The hash contains
 * the route (ROUTE-8); an empty hash means the document's route.
 */
export function resolveInitialRoute(
  prerendered: PrerenderedDocument | undefined,
  { saved, languages, pathname, hash }: VisitContext,
): { locale: Locale; path: string; matchesDocument: boolean } {
  const locale = detectLocale(saved, [...localeFromUrl(prerendered, pathname), ...languages]);
  const path = prerendered && isEmptyHash(hash) ? prerendered.path : pathFromHash(hash);
  return {
    locale,
    path,
    matchesDocument: prerendered?.locale === locale && prerendered.path === path,
  };
}

/** There is one document for all unknown URLs (404): their first folder names the locale, as in `/es/nowhere/`. */
function localeFromUrl(document: PrerenderedDocument | undefined, pathname: string): string[] {
  if (!document) return [];
  if (!isRoute(document.path)) return pathname.split('/', 2).slice(1);
  return document.locale === FALLBACK_LOCALE ? [] : [document.locale];
}
