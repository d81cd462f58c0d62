import { documentLinks } from '../../../src/app/document-paths.ts';
import type { Locale } from '../../../src/i18n/locales.ts';

/** The `href` of a link to a route, in the document of Home. */
export function linkTo(route: string, locale: Locale = 'en'): string {
  return documentLinks('./', locale)(route);
}
