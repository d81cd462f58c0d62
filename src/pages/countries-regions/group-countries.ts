import { type Region, REGIONS } from './countries.ts';
import type { Country } from './search.ts';

export type CountryGroup = { initial?: string; region?: Region; countries: Country[] };

/** By initial, or by region where names have none: in Chinese. The order within a group stays. */
export function groupCountries(countries: readonly Country[]): CountryGroup[] {
  return countries.every(({ name }) => initialOf(name)) //
    ? byInitial(countries)
    : byRegion(countries);
}

/** Accented letters are grouped with their base letter, except Đ. */
function byInitial(countries: readonly Country[]): CountryGroup[] {
  const groups: CountryGroup[] = [];
  for (const country of countries) {
    const initial = initialOf(country.name);
    const last = groups.at(-1);
    if (last && last.initial === initial) last.countries.push(country);
    else groups.push({ ...(initial && { initial }), countries: [country] });
  }
  return groups;
}

function byRegion(countries: readonly Country[]): CountryGroup[] {
  return (Object.keys(REGIONS) as Region[])
    .map((region) => ({
      region,
      countries: countries.filter(({ code }) => REGIONS[region].includes(code)),
    }))
    .filter(({ countries }) => countries.length > 0);
}

function initialOf(name: string): string | undefined {
  const first = [...name.normalize('NFD')][0]?.toUpperCase();
  return first && /\p{Script=Latin}/u.test(first) ? first : undefined;
}
