import type { Country } from './search.ts';

/**
 * Reads the list from the prerendered document; undefined where the document has none in this
 * language. The browser's CLDR may differ from the build's, which would be a hydration mismatch.
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
