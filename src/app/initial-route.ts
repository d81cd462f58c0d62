import { detectLocale } from '../i18n/detect.ts';
import { FALLBACK_LOCALE, isLocale, type Locale } from '../i18n/locales.ts';
import { pathFromHash } from '../navigation/path.ts';

/** What a document shows before any script: written into its `<html>` by the build. */
export type PrerenderedDocument = {
  locale: Locale;
  path: string;
  /** The way from the document to the site's address: `./`, `../`, `../../`. */
  root: string;
};

/** What the browser knows when a document is opened. */
export type VisitContext = {
  /** The saved language, unchecked. */
  saved: unknown;
  /** The browser's languages in order of preference. */
  languages: readonly string[];
  /** With `#`, or empty. */
  hash: string;
};

/** The document's own facts; undefined where none is prerendered (development). */
export function readPrerenderedDocument({
  lang,
  dataset,
}: HTMLElement): PrerenderedDocument | undefined {
  const { path, root } = dataset;
  if (path === undefined || root === undefined || !isLocale(lang)) return undefined;
  return { locale: lang, path, root };
}

/** Whether a hash says no route, so that the document's address does. */
export function isEmptyHash(hash: string): boolean {
  return hash === '' || hash === '#';
}

/**
 * The language and the route that the visitor gets, and whether the document shows just that. A saved
 * language wins (I18N-2), then the document's own where its address names one, then the browser's. The
 * hash says the route (ROUTE-8); without one it is the document's.
 */
export function resolveInitialRoute(
  prerendered: PrerenderedDocument | undefined,
  { saved, languages, hash }: VisitContext,
): { locale: Locale; path: string; matchesDocument: boolean } {
  const named =
    prerendered && prerendered.locale !== FALLBACK_LOCALE ? [prerendered.locale] : languages;
  const locale = detectLocale(saved, named);
  const path = prerendered && isEmptyHash(hash) ? prerendered.path : pathFromHash(hash);
  return {
    locale,
    path,
    matchesDocument: prerendered?.locale === locale && prerendered.path === path,
  };
}
