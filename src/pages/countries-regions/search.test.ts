import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../i18n/locales.ts';
import { COUNTRY_CODES } from './countries.ts';
import { createCountryNames, findCountries, listCountries, partsOfName } from './search.ts';

const codes = (locale: string, search: string) =>
  findCountries(listCountries(locale, COUNTRY_CODES), search).map(({ code }) => code);

describe('countries and regions', () => {
  it.each(LOCALES)('CTRY-2 every one has a name in %s, sorted by name', (locale) => {
    const countries = listCountries(locale, COUNTRY_CODES);
    for (const { code, name } of countries) expect(name, code).not.toBe(code);
    const names = countries.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare));
  });

  it.each([
    ['en', 'Hong Kong', 'Macao'],
    ['es', 'Hong Kong', 'Macao'],
    ['pt', 'Hong Kong', 'Macau'],
    ['zh-TW', '香港', '澳門'],
    ['vi', 'Hồng Kông', 'Macao'],
  ])('CTRY-2 short names of Hong Kong and Macao in %s', (locale, ...names) => {
    const byCode = new Map(
      listCountries(locale, COUNTRY_CODES).map(({ code, name }) => [code, name]),
    );
    expect([byCode.get('HK'), byCode.get('MO')]).toEqual(names);
  });

  it.each([
    ['en', 'Congo (Brazzaville)'],
    ['es', 'República del Congo'],
    ['pt', 'República do Congo'],
    ['zh-TW', '剛果（布拉薩）'],
    ['vi', 'Congo (Brazzaville)'],
  ])('CTRY-2 no hyphen in the name of the Congo in %s', (locale, name) => {
    expect(createCountryNames(locale)('CG')).toBe(name);
    expect(createCountryNames(locale)('CD')).not.toContain(' - ');
  });

  it.each([
    ['en', 'congo (brazz', 'CG'],
    ['vi', 'Congo - Brazzaville', 'CG'],
    ['vi', 'Ma Cao', 'MO'],
    ['vi', 'Macau', 'MO'],
    ['vi', 'viet nam', 'VN'],
    ['en', 'hongkong', 'HK'],
    ['en', 'Turkey', 'TR'],
    ['zh-TW', 'ivory coast', 'CI'],
    ['en', 'usa', 'US'],
    ['en', 'taiwan', 'TW'],
    ['zh-TW', 'taiwan', 'TW'],
    ['zh-TW', '臺灣', 'TW'],
    ['zh-TW', '台灣', 'TW'],
    ['es', 'cote', 'CI'],
    ['es', 'costa de marfil', 'CI'],
    ['es', 'arabia saudita', 'SA'],
    ['en', 'cote', 'CI'],
    ['vi', 'duc', 'DE'],
    ['pt', 'xk', 'XK'],
    ['en', "cote d'ivoire", 'CI'],
    ['es', 'cote d’ivoire', 'CI'],
    ['en', 'south  korea', 'KR'],
    ['zh-TW', 'ＴＷ', 'TW'],
    ['vi', '\u200ftaiwan\u200b', 'TW'],
  ])('CTRY-3 FAULT-74 in %s, %s finds %s', (locale, search, code) => {
    expect(codes(locale, search)).toContain(code);
  });

  it.each(['🐚', '^', 'x'.repeat(10_000), '\\', '['])(
    'CTRY-3 FAULT-74 %s finds nothing',
    (search) => {
      expect(codes('en', search)).toEqual([]);
    },
  );

  it('a long Chinese name breaks between its parts, other names at their spaces', () => {
    const parts = (locale: string) =>
      listCountries(locale, COUNTRY_CODES)
        .map(({ name }) => partsOfName(name))
        .filter(({ length }) => length > 1);
    expect(parts('zh-TW')).toEqual(
      expect.arrayContaining([
        ['阿拉伯', '聯合大公國'],
        ['聖克里斯多福', '及尼維斯'],
        ['波士尼亞', '與赫塞哥維納'],
        ['聖文森', '及格瑞那丁'],
        ['剛果', '（布拉薩）'],
      ]),
    );
    // Nigeria: 及 is a part of the word here, not "and".
    expect(partsOfName('奈及利亞')).toEqual(['奈及利亞']);
    // The narrowest column of a phone has room for six characters.
    const tooLong = listCountries('zh-TW', COUNTRY_CODES).filter(({ name }) =>
      partsOfName(name).some((part) => [...part].length > 6),
    );
    expect(tooLong).toEqual([]);
    expect(LOCALES.filter((locale) => parts(locale).length > 0)).toEqual(['zh-TW']);
  });

  it('Vietnamese words of two syllables have a no-break space, and a search with a space finds them', () => {
    const nameOf = createCountryNames('vi');
    expect([nameOf('GB'), nameOf('AE')]).toEqual([
      'Vương\u00a0quốc Anh',
      'Các Tiểu Vương\u00a0quốc Ả\u00a0Rập Thống nhất',
    ]);
    expect(codes('vi', 'vương quốc')).toEqual(['AE', 'GB']);
    expect(codes('vi', 'ả rập')).toContain('AE');
  });

  it('CTRY-3 an empty search finds all', () => {
    expect(codes('en', '  ').length).toBe(COUNTRY_CODES.length);
  });
});
