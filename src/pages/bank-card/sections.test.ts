import { expect, test } from 'vitest';
import { LOCALES } from '../../i18n/locales.ts';
import { sectionsOf } from './sections.ts';

test('CARD-2 CARD-3 CARD-4 CARD-5 every language has the four sections, in this order', () => {
  for (const locale of LOCALES) {
    expect(sectionsOf(locale).slice(0, 4), locale).toEqual([
      'credit',
      'individuals',
      'businesses',
      'solutions',
    ]);
  }
});

test('CARD-6 only Traditional Chinese has benefits and contact support', () => {
  for (const locale of LOCALES) {
    const more = locale === 'zh-TW' ? ['benefits', 'support'] : [];
    expect(sectionsOf(locale).slice(4), locale).toEqual(more);
  }
});
