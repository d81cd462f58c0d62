import type { Locale } from '../../i18n/locales.ts';

/** The sections below the hero, in order; also the prefix of their messages, `bank-card.<name>.`. */
export const SECTIONS = [
  'credit',
  'individuals',
  'businesses',
  'solutions',
  'benefits',
  'support',
] as const;

export type SectionName = (typeof SECTIONS)[number];

/** Sections that only some languages show (CARD-6). */
const ONLY_IN: Partial<Record<SectionName, readonly Locale[]>> = {
  benefits: ['zh-TW'],
  support: ['zh-TW'],
};

/** All messages exist in all languages, so a section can be added to a language in `ONLY_IN` alone. */
export function sectionsOf(locale: Locale): readonly SectionName[] {
  return SECTIONS.filter((name) => ONLY_IN[name]?.includes(locale) ?? true);
}
