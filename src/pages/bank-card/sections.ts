import type { Locale } from '../../i18n/locales.ts';

/** The sections under the hero, by the name that their messages begin with: `bank-card.<name>.`. */
export const SECTIONS = [
  'credit',
  'individuals',
  'businesses',
  'solutions',
  'benefits',
  'support',
] as const;

/** One of them. */
export type SectionName = (typeof SECTIONS)[number];

/** Only these languages have these sections (CARD-6); every language has the others. */
const ONLY_IN: Partial<Record<SectionName, readonly Locale[]>> = {
  benefits: ['zh-TW'],
  support: ['zh-TW'],
};

/**
 * The sections of a language, in their order: the language decides which there are. All of them have
 * words in all five, so giving another language one more is a change of the list above.
 */
export function sectionsOf(locale: Locale): readonly SectionName[] {
  return SECTIONS.filter((name) => ONLY_IN[name]?.includes(locale) ?? true);
}
