import styled, { keyframes } from 'styled-components';
import { useIntl } from '../../i18n/IntlProvider.tsx';
import { cssVar, media } from '../../theme/css.ts';
import { REGIONS } from './countries.ts';
import { FEW } from './CountryIndex.tsx';
import { dots, RADIUS, viewOf } from './globe.ts';
import { HOME_REGION } from './group-countries.ts';
import { LAND } from './land.ts';
import { PLACE_OF } from './places.ts';
import type { Country } from './search.ts';

const ALL = [...PLACE_OF.values()];

const placesOf = (codes: readonly string[]) => codes.flatMap((code) => PLACE_OF.get(code) ?? []);

/** The pearl as a globe with a light for each place, turned to the readers' region or to the search result. */
export function GlobeLights({ found }: { found: readonly Country[] }) {
  const { locale } = useIntl();
  const home = HOME_REGION[locale];
  const places = placesOf(found.map(({ code }) => code));
  const turned = places.length < ALL.length;
  const readers = home ? placesOf(REGIONS[home]) : ALL;
  const view = viewOf(turned && places.length > 0 ? places : readers);
  const lights = dots(places, view);
  return (
    <Drawing
      // Remounts the drawing, so that its animation runs again.
      key={lights}
      data-turned={turned}
      viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${RADIUS}`}
      aria-hidden="true"
    >
      <path d={dots(LAND, view)} data-land />
      {turned && <path d={dots(ALL, view)} data-lights="other" />}
      {lights && <path d={lights} data-lights={places.length > FEW ? 'many' : 'few'} />}
    </Drawing>
  );
}

const turnedUp = keyframes`
  from { opacity: 0 }
`;

const Drawing = styled.svg`
  fill: none;
  stroke: ${cssVar('gradient-nacre-3')};
  stroke-linecap: round;
  stroke-linejoin: round;
  filter: drop-shadow(0 0 ${cssVar('space-1')} ${cssVar('palette-white')});

  &[data-turned='true'] {
    animation: ${turnedUp} ${cssVar('duration-reveal')} ${cssVar('easing-out')};

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
