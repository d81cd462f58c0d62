import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { detectLocale } from './detect.ts';
import { LOCALES } from './locales.ts';

describe('I18N-2 the initial locale', () => {
  it.each(LOCALES)('I18N-2 a saved %s wins over the browser', (locale) => {
    expect(detectLocale(locale, ['de', 'es'])).toBe(locale);
  });

  it.each([null, '', '{', 'EN', 'fr', 'constructor', '__proto__', 7, {}])(
    'I18N-2 FAULT-50 a saved %j is ignored',
    (saved) => expect(detectLocale(saved, ['vi-VN'])).toBe('vi'),
  );

  it.each([
    ['en-GB', 'en'],
    ['es-419', 'es'],
    ['pt-PT', 'pt'],
    ['zh-TW', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['zh-Hant-HK', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['zh-MO', 'zh-TW'],
    ['ZH-tw', 'zh-TW'],
    ['zh', 'en'],
    ['zh-CN', 'en'],
    ['zh-Hans-TW', 'en'],
    ['xx', 'en'],
    ['', 'en'],
    ['vi', 'vi'],
  ])('I18N-2 FAULT-47 the browser language %s gives %s', (tag, locale) => {
    expect(detectLocale(null, [tag])).toBe(locale);
  });

  it('I18N-2 the first supported preference wins', () => {
    expect(detectLocale(null, ['fr-FR', 'zh-CN', 'pt-BR', 'es'])).toBe('pt');
  });

  it('I18N-1 falls back to English without any preference', () => {
    expect(detectLocale(undefined, [])).toBe('en');
  });

  it('I18N-2 any input gives a supported locale', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.string()), (saved, languages) => {
        expect(LOCALES).toContain(detectLocale(saved, languages));
      }),
    );
  });
});
