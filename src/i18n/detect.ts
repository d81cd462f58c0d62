import { FALLBACK_LOCALE, LOCALES, isLocale, type Locale } from './locales.ts';

/** Regions and scripts of Chinese that read Traditional characters. */
const TRADITIONAL = /^zh-(?:hant|tw|hk|mo)\b/i;

/**
 * The language to start in (I18N-2): the saved one if it is one of the five; else, in the
 * browser's order of preference, its full tag, then its base language; else English. Traditional
 * Chinese tags (zh-Hant, zh-HK, zh-MO) mean zh-TW; other Chinese tags have no page of ours
 * (FAULT-47). Any input is safe; tags compare without case.
 */
export function detectLocale(saved: unknown, languages: readonly string[]): Locale {
  if (isLocale(saved)) return saved;
  for (const tag of languages) {
    const match = matchLocale(tag);
    if (match) return match;
  }
  return FALLBACK_LOCALE;
}

function matchLocale(tag: string): Locale | undefined {
  if (TRADITIONAL.test(tag)) return 'zh-TW';
  const wanted = tag.toLowerCase();
  const base = wanted.split('-')[0];
  return (
    LOCALES.find((locale) => locale.toLowerCase() === wanted) ??
    LOCALES.find((locale) => locale === base)
  );
}
