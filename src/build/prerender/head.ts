import { documentPath } from '../../app/document-paths.ts';
import { FALLBACK_LOCALE, LOCALES, type Locale } from '../../i18n/locales.ts';
import { isRoute } from '../../navigation/routes.ts';
import { BRAND } from '../../site.ts';
import { THEME_COLOR } from '../web-manifest.ts';
import { openTag } from './html.ts';

/** Open Graph writes a language with its country. */
const OG_LOCALES: Readonly<Record<Locale, string>> = {
  en: 'en_US',
  es: 'es_ES',
  pt: 'pt_BR',
  'zh-TW': 'zh_TW',
  vi: 'vi_VN',
};

/** The size of the shared pictures in `public/og`, in px. */
const SHARED_PICTURE = { width: '1200', height: '630' } as const;

/** What a page is called, and where it is. */
export type PageMeta = { locale: Locale; path: string; title: string; description: string };

/**
 * What search engines and link previews read of a page: its description, its address, the same page in
 * the other languages, and what a shared link shows. Such addresses are absolute: `origin` is where the
 * site is published.
 */
export function headTags({ locale, path, title, description }: PageMeta, origin: string): string {
  const address = (language: Locale) => `${origin}/${documentPath(language, path)}`;
  const others = LOCALES.filter((language) => language !== locale);
  const shared: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', BRAND.wallet],
    ['og:url', address(locale)],
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
    openTag('link', { rel: 'alternate', hreflang, href: address(language) });
  const always = [
    openTag('meta', { name: 'description', content: description }),
    openTag('meta', { name: 'theme-color', content: THEME_COLOR }),
  ];
  // A page that is not there is nobody's: it has no address to be found under.
  if (!isRoute(path))
    return [...always, openTag('meta', { name: 'robots', content: 'noindex' })].join('');
  return [
    ...always,
    openTag('link', { rel: 'canonical', href: address(locale) }),
    ...LOCALES.map((language) => alternate(language, language)),
    alternate('x-default', FALLBACK_LOCALE),
    ...shared.map(([property, content]) => openTag('meta', { property, content })),
    openTag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ].join('');
}
