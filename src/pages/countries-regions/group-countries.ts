import type { Locale } from '../../i18n/locales.ts';
import { type Region, REGIONS } from './countries.ts';
import type { Country } from './search.ts';

type CountryGroup = { region: Region; countries: readonly Country[] };

/** The id of the element that holds a region's list. */
export const regionId = (region: Region) => `region-${region}`;

/** Where most readers of a language live. Undefined: all over the world. */
export const HOME_REGION: Readonly<Record<Locale, Region | undefined>> = {
  en: undefined,
  es: 'americas',
  pt: 'americas',
  'zh-TW': 'asia-pacific',
  vi: 'asia-pacific',
};

/** All regions, the readers' region first. */
export function listRegions(locale: Locale): readonly Region[] {
  const home = HOME_REGION[locale];
  const all = Object.keys(REGIONS) as Region[];
  return home ? [home, ...all.filter((region) => region !== home)] : all;
}

/** Groups countries by region, without empty groups. Keeps the order within a region. */
export function groupCountries(countries: readonly Country[], locale: Locale): CountryGroup[] {
  return listRegions(locale)
    .map((region) => ({
      region,
      countries: countries.filter(({ code }) => REGIONS[region].includes(code)),
    }))
    .filter((group) => group.countries.length > 0);
}
