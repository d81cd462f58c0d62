import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IntlProvider } from '../../i18n/IntlProvider.tsx';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import type { Messages } from '../../i18n/messages.ts';
import { COUNTRY_CODES, REGIONS } from './countries.ts';
import { dots, viewOf } from './globe.ts';
import { GlobeLights } from './GlobeLights.tsx';
import { LAND } from './land.ts';
import { PLACE_OF } from './places.ts';
import { findCountries, listCountries } from './search.ts';

const drawingIn = (locale: Locale, search = '') =>
  renderToString(
    <IntlProvider locale={locale} messages={{} as Messages}>
      <GlobeLights countries={findCountries(listCountries(locale, COUNTRY_CODES), search)} />
    </IntlProvider>,
  );

const placesOf = (codes: readonly string[]) => codes.flatMap((code) => PLACE_OF.get(code) ?? []);
/** The path of a country's light while the globe shows the countries of `shown`. */
const lightOf = (code: string, shown: readonly string[]) =>
  dots(placesOf([code]), viewOf(placesOf(shown)));

test.each([
  ['en', 'FR', COUNTRY_CODES],
  ['es', 'MX', REGIONS.americas],
  ['pt', 'BR', REGIONS.americas],
  ['zh-TW', 'TW', REGIONS['asia-pacific']],
  ['vi', 'VN', REGIONS['asia-pacific']],
] as const)("CTRY-2 in %s the globe shows the readers' region, with %s", (locale, code, shown) => {
  expect(lightOf(code, shown)).not.toBe('');
  expect(drawingIn(locale)).toContain(lightOf(code, shown));
});

test.each(LOCALES)('CTRY-3 in %s the globe turns to the search result', (locale) => {
  expect(drawingIn(locale, 'tuvalu')).toContain(lightOf('TV', ['TV']));
});

test('CTRY-3 in English, with nothing found, all places are drawn', () => {
  expect(drawingIn('en', 'no such place')).toContain(lightOf('FR', COUNTRY_CODES));
});

test('CTRY-3 the land turns with the lights', () => {
  const landAround = (code: string) => dots(LAND, viewOf(placesOf([code])));
  expect(drawingIn('en', 'brazil')).toContain(landAround('BR'));
  expect(drawingIn('en', 'japan')).toContain(landAround('JP'));
  expect(landAround('BR')).not.toBe(landAround('JP'));
});
