import { useId } from 'react';
import { Tile, TileGrid, TileGroup } from './TileGrid.tsx';
import { groupByInitial } from './group-by-initial.ts';
import type { Country } from './search.ts';

/** Countries and regions with their codes (CTRY-1), grouped by initial. */
export function CountryIndex({ countries }: { countries: readonly Country[] }) {
  const id = useId();
  return groupByInitial(countries).map(({ initial, countries }) => (
    <TileGroup key={initial ?? ''}>
      {initial && (
        <h2 id={`${id}${initial}`} translate="no">
          {initial}
        </h2>
      )}
      <TileGrid {...(initial && { 'aria-labelledby': `${id}${initial}` })}>
        {countries.map(({ code, name }) => (
          <Tile key={code} data-country={code}>
            <span>{name}</span>
            <span translate="no">{code}</span>
          </Tile>
        ))}
      </TileGrid>
    </TileGroup>
  ));
}
