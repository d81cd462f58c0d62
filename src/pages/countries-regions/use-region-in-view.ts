import { useEffect, useState } from 'react';
import { useIntl } from '../../i18n/IntlProvider.tsx';
import { watchScroll } from '../../navigation/watch-scroll.ts';
import type { Region } from './countries.ts';
import { groupCountries, regionId } from './group-countries.ts';
import { scrollStopOf } from './scroll-stop.ts';
import type { Country } from './search.ts';

/** A scroll may end at a fractional pixel. */
const ROUNDING = 1;

/** The region at the position that its button scrolls to. Above the list, the first region with results. */
export function useRegionInView(countries: readonly Country[]): Region | undefined {
  const { locale } = useIntl();
  const firstRegion = groupCountries(countries, locale)[0]?.region;
  const [lastPassedRegion, setLastPassedRegion] = useState<Region>();

  useEffect(
    () =>
      watchScroll(
        () =>
          groupCountries(countries, locale).flatMap(({ region }) => {
            const element = document.getElementById(regionId(region));
            if (!element) return [];
            const { top } = element.getBoundingClientRect();
            return [{ region, top: top + scrollY - scrollStopOf(element) }];
          }),
        (tops) =>
          setLastPassedRegion(tops.findLast(({ top }) => scrollY + ROUNDING >= top)?.region),
      ),
    [countries, locale],
  );

  return lastPassedRegion ?? firstRegion;
}
