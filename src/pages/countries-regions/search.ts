export type Country = { code: string; name: string };

/** Characters; the rest of a longer search is ignored. */
const MAX_SEARCH_LENGTH = 100;

/** Named in the locale, and sorted by its collation (CTRY-2). */
export function listCountries(locale: string, codes: readonly string[]): Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const collator = new Intl.Collator(locale);
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
}

let englishNames: Intl.DisplayNames | undefined;

/** Creating the formatter takes about 100 ms on a phone: call this before the first search. */
export function warmUpEnglishNames(): Intl.DisplayNames {
  return (englishNames ??= new Intl.DisplayNames(['en'], { type: 'region' }));
}

/**
 * Countries whose name, English name or code contains the search (CTRY-3). Ignores case, diacritics,
 * full-width letters, the variants of apostrophes, dashes and spaces, and the difference of 台 and 臺.
 */
export function findCountries(countries: readonly Country[], search: string): readonly Country[] {
  const query = normalizeForSearch(search.slice(0, MAX_SEARCH_LENGTH)).trim();
  if (query === '') return countries;
  return countries.filter(({ code, name }) =>
    [code, name, warmUpEnglishNames().of(code) ?? code].some((text) =>
      normalizeForSearch(text).includes(query),
    ),
  );
}

function normalizeForSearch(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Accents, and invisible characters of pasted text.
      .replaceAll(/[\p{M}\p{Cf}]/gu, '')
      .replaceAll(/[‘’ʼ]/g, "'")
      .replaceAll(/[\p{Pd}\s]+/gu, ' ')
      .replaceAll('臺', '台')
      .replaceAll(/[đĐ]/g, 'd')
      .toLowerCase()
  );
}
