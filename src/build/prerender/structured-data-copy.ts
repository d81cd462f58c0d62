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
  const messages = MESSAGES[locale];
  const faqEntry = (id: 'genuine' | 'keys' | 'costs' | 'bank') => ({
    question: plainText(messages[`home.faq.${id}.question`]),
    answer: plainText(messages[`home.faq.${id}.answer`]),
  });
  return {
    home: messages['header.nav.home'],
    questions: [faqEntry('genuine'), faqEntry('keys'), faqEntry('costs'), faqEntry('bank')],
  };
}

/** Store links without JavaScript, named in a locale (FAULT-60). */
export function storeLinks(locale: Locale, site: Site): { name: string; url: string }[] {
  const messages = MESSAGES[locale];
  return [
    { name: messages['download.app-store'], url: site.appStoreUrl },
    { name: messages['download.google-play'], url: site.googlePlayUrl },
    { name: messages['download.apk'], url: site.apkUrl },
  ];
}
