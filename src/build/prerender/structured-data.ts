import { documentPath } from '../../app/document-paths.ts';
import type { Locale } from '../../i18n/locales.ts';
import { isRoute, ROUTES } from '../../navigation/routes.ts';
import { BRAND } from '../../site.ts';
import type { Site } from '../../site-config.ts';
import type { PageMeta } from './head.ts';

/** Messages that are also visible on the page. */
export type StructuredDataCopy = {
  home: string;
  questions: readonly { question: string; answer: string }[];
};

/**
 * JSON-LD with schema.org types: organization and app on Home and the download page, the FAQ on
 * Home, breadcrumbs on all other pages. Only facts that the page shows; undefined for the not-found
 * page.
 */
export function structuredData(
  page: PageMeta,
  copy: StructuredDataCopy,
  site: Site,
): object | undefined {
  if (!isRoute(page.path)) return undefined;
  const graph =
    page.path === ROUTES.home
      ? [organization(site), application(page, site), questions(copy)]
      : [
          breadcrumbs(page, copy, site),
          ...(page.path === ROUTES.download ? [application(page, site)] : []),
        ];
  return { '@context': 'https://schema.org', '@graph': graph };
}

const documentUrl = (site: Site, locale: Locale, path: string) =>
  `${site.siteOrigin}/${documentPath(locale, path)}`;

function organization({ siteOrigin, socialUrl }: Site): object {
  return {
    '@type': 'Organization',
    '@id': `${siteOrigin}/#organization`,
    name: BRAND.short,
    url: `${siteOrigin}/`,
    logo: `${siteOrigin}/icons/icon-512.png`,
    sameAs: [socialUrl],
  };
}

function application({ locale, description }: PageMeta, site: Site): object {
  return {
    '@type': 'MobileApplication',
    name: BRAND.wallet,
    description,
    inLanguage: locale,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'iOS, Android',
    url: documentUrl(site, locale, ROUTES.download),
    installUrl: [site.appStoreUrl, site.googlePlayUrl],
    downloadUrl: site.apkUrl,
    image: `${site.siteOrigin}/icons/icon-512.png`,
    publisher: { '@id': `${site.siteOrigin}/#organization` },
  };
}

function questions(copy: StructuredDataCopy): object {
  return {
    '@type': 'FAQPage',
    mainEntity: copy.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function breadcrumbs(
  { locale, path, title }: PageMeta,
  { home }: StructuredDataCopy,
  site: Site,
): object {
  const step = (position: number, name: string, route: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: documentUrl(site, locale, route),
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, home, ROUTES.home), step(2, title, path)],
  };
}
