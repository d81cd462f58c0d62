/** A country or region as the page shows it. */
export type Country = { code: string; name: string };

/** Longer searches match nothing of ours; only their start is looked at. */
const LONGEST_SEARCH = 100;

/** The countries named in a language, sorted by that language's collation (CTRY-2). */
export function listCountries(locale: string, codes: readonly string[]): Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const collator = new Intl.Collator(locale);
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
}

let englishNames: Intl.DisplayNames | undefined;

/** Makes what English names come from. It takes a phone a tenth of a second: rather before the first letter than with it. */
export function warmUpEnglishNames(): Intl.DisplayNames {
  return (englishNames ??= new Intl.DisplayNames(['en'], { type: 'region' }));
}

/** What a code is called in English: a search finds it by that in every language (CTRY-3). */
function englishName(code: string): string {
  return warmUpEnglishNames().of(code) ?? code;
}

/**
 * The countries whose name, English name or code contains the search, ignoring case, diacritics and
 * how a keyboard writes apostrophes, dashes, spaces and full-width letters; 台 and 臺 are the same
 * character here. An empty search finds all (CTRY-3).
 */
export function findCountries(countries: readonly Country[], search: string): readonly Country[] {
  const wanted = normalizeForSearch(search.slice(0, LONGEST_SEARCH)).trim();
  if (wanted === '') return countries;
  return countries.filter(({ code, name }) =>
    [code, name, englishName(code)].some((text) => normalizeForSearch(text).includes(wanted)),
  );
}

function normalizeForSearch(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Accents, and what is pasted along unseen.
      .replaceAll(/[\p{M}\p{Cf}]/gu, '')
      .replaceAll(/[‘’ʼ]/g, "'")
      .replaceAll(/[\p{Pd}\s]+/gu, ' ')
      .replaceAll('臺', '台')
      .replaceAll(/[đĐ]/g, 'd')
      .toLowerCase()
  );
}
