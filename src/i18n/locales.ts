/** The five languages of the site, in the order of the language list (I18N-1, HDR-6). */
export const LOCALES = ['en', 'es', 'pt', 'zh-TW', 'vi'] as const;

/** One of the five languages, as a BCP 47 tag: also the value of `<html lang>`. */
export type Locale = (typeof LOCALES)[number];

/** Shown when nothing better is known (I18N-1). */
export const FALLBACK_LOCALE: Locale = 'en';

/** Each language's name in itself: the same in every language, so not a message (HDR-6). */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  'zh-TW': '繁體中文',
  vi: 'Tiếng Việt',
};

/** Whether a stored or received value is one of the five languages, exactly as written above. */
export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}
