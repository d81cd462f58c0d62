import { useEffect, useState } from 'react';
import { type Region, REGIONS } from './countries.ts';
import { groupCountries, regionId } from './group-countries.ts';
import { scrollStopOf } from './scroll-stop.ts';
import type { Country } from './search.ts';

/** A scroll may end between two px. */
const ROUNDING = 1;

/** The region at the place to which its button scrolls; above the list the first one that is in it. */
export function useRegionInView(found: readonly Country[]): Region | undefined {
  const first = groupCountries(found)[0]?.region;
  const [passed, setPassed] = useState<Region>();

  useEffect(() => {
    let tops: { region: Region; top: number }[] = [];
    const update = () => setPassed(tops.findLast(({ top }) => scrollY + ROUNDING >= top)?.region);
    // Measured on resize, not on scroll, which would force layout.
    const measure = () => {
      tops = (Object.keys(REGIONS) as Region[]).flatMap((region) => {
        const element = document.getElementById(regionId(region));
        if (!element) return [];
        const { top } = element.getBoundingClientRect();
        return [{ region, top: top + scrollY - scrollStopOf(element) }];
      });
      update();
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', update);
    };
  }, [found]);

  return passed ?? first;
}
