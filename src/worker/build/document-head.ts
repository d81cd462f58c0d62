import type { HtmlTagDescriptor, Plugin } from 'vite';
import english from '../../i18n/messages/en.json' with { type: 'json' };
import { FALLBACK_LOCALE, LOCALES } from '../../i18n/locales.ts';
import { BRAND } from '../../site.ts';
import type { Site } from '../../site-settings.ts';
import { GROUND } from './web-manifest.ts';
import { escaped, withoutScript } from './without-script.ts';

/** What a shared link says, in the language that a reader without scripts gets. */
export const SHARED = {
  title: english['meta.title.home'],
  description: english['meta.description'],
} as const;

const ROOT = '<div id="root"></div>';

/** Open Graph writes a language with its country. */
const OG_LOCALES: Readonly<Record<(typeof LOCALES)[number], string>> = {
  en: 'en_US',
  es: 'es_ES',
  pt: 'pt_BR',
  'zh-TW': 'zh_TW',
  vi: 'vi_VN',
};

/**
 * The document for those who run no script: title and description, the browser's colour, what a shared
 * link shows, and where the app can be had. Shared pictures need an absolute address, so they come
 * from the origin where the site is published.
 */
export function documentHead(site: Site): Plugin {
  const { siteOrigin } = site;
  const picture = `${siteOrigin}/og/${FALLBACK_LOCALE}.jpg`;
  const others = LOCALES.filter((locale) => locale !== FALLBACK_LOCALE);
  const shared: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', BRAND.wallet],
    ['og:url', `${siteOrigin}/`],
    ['og:title', SHARED.title],
    ['og:description', SHARED.description],
    ['og:image', picture],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', BRAND.wallet],
    ['og:locale', OG_LOCALES[FALLBACK_LOCALE]],
    ...others.map((locale) => ['og:locale:alternate', OG_LOCALES[locale]] as const),
  ];
  const tags: HtmlTagDescriptor[] = [
    meta({ name: 'description', content: SHARED.description }),
    meta({ name: 'theme-color', content: GROUND }),
    { tag: 'link', attrs: { rel: 'canonical', href: `${siteOrigin}/` }, injectTo: 'head' },
    ...shared.map(([property, content]) => meta({ property, content })),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ];
  return {
    name: 'document-head',
    transformIndexHtml: (html) => ({
      html: html
        .replace(/<title>.*<\/title>/, () => `<title>${escaped(SHARED.title)}</title>`)
        .replace(ROOT, () => ROOT.replace('><', () => `>${withoutScript(site)}<`)),
      tags,
    }),
  };
}

function meta(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'meta', attrs, injectTo: 'head' };
}
