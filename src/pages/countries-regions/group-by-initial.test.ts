import { expect, test } from 'vitest';
import { LOCALES } from '../../i18n/locales.ts';
import { COUNTRY_CODES } from './countries.ts';
import { groupByInitial } from './group-by-initial.ts';
import { listCountries } from './search.ts';

const groupsIn = (locale: string) => groupByInitial(listCountries(locale, COUNTRY_CODES));

test.each(LOCALES)('CTRY-2 grouping keeps all of them and their order, in %s', (locale) => {
  const grouped = groupsIn(locale).flatMap(({ countries }) => countries);
  expect(grouped).toEqual(listCountries(locale, COUNTRY_CODES));
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

test('Chinese names have no initials: one group', () => {
  expect(groupsIn('zh-TW').map(({ initial: letter }) => letter)).toEqual([undefined]);
});

test('an empty list has no group', () => {
  expect(groupByInitial([])).toEqual([]);
});
