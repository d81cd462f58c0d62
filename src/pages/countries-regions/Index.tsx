import { useId } from 'react';
import { Tile, TileGrid, TileGroup } from '../../primitives/TileGrid.tsx';
import { byLetter } from './letters.ts';
import type { Country } from './search.ts';

/** Each country or region with its name and two-letter code (CTRY-1), under the letter it begins with. */
export function Index({ countries }: { countries: readonly Country[] }) {
  const id = useId();
  return byLetter(countries).map(({ letter, countries }) => (
    <TileGroup key={letter ?? ''}>
      {letter && (
        <h2 id={`${id}${letter}`} translate="no">
          {letter}
        </h2>
      )}
      <TileGrid {...(letter && { 'aria-labelledby': `${id}${letter}` })}>
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
