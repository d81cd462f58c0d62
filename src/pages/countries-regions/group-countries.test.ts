import { expect, test } from 'vitest';
import { LOCALES } from '../../i18n/locales.ts';
import { COUNTRY_CODES, REGIONS } from './countries.ts';
import { groupCountries } from './group-countries.ts';
import { type Country, findCountries, listCountries } from './search.ts';

const groupsIn = (locale: string) => groupCountries(listCountries(locale, COUNTRY_CODES));

const byCode = (a: Country, b: Country) => (a.code < b.code ? -1 : 1);

test.each(LOCALES)('CTRY-2 grouping keeps all of them, in the order of %s', (locale) => {
  const listed = listCountries(locale, COUNTRY_CODES);
  const groups = groupCountries(listed);
  expect(groups.flatMap(({ countries }) => countries).toSorted(byCode)).toEqual(
    listed.toSorted(byCode),
  );
  for (const { countries } of groups)
    expect(countries).toEqual(listed.filter((country) => countries.includes(country)));
});

test.each(['en', 'es', 'pt', 'vi'])('each letter of %s stands once, without accents', (locale) => {
  const letters = groupsIn(locale).map(({ initial: letter }) => letter ?? '');
  expect(letters.length).toBeGreaterThan(15);
  expect(new Set(letters).size).toBe(letters.length);
  for (const letter of letters) expect(letter).toMatch(/^[A-ZĐ]$/);
});

test('Vietnamese has Đ in addition to D', () => {
  const letters = groupsIn('vi').map(({ initial: letter }) => letter);
  expect(letters).toContain('Đ');
  expect(letters).toContain('D');
});

test('Chinese names have no initials: they are grouped by region', () => {
  const groups = groupsIn('zh-TW');
  expect(groups.map(({ region }) => region)).toEqual(Object.keys(REGIONS));
  const codes = groups.map(({ countries }) => countries.map(({ code }) => code));
  expect(codes[0]).toContain('TW');
  expect(codes[1]).toContain('XK');
});

test('a region in which nothing was found has no heading', () => {
  const found = groupCountries(findCountries(listCountries('zh-TW', COUNTRY_CODES), 'germany'));
  expect(found.map(({ region }) => region)).toEqual(['europe']);
});

test('an empty list has no group', () => {
  expect(groupCountries([])).toEqual([]);
});
