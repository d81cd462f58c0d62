import { FALLBACK_LOCALE, LOCALES, isLocale, type Locale } from './locales.ts';

/** Chinese tags that mean Traditional characters. */
const TRADITIONAL = /^zh-(?:hant|tw|hk|mo)\b/i;

/**
 * The initial locale (I18N-2): the saved one if it is supported; else the browser's in order of
 * preference, full tag before base language; else English. zh-Hant, zh-HK and zh-MO mean zh-TW;
 * other Chinese tags are not supported (FAULT-47). Case-insensitive; any input is safe.
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
  const lowercaseTag = tag.toLowerCase();
  const base = lowercaseTag.split('-')[0];
  return (
    LOCALES.find((locale) => locale.toLowerCase() === lowercaseTag) ??
    LOCALES.find((locale) => locale === base)
  );
}
