import type { Country } from './search.ts';

/** Countries under the letter they begin with; without a letter where the script has none. */
export type InitialGroup = { initial: string | undefined; countries: Country[] };

/**
 * Countries in their order, a group a letter: what an index of names in Latin script looks like.
 * Accents do not make a letter of their own, except Đ. Names in Chinese characters are one group.
 */
export function groupByInitial(countries: readonly Country[]): InitialGroup[] {
  const groups: InitialGroup[] = [];
  for (const country of countries) {
    const initial = initialOf(country.name);
    const last = groups.at(-1);
    if (last && last.initial === initial) last.countries.push(country);
    else groups.push({ initial, countries: [country] });
  }
  return groups;
}

function initialOf(name: string): string | undefined {
  const first = [...name.normalize('NFD')][0]?.toUpperCase();
  return first && /\p{Script=Latin}/u.test(first) ? first : undefined;
}
