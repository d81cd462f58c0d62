import { documentPath } from '../../app/document-paths.ts';
import { FALLBACK_LOCALE, LOCALES } from '../../i18n/locales.ts';
import { ROUTES } from '../../navigation/routes.ts';

/** Every document with its alternates. */
export function sitemap(origin: string): string {
  const entries = Object.values(ROUTES).flatMap((path) => {
    const alternates = [...LOCALES, 'x-default' as const].map((language) => {
      const locale = language === 'x-default' ? FALLBACK_LOCALE : language;
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}/${documentPath(locale, path)}"/>`;
    });
    return LOCALES.map(
      (locale) =>
        `<url><loc>${origin}/${documentPath(locale, path)}</loc>${alternates.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
