import { expect, test } from 'vitest';
import { LOCALES } from '../../i18n/locales.ts';
import { COUNTRY_CODES, REGIONS } from './countries.ts';
import { groupCountries, listRegions } from './group-countries.ts';
import { type Country, findCountries, listCountries } from './search.ts';

const byCode = (a: Country, b: Country) => (a.code < b.code ? -1 : 1);

test.each(LOCALES)('CTRY-2 the regions have all countries, in the order of %s', (locale) => {
  const listed = listCountries(locale, COUNTRY_CODES);
  const groups = groupCountries(listed, locale);
  expect(groups.flatMap(({ countries }) => countries).toSorted(byCode)).toEqual(
    listed.toSorted(byCode),
  );
  for (const { countries } of groups)
    expect(countries).toEqual(listed.filter((country) => countries.includes(country)));
});

test('CTRY-2 each country is in its region', () => {
  const codes = groupCountries(listCountries('en', COUNTRY_CODES), 'en').map(
    ({ region, countries }) => [region, countries.map(({ code }) => code)] as const,
  );
  for (const [region, code] of [
    ['asia-pacific', 'TW'],
    ['europe', 'XK'],
    ['americas', 'BR'],
    ['middle-east', 'AE'],
    ['africa', 'ZA'],
  ] as const)
    expect(new Map(codes).get(region)).toContain(code);
});

test.each([
  ['en', 'asia-pacific'],
  ['es', 'americas'],
  ['pt', 'americas'],
  ['zh-TW', 'asia-pacific'],
  ['vi', 'asia-pacific'],
] as const)('CTRY-2 the list of %s begins with %s, and has every region once', (locale, first) => {
  const regions = listRegions(locale);
  expect(regions[0]).toBe(first);
  expect(regions.toSorted()).toEqual(Object.keys(REGIONS).toSorted());
  const groups = groupCountries(listCountries(locale, COUNTRY_CODES), locale);
  expect(groups.map(({ region }) => region)).toEqual(regions);
});

test('a region in which nothing was found has no heading', () => {
  const germany = findCountries(listCountries('vi', COUNTRY_CODES), 'germany');
  const found = groupCountries(germany, 'vi');
  expect(found.map(({ region }) => region)).toEqual(['europe']);
});

test('an empty list has no group', () => {
  expect(groupCountries([], 'en')).toEqual([]);
});
