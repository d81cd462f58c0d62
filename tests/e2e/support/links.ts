import { documentLinks } from '../../../src/app/document-paths.ts';
import type { Locale } from '../../../src/i18n/locales.ts';

/** The `href` of a link to a route; `root` is the relative URL of the site in the open document. */
export function linkTo(route: string, locale: Locale = 'en', root = './'): string {
  return documentLinks(root, locale)(route);
}
