import { type Region, REGIONS } from './countries.ts';
import type { Country } from './search.ts';

type CountryGroup = { region: Region; countries: readonly Country[] };

/** Of the element that holds a region's list. */
export const regionId = (region: Region) => `region-${region}`;

/** By region, without the empty ones. The order within a region stays. */
export function groupCountries(countries: readonly Country[]): CountryGroup[] {
  return (Object.keys(REGIONS) as Region[])
    .map((region) => ({
      region,
      countries: countries.filter(({ code }) => REGIONS[region].includes(code)),
    }))
    .filter((group) => group.countries.length > 0);
}
