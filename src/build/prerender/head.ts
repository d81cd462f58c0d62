import { documentPath } from '../../app/document-paths.ts';
import { FALLBACK_LOCALE, LOCALES, type Locale } from '../../i18n/locales.ts';
import { isRoute } from '../../navigation/routes.ts';
import { BRAND } from '../../site.ts';
import { openTag } from './html.ts';

/** Open Graph locales include a country. */
const OG_LOCALES: Readonly<Record<Locale, string>> = {
  en: 'en_US',
  es: 'es_ES',
  pt: 'pt_BR',
  'zh-TW': 'zh_TW',
  vi: 'vi_VN',
};

/** The size of the images in `public/og`, in px. */
const SHARED_PICTURE = { width: '1200', height: '630' } as const;

export type PageMeta = { locale: Locale; path: string; title: string; description: string };

/**
 * Tags for search engines and link previews: description, canonical URL, alternates and Open Graph.
 * Their URLs are absolute; `origin` is where the site is published.
 */
export function headTags({ locale, path, title, description }: PageMeta, origin: string): string {
  const documentUrl = (language: Locale) => `${origin}/${documentPath(language, path)}`;
  const others = LOCALES.filter((language) => language !== locale);
  const openGraph: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', BRAND.wallet],
    ['og:url', documentUrl(locale)],
    ['og:title', title],
    ['og:description', description],
    ['og:image', `${origin}/og/${locale}.jpg`],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', SHARED_PICTURE.width],
    ['og:image:height', SHARED_PICTURE.height],
    ['og:image:alt', BRAND.wallet],
    ['og:locale', OG_LOCALES[locale]],
    ...others.map((language) => ['og:locale:alternate', OG_LOCALES[language]] as const),
  ];
  const alternate = (hreflang: string, language: Locale) =>
    openTag('link', { rel: 'alternate', hreflang, href: documentUrl(language) });
  const commonTags = [openTag('meta', { name: 'description', content: description })];
  // The not-found page has no canonical URL.
  if (!isRoute(path))
    return [...commonTags, openTag('meta', { name: 'robots', content: 'noindex' })].join('');
  return [
    ...commonTags,
    openTag('link', { rel: 'canonical', href: documentUrl(locale) }),
    ...LOCALES.map((language) => alternate(language, language)),
    alternate('x-default', FALLBACK_LOCALE),
    ...openGraph.map(([property, content]) => openTag('meta', { property, content })),
    openTag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ].join('');
}
