import { useId } from 'react';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { groupCountries } from './group-countries.ts';
import type { Country } from './search.ts';
import { Tile, TileGrid, TileGroup } from './TileGrid.tsx';

/** Countries and regions with their codes (CTRY-1), grouped by initial or by region. */
export function CountryIndex({ countries }: { countries: readonly Country[] }) {
  const t = useTranslate();
  const id = useId();
  return groupCountries(countries).map(({ initial, region, countries }) => {
    const key = region ?? initial ?? '';
    return (
      <TileGroup key={key} data-group={region ? 'region' : 'initial'}>
        {region ? (
          <h2 id={id + key}>{t(`countries.region.${region}`)}</h2>
        ) : (
          <h2 id={id + key} translate="no">
            {initial}
          </h2>
        )}
        <TileGrid aria-labelledby={id + key}>
          {countries.map(({ code, name }) => (
            <Tile key={code} data-country={code}>
              <span>{name}</span>
              <span translate="no">{code}</span>
            </Tile>
          ))}
        </TileGrid>
      </TileGroup>
    );
  });
}
