import styled, { keyframes } from 'styled-components';
import { useIntl } from '../../i18n/IntlProvider.tsx';
import { cssVar, media } from '../../theme/css.ts';
import { REGIONS } from './countries.ts';
import { MAX_LARGE_RESULTS } from './CountryIndex.tsx';
import { dots, RADIUS, viewOf } from './globe.ts';
import { HOME_REGION } from './group-countries.ts';
import { LAND } from './land.ts';
import { PLACE_OF } from './places.ts';
import type { Country } from './search.ts';

const ALL_PLACES = [...PLACE_OF.values()];

const placesOf = (codes: readonly string[]) => codes.flatMap((code) => PLACE_OF.get(code) ?? []);

/** The pearl as a globe: land, and a light for each place, turned to the readers' region or to the search result. */
export function GlobeLights({ countries }: { countries: readonly Country[] }) {
  const { locale } = useIntl();
  const homeRegion = HOME_REGION[locale];
  const places = placesOf(countries.map(({ code }) => code));
  const isFiltered = places.length < ALL_PLACES.length;
  const homePlaces = homeRegion ? placesOf(REGIONS[homeRegion]) : ALL_PLACES;
  const view = viewOf(isFiltered && places.length > 0 ? places : homePlaces);
  const lights = dots(places, view);
  return (
    <Drawing
      // Remounts the drawing, so that its animation runs again.
      key={lights}
      data-turned={isFiltered}
      viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${RADIUS}`}
      aria-hidden="true"
    >
      <path d={dots(LAND, view)} data-land />
      {isFiltered && <path d={dots(ALL_PLACES, view)} data-lights="other" />}
      {lights && (
        <path d={lights} data-lights={places.length > MAX_LARGE_RESULTS ? 'many' : 'few'} />
      )}
    </Drawing>
  );
}

const fadeIn = keyframes`
  from { opacity: 0 }
`;

const Drawing = styled.svg`
  fill: none;
  stroke: ${cssVar('gradient-nacre-3')};
  stroke-linecap: round;
  stroke-linejoin: round;
  filter: drop-shadow(0 0 ${cssVar('space-1')} ${cssVar('palette-white')});

  &[data-turned='true'] {
    animation: ${fadeIn} ${cssVar('duration-reveal')} ${cssVar('easing-out')};

    ${media.reducedMotion} {
      animation: none;
    }
  }

  > [data-land] {
    stroke-width: 0.7;
    stroke-opacity: 0.5;
  }

  > [data-lights] {
    vector-effect: non-scaling-stroke;
    stroke: ${cssVar('palette-white')};
    stroke-width: 4;
    stroke-opacity: 1;
  }

  > [data-lights='few'] {
    stroke-width: 9;
  }

  > [data-lights='other'] {
    stroke-width: 3;
    stroke-opacity: 0.3;
  }
`;
