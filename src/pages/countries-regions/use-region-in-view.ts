import { useEffect, useState } from 'react';
import { watchScroll } from '../../navigation/watch-scroll.ts';
import type { Region } from './countries.ts';
import { groupCountries, regionId } from './group-countries.ts';
import { scrollStopOf } from './scroll-stop.ts';
import type { Country } from './search.ts';

/** A scroll may end between two px. */
const ROUNDING = 1;

/** The region at the place to which its button scrolls; above the list, the first region with results. */
export function useRegionInView(found: readonly Country[]): Region | undefined {
  const first = groupCountries(found)[0]?.region;
  const [passed, setPassed] = useState<Region>();

  useEffect(
    () =>
      watchScroll(
        () =>
          groupCountries(found).flatMap(({ region }) => {
            const element = document.getElementById(regionId(region));
            if (!element) return [];
            const { top } = element.getBoundingClientRect();
            return [{ region, top: top + scrollY - scrollStopOf(element) }];
          }),
        (tops) => setPassed(tops.findLast(({ top }) => scrollY + ROUNDING >= top)?.region),
      ),
    [found],
  );

  return passed ?? first;
}
