import type { Country } from './search.ts';

/**
 * The list as a prerendered document shows it in this language, while the app takes it over; undefined
 * otherwise. Another release of CLDR may name or sort a country differently, and what is seen must not
 * change under the visitor.
 */
export function readPrerenderedCountries(locale: string): Country[] | undefined {
  if (typeof document === 'undefined' || document.documentElement.lang !== locale) return undefined;
  const tiles = [...document.querySelectorAll<HTMLElement>('[data-country]')];
  if (tiles.length === 0) return undefined;
  return tiles.map(({ dataset: { country: code = '' }, firstElementChild }) => ({
    code,
    name: firstElementChild?.textContent ?? code,
  }));
}
