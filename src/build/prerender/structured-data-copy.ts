import en from '../../i18n/messages/en.json' with { type: 'json' };
import es from '../../i18n/messages/es.json' with { type: 'json' };
import pt from '../../i18n/messages/pt.json' with { type: 'json' };
import vi from '../../i18n/messages/vi.json' with { type: 'json' };
import zhTW from '../../i18n/messages/zh-TW.json' with { type: 'json' };
import type { Locale } from '../../i18n/locales.ts';
import { plainText } from '../../i18n/plain-text.ts';
import type { Site } from '../../site-config.ts';
import type { StructuredDataCopy } from './structured-data.ts';

const MESSAGES: Readonly<Record<Locale, typeof en>> = { en, es, pt, vi, 'zh-TW': zhTW };

export function structuredDataCopy(locale: Locale): StructuredDataCopy {
  const words = MESSAGES[locale];
  const asked = (id: 'genuine' | 'keys' | 'costs' | 'bank') => ({
    question: plainText(words[`home.faq.${id}.question`]),
    answer: plainText(words[`home.faq.${id}.answer`]),
  });
  return {
    home: words['header.nav.home'],
    questions: [asked('genuine'), asked('keys'), asked('costs'), asked('bank')],
  };
}

/** Store links without JavaScript, named in a locale (FAULT-60). */
export function storeLinks(locale: Locale, site: Site): { name: string; url: string }[] {
  const words = MESSAGES[locale];
  return [
    { name: words['download.app-store'], url: site.appStoreUrl },
    { name: words['download.google-play'], url: site.googlePlayUrl },
    { name: words['download.apk'], url: site.apkUrl },
  ];
}
