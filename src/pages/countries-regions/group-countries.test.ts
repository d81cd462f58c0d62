import { expect, test } from 'vitest';
import { LOCALES } from '../../i18n/locales.ts';
import { COUNTRY_CODES } from './countries.ts';
import { groupCountries } from './group-countries.ts';
import { type Country, findCountries, listCountries } from './search.ts';

const byCode = (a: Country, b: Country) => (a.code < b.code ? -1 : 1);

test.each(LOCALES)('CTRY-2 regions have all of them, in the order of %s', (locale) => {
  const listed = listCountries(locale, COUNTRY_CODES);
  const groups = groupCountries(listed);
  expect(groups.flatMap(({ countries }) => countries).toSorted(byCode)).toEqual(
    listed.toSorted(byCode),
  );
  for (const { countries } of groups)
    expect(countries).toEqual(listed.filter((country) => countries.includes(country)));
});

test('CTRY-2 each is in its region', () => {
  const codes = groupCountries(listCountries('en', COUNTRY_CODES)).map(
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

test('a region in which nothing was found has no heading', () => {
  const found = groupCountries(findCountries(listCountries('vi', COUNTRY_CODES), 'germany'));
  expect(found.map(({ region }) => region)).toEqual(['europe']);
});

test('an empty list has no group', () => {
  expect(groupCountries([])).toEqual([]);
});
