import { INTL_LOCALES, isLocale } from '../../i18n/locales.ts';

export type Country = { code: string; name: string };

/** Characters; the rest of a longer search is ignored. */
const MAX_SEARCH_LENGTH = 100;

/**
 * CLDR's full names of these two are official style ("Hong Kong SAR China", 中國香港特別行政區), long,
 * and filed under another letter than readers look for.
 */
const SHORT_NAMES: ReadonlySet<string> = new Set(['HK', 'MO']);

/** CLDR's "Congo - Brazzaville", which would wrap after the hyphen, is "Congo (Brazzaville)". */
const PART_AFTER_HYPHEN = / - (.+)$/;

/** In Vietnamese "kingdom" and "Arab" are words of two syllables, between which no line breaks. */
const INSIDE_WORD = /(?<=vương) (?=quốc)|(?<=ả) (?=rập)/gi;

/** Maps a code to the name that the locale's readers use for the country or region; undefined without a name. */
export function createCountryNames(locale: string): (code: string) => string | undefined {
  const tag = isLocale(locale) ? INTL_LOCALES[locale] : locale;
  const full = new Intl.DisplayNames([tag], { type: 'region' });
  const short = new Intl.DisplayNames([tag], { type: 'region', style: 'short' });
  return (code) =>
    (SHORT_NAMES.has(code) ? short : full)
      .of(code)
      ?.replace(PART_AFTER_HYPHEN, ' ($1)')
      .replace(INSIDE_WORD, '\u00a0');
}

/** Before "and", a bracket, a form of state, or "New Guinea" in Papua New Guinea. */
const CHINESE_BREAK = /(?=[及與（]|聯合|共和國|紐幾內亞)/u;

/** In characters: as many as the narrowest column has room for. */
const MAX_UNBROKEN_LENGTH = 6;

/** Where a long name without spaces may break. */
export function partsOfName(name: string): string[] {
  return [...name].length > MAX_UNBROKEN_LENGTH ? name.split(CHINESE_BREAK) : [name];
}

/** Named in the locale, and sorted by its collation (CTRY-2). */
export function listCountries(locale: string, codes: readonly string[]): Country[] {
  const nameOf = createCountryNames(locale);
  const collator = new Intl.Collator(locale);
  return codes
    .map((code) => ({ code, name: nameOf(code) ?? code }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
}

/** The list in the prerendered document, if it has this locale. The browser's CLDR may name countries differently. */
export function readPrerenderedCountries(locale: string): Country[] | undefined {
  if (typeof document === 'undefined' || document.documentElement.lang !== locale) return undefined;
  const items = [...document.querySelectorAll<HTMLElement>('[data-country]')];
  if (items.length === 0) return undefined;
  return items.map(({ dataset: { country: code = '' }, firstElementChild }) => ({
    code,
    name: firstElementChild?.textContent ?? code,
  }));
}

/** English names that readers know, where CLDR has another. */
const ALSO_CALLED: ReadonlyMap<string, string> = new Map([
  ['AE', 'UAE'],
  ['CI', 'Ivory Coast'],
  ['CZ', 'Czech Republic'],
  ['GB', 'UK'],
  ['MO', 'Macau'],
  ['SZ', 'Swaziland'],
  ['TR', 'Turkey'],
  ['US', 'USA'],
]);

const SPACES = /\s+/gu;

let englishNames: ReturnType<typeof createCountryNames> | undefined;

/** Creating the formatter takes about 100 ms on a phone: call this before the first search. */
export function warmUpEnglishNames(): (code: string) => string | undefined {
  return (englishNames ??= createCountryNames('en'));
}

/**
 * Countries whose name, English name or code contains the search (CTRY-3). Ignores case, diacritics,
 * full-width letters, the variants of apostrophes, dashes and spaces, brackets, and the difference of 台 and 臺.
 * The start of a name also matches with different spaces: "Ma Cao", "Viet Nam".
 */
export function findCountries(countries: readonly Country[], search: string): readonly Country[] {
  const query = normalizeForSearch(search.slice(0, MAX_SEARCH_LENGTH)).trim();
  if (query === '') return countries;
  const queryWithoutSpaces = query.replaceAll(SPACES, '');
  return countries.filter(({ code, name }) =>
    [code, name, warmUpEnglishNames()(code) ?? code, ALSO_CALLED.get(code) ?? code].some((text) => {
      const normalized = normalizeForSearch(text);
      return (
        normalized.includes(query) ||
        normalized.replaceAll(SPACES, '').startsWith(queryWithoutSpaces)
      );
    }),
  );
}

function normalizeForSearch(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Accents, and invisible characters of pasted text.
      .replaceAll(/[\p{M}\p{Cf}]/gu, '')
      .replaceAll(/[‘’ʼ]/g, "'")
      .replaceAll(/[\p{Pd}()\s]+/gu, ' ')
      .replaceAll('臺', '台')
      .replaceAll(/[đĐ]/g, 'd')
      .toLowerCase()
  );
}
