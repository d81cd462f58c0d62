/** In the order of the language list (I18N-1, HDR-6). */
export const LOCALES = ['en', 'es', 'pt', 'zh-TW', 'vi'] as const;

/** BCP 47 tags, also for `<html lang>`. */
export type Locale = (typeof LOCALES)[number];

/** I18N-1 */
export const FALLBACK_LOCALE: Locale = 'en';

/** Each in its own language, so not a message (HDR-6). */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  'zh-TW': '繁體中文',
  vi: 'Tiếng Việt',
};

/**
 * The locales that format numbers and country names (MONEY-1, CTRY-2). Spanish is for Latin America and Spain: the
 * decimal point and the `USD` of `es-419` are understood in both, while Spain's decimal comma is a thousands
 * separator in Mexico. "Costa de Marfil" is used in both, "Côte d’Ivoire" in neither.
 */
export const INTL_LOCALES = {
  en: 'en',
  es: 'es-419',
  pt: 'pt-BR',
  'zh-TW': 'zh-TW',
  vi: 'vi',
} as const satisfies Readonly<Record<Locale, string>>;

export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}
